// Keeps the page for when there is no network. What the build makes is filled in by vite.config.ts.

/** The page itself: kept as soon as it was opened. */
const PAGE = ["/","/icon.svg","/manifest.webmanifest","/assets/index-Cz-t3aFo.js","/assets/disclose-version-D3MHmllD.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-D3WodbsY.js","/assets/api-D5ou3AOF.js","/assets/engine-DlOZEgiH.js","/assets/index-pYj-fKq1.css"]
/** The rules, the minds and every part of the page: kept once a board was shown. */
const GAMES = ["/assets/About-BituJhwB.js","/assets/About-xwz__D-w.css","/assets/Account-CEkNMm35.js","/assets/Account-DxChNwvg.css","/assets/Analysis-C84EFGnz.js","/assets/Analysis-Duj-ZkHZ.css","/assets/Book-BLiuto2F.js","/assets/Book-NdTDsIEy.css","/assets/Codes-PlrRDU2k.js","/assets/Codes-Yo4GKy56.css","/assets/Copy-soTZ4IYc.js","/assets/Developers-BM-degPj.css","/assets/Developers-DW_ssiVI.js","/assets/Games-BbDqBwIJ.css","/assets/Games-RnBiNt9R.js","/assets/Help-CX6v-wjp.css","/assets/Help-Cox4bUdS.js","/assets/Join--ifI20xA.css","/assets/Join-DA96GxW1.js","/assets/Kin-CotJNP9E.css","/assets/Kin-D6F1bX6p.js","/assets/Leaders-CSWtmvfB.css","/assets/Leaders-C_L1LTpo.js","/assets/Lobby-Cy8rfjMh.css","/assets/Lobby-DiojBWUB.js","/assets/Local-H-vLz_on.css","/assets/Local-R7kARkLi.js","/assets/Markdown-BcFrbuaq.js","/assets/Markdown-DEaMX24I.css","/assets/MatchPage-xgxF8jNq.js","/assets/Moderation-BEQpUkU0.css","/assets/Moderation-CFJOjgkU.js","/assets/NewGame-CerEYUb6.js","/assets/NewGame-Oa2v-PG8.css","/assets/NewTournament-Cc4KRlQ7.css","/assets/NewTournament-LtaIS2OA.js","/assets/NotFound-CTnAqsIn.css","/assets/NotFound-DHN8B3Rd.js","/assets/Notation-Bgq4nISc.css","/assets/Notation-DOZQN5Q4.js","/assets/Open-BpOC9gVT.js","/assets/Open-C2c6H0iQ.css","/assets/Options-1iY3ER_5.js","/assets/Options-BfNzR13G.css","/assets/OwnAccount-D0knPe_P.css","/assets/OwnAccount-D_SzQrDi.js","/assets/Player-6e2HP5Ac.css","/assets/Player-CZJsfUeZ.js","/assets/Position-BR3oDjJB.css","/assets/Position-BVFFtvJt.js","/assets/PuzzleGame-BC2kGE1j.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzlePage-Dxbc7NYr.js","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-CMLd8cGW.js","/assets/Puzzles-BB_J0acV.js","/assets/Puzzles-DHM2bmbs.css","/assets/Rules-BrhnrExr.js","/assets/Rules-CbxWQ-zg.css","/assets/Saved-Bqt8yga2.js","/assets/Settings-D7jee-9P.js","/assets/Settings-q50kjCG4.css","/assets/Show-bA9AR5tv.js","/assets/Show-z1g9g0q5.css","/assets/Sign-BTuwwemV.js","/assets/Sign-C6DH5on8.css","/assets/SignIn-CDEkFaGW.css","/assets/SignIn-DE3HKMqi.js","/assets/SignUp-D8WFkX-Q.css","/assets/SignUp-DckzFEf9.js","/assets/Table-BjqXzqje.js","/assets/Table-M_a86OeN.css","/assets/Tour-FsHVb2KU.js","/assets/Tour-paq6x-Xi.css","/assets/Tournament-BCtEOdmE.css","/assets/Tournament-uuqg_oxp.js","/assets/Tournaments-CBFa-YIQ.css","/assets/Tournaments-D4Uv6HFl.js","/assets/address-DJUWr5rG.js","/assets/analyst-DTnzX5Wg.js","/assets/answers-sEv0kRI0.js","/assets/api-D5ou3AOF.js","/assets/api-oYz-Ju9C.js","/assets/choice-CvaRVkcR.js","/assets/contributor-Bs_B05tx.js","/assets/correctness-Buu5CNR6.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-C6RjKOcz.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-B4aJyV0q.js","/assets/cublino-pur-DC8IKCgP.js","/assets/dependencies-Cfd-lULj.js","/assets/disclose-version-D3MHmllD.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CfD1YP4o.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dobutsu-depths-Bqd1NiVf.svg","/assets/dog-Cd8f6hyR.js","/assets/dog-Cpqd60tI.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/dominions-jQHkJvsf.js","/assets/engine-DlOZEgiH.js","/assets/engine-author-D5ZSvGWU.js","/assets/engine-protocol-8u5SIXQB.js","/assets/home-p8lVmHGc.js","/assets/index-Cz-t3aFo.js","/assets/index-pYj-fKq1.css","/assets/introduction-C7jIVVOv.js","/assets/legacy-Oj0vnNpS.js","/assets/news-B_U1vxQk.css","/assets/news-BybUtIDk.js","/assets/notebook.svelte-H0YPH8SJ.js","/assets/operating-uYQsS2kl.js","/assets/operator-pbQlGFDm.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-BZ7uVQOV.wasm","/assets/passkeys-iw2UnwPP.js","/assets/perft-CivY6qvC.svg","/assets/player-D-vByup4.js","/assets/puzzles-B1fLGDuR.js","/assets/python-lem8J7UJ.js","/assets/ratings-B3ZTNGbn.js","/assets/releasing-BkDQcScn.js","/assets/researcher-BRiD1CaA.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-BDRtz9x3.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/scaling-CpYB_3S9.js","/assets/selfplay-B0fEH4rv.js","/assets/settings.svelte-CdwKqbCV.js","/assets/solving-qwoD4YdA.css","/assets/solving.svelte-Daw6eXeg.js","/assets/sound-C7ReFm_a.js","/assets/tables-CNFFMRh6.js","/assets/theme.svelte-D3WodbsY.js","/assets/tournaments-29rVIIg3.js","/assets/trial-Cx91YVFz.css","/assets/trial.svelte-B5SZZyvn.js","/assets/types-BmEN4kKT.js","/assets/wish-DJ7pt7Ey.js","/assets/words-Dfape4NC.js","/assets/words-FA5M2egR.js","/assets/worker-DsW6lFYa.js"]
/** Everything there is; what is no longer among it is dropped. */
const ALL = new Set(["/","/icon.svg","/manifest.webmanifest","/assets/index-Cz-t3aFo.js","/assets/disclose-version-D3MHmllD.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-D3WodbsY.js","/assets/api-D5ou3AOF.js","/assets/engine-DlOZEgiH.js","/assets/index-pYj-fKq1.css","/assets/About-BituJhwB.js","/assets/About-xwz__D-w.css","/assets/Account-CEkNMm35.js","/assets/Account-DxChNwvg.css","/assets/Analysis-C84EFGnz.js","/assets/Analysis-Duj-ZkHZ.css","/assets/Book-BLiuto2F.js","/assets/Book-NdTDsIEy.css","/assets/Codes-PlrRDU2k.js","/assets/Codes-Yo4GKy56.css","/assets/Copy-soTZ4IYc.js","/assets/Developers-BM-degPj.css","/assets/Developers-DW_ssiVI.js","/assets/Games-BbDqBwIJ.css","/assets/Games-RnBiNt9R.js","/assets/Help-CX6v-wjp.css","/assets/Help-Cox4bUdS.js","/assets/Join--ifI20xA.css","/assets/Join-DA96GxW1.js","/assets/Kin-CotJNP9E.css","/assets/Kin-D6F1bX6p.js","/assets/Leaders-CSWtmvfB.css","/assets/Leaders-C_L1LTpo.js","/assets/Lobby-Cy8rfjMh.css","/assets/Lobby-DiojBWUB.js","/assets/Local-H-vLz_on.css","/assets/Local-R7kARkLi.js","/assets/Markdown-BcFrbuaq.js","/assets/Markdown-DEaMX24I.css","/assets/MatchPage-xgxF8jNq.js","/assets/Moderation-BEQpUkU0.css","/assets/Moderation-CFJOjgkU.js","/assets/NewGame-CerEYUb6.js","/assets/NewGame-Oa2v-PG8.css","/assets/NewTournament-Cc4KRlQ7.css","/assets/NewTournament-LtaIS2OA.js","/assets/NotFound-CTnAqsIn.css","/assets/NotFound-DHN8B3Rd.js","/assets/Notation-Bgq4nISc.css","/assets/Notation-DOZQN5Q4.js","/assets/Open-BpOC9gVT.js","/assets/Open-C2c6H0iQ.css","/assets/Options-1iY3ER_5.js","/assets/Options-BfNzR13G.css","/assets/OwnAccount-D0knPe_P.css","/assets/OwnAccount-D_SzQrDi.js","/assets/Player-6e2HP5Ac.css","/assets/Player-CZJsfUeZ.js","/assets/Position-BR3oDjJB.css","/assets/Position-BVFFtvJt.js","/assets/PuzzleGame-BC2kGE1j.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzlePage-Dxbc7NYr.js","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-CMLd8cGW.js","/assets/Puzzles-BB_J0acV.js","/assets/Puzzles-DHM2bmbs.css","/assets/Rules-BrhnrExr.js","/assets/Rules-CbxWQ-zg.css","/assets/Saved-Bqt8yga2.js","/assets/Settings-D7jee-9P.js","/assets/Settings-q50kjCG4.css","/assets/Show-bA9AR5tv.js","/assets/Show-z1g9g0q5.css","/assets/Sign-BTuwwemV.js","/assets/Sign-C6DH5on8.css","/assets/SignIn-CDEkFaGW.css","/assets/SignIn-DE3HKMqi.js","/assets/SignUp-D8WFkX-Q.css","/assets/SignUp-DckzFEf9.js","/assets/Table-BjqXzqje.js","/assets/Table-M_a86OeN.css","/assets/Tour-FsHVb2KU.js","/assets/Tour-paq6x-Xi.css","/assets/Tournament-BCtEOdmE.css","/assets/Tournament-uuqg_oxp.js","/assets/Tournaments-CBFa-YIQ.css","/assets/Tournaments-D4Uv6HFl.js","/assets/analyst-DTnzX5Wg.js","/assets/answers-sEv0kRI0.js","/assets/api-oYz-Ju9C.js","/assets/choice-CvaRVkcR.js","/assets/contributor-Bs_B05tx.js","/assets/correctness-Buu5CNR6.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-C6RjKOcz.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-B4aJyV0q.js","/assets/cublino-pur-DC8IKCgP.js","/assets/dependencies-Cfd-lULj.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CfD1YP4o.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dobutsu-depths-Bqd1NiVf.svg","/assets/dog-Cd8f6hyR.js","/assets/dog-Cpqd60tI.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/dominions-jQHkJvsf.js","/assets/engine-author-D5ZSvGWU.js","/assets/engine-protocol-8u5SIXQB.js","/assets/home-p8lVmHGc.js","/assets/introduction-C7jIVVOv.js","/assets/legacy-Oj0vnNpS.js","/assets/news-B_U1vxQk.css","/assets/news-BybUtIDk.js","/assets/notebook.svelte-H0YPH8SJ.js","/assets/operating-uYQsS2kl.js","/assets/operator-pbQlGFDm.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-BZ7uVQOV.wasm","/assets/passkeys-iw2UnwPP.js","/assets/perft-CivY6qvC.svg","/assets/player-D-vByup4.js","/assets/puzzles-B1fLGDuR.js","/assets/python-lem8J7UJ.js","/assets/ratings-B3ZTNGbn.js","/assets/releasing-BkDQcScn.js","/assets/researcher-BRiD1CaA.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-BDRtz9x3.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/scaling-CpYB_3S9.js","/assets/selfplay-B0fEH4rv.js","/assets/settings.svelte-CdwKqbCV.js","/assets/solving-qwoD4YdA.css","/assets/solving.svelte-Daw6eXeg.js","/assets/sound-C7ReFm_a.js","/assets/tables-CNFFMRh6.js","/assets/tournaments-29rVIIg3.js","/assets/trial-Cx91YVFz.css","/assets/trial.svelte-B5SZZyvn.js","/assets/types-BmEN4kKT.js","/assets/wish-DJ7pt7Ey.js","/assets/words-Dfape4NC.js","/assets/words-FA5M2egR.js","/assets/worker-DsW6lFYa.js"])
const NAME = 'parlour'
/** How long the server may take before the kept page is shown, in ms. */
const PATIENCE = 4000

const keep = async (paths) => {
  const cache = await caches.open(NAME)
  await Promise.all(paths.map(async (path) => (await cache.match(path)) ?? cache.add(path)))
}
addEventListener('install', (event) => {
  const begin = async () => {
    const cache = await caches.open(NAME)
    // These have no hash in their names.
    await cache.addAll(PAGE.filter((path) => !path.startsWith('/assets/')).map((path) => new Request(path, { cache: 'no-cache' })))
    await keep(PAGE)
    await skipWaiting()
  }
  event.waitUntil(begin())
})
addEventListener('activate', (event) => {
  const tidy = async () => {
    const cache = await caches.open(NAME)
    const old = (await cache.keys()).filter(({ url }) => !ALL.has(new URL(url).pathname))
    // Whoever could play without a network still can after an update.
    if (old.some(({ url }) => url.endsWith('.wasm'))) await keep(GAMES).catch(() => {})
    await Promise.all(old.map((request) => cache.delete(request)))
    await clients.claim()
  }
  event.waitUntil(tidy())
})
addEventListener('message', (event) => {
  if (event.data === 'games') event.waitUntil(keep(GAMES).catch(() => {}))
})
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(fresh(request))
  else if (ALL.has(pathname)) event.respondWith(fromCache(request, pathname))
})
/** The page as the server has it, or as it was kept where nothing comes back soon. */
async function fresh(request) {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), PATIENCE)
  try {
    return await fetch(request, { signal: late.signal })
  } catch (why) {
    const kept = await caches.match('/')
    if (kept) return kept
    throw why
  } finally {
    clearTimeout(timer)
  }
}
async function fromCache(request, path) {
  const cache = await caches.open(NAME)
  const kept = await cache.match(path)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && path.startsWith('/assets/')) await cache.put(path, answer.clone())
  return answer
}

// The site reminds of a turn, though the page is closed.
addEventListener('push', (event) => {
  const told = event.data?.json() ?? { title: 'Parlour', body: '', path: '/games', tag: 'parlour' }
  event.waitUntil(registration.showNotification(told.title, { body: told.body, icon: '/icon.svg', tag: told.tag, data: told.path }))
})

// A notice of one's turn leads to its table.
addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(clients.matchAll({ type: 'window', includeUncontrolled: true }).then((all) => {
    const open = all.find((client) => new URL(client.url).pathname === notification.data)
    return open ? open.focus() : clients.openWindow(notification.data)
  }))
})

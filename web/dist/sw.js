// Keeps the page for when there is no network. What the build makes is filled in by vite.config.ts.

/** The page itself: kept as soon as it was opened. */
const PAGE = ["/","/icon.svg","/manifest.webmanifest","/assets/index-BCDFUbWi.js","/assets/disclose-version-D3MHmllD.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-D3WodbsY.js","/assets/api-DAtoFah6.js","/assets/engine-CKMynCGn.js","/assets/index-pYj-fKq1.css"]
/** The rules, the minds and every part of the page: kept once a board was shown. */
const GAMES = ["/assets/About-NHmlSoTY.js","/assets/About-xwz__D-w.css","/assets/Account-CE-WUYVW.js","/assets/Account-DxChNwvg.css","/assets/Analysis-B59qJDEb.css","/assets/Analysis-DrllGycV.js","/assets/Book-LPgHf7nL.js","/assets/Book-NdTDsIEy.css","/assets/Codes-PlrRDU2k.js","/assets/Codes-Yo4GKy56.css","/assets/Copy-soTZ4IYc.js","/assets/Developers-BM-degPj.css","/assets/Developers-CWIykrQq.js","/assets/Games-BbDqBwIJ.css","/assets/Games-mopdaDxn.js","/assets/Help-C89CBUqd.js","/assets/Help-CX6v-wjp.css","/assets/Join--ifI20xA.css","/assets/Join-qN-YGMLb.js","/assets/Kin-BY4HCHtT.js","/assets/Kin-CotJNP9E.css","/assets/Leaders-CMGorWmk.js","/assets/Leaders-CSWtmvfB.css","/assets/Lobby-Cy8rfjMh.css","/assets/Lobby-D0KnnLq8.js","/assets/Local-H-vLz_on.css","/assets/Local-YCyd3ph0.js","/assets/Markdown-BcFrbuaq.js","/assets/Markdown-DEaMX24I.css","/assets/MatchPage-CpiflKPS.js","/assets/Moderation-BEQpUkU0.css","/assets/Moderation-BgAWhXwn.js","/assets/NewGame-D7R-dZ9X.js","/assets/NewGame-Oa2v-PG8.css","/assets/NewTournament-Cc4KRlQ7.css","/assets/NewTournament-CuDdk3l3.js","/assets/NotFound-B_Q0As1v.js","/assets/NotFound-CTnAqsIn.css","/assets/Notation-B68ytydO.js","/assets/Notation-Bgq4nISc.css","/assets/Open-C2c6H0iQ.css","/assets/Open-CDQxmrju.js","/assets/Options-1iY3ER_5.js","/assets/Options-BfNzR13G.css","/assets/OwnAccount-CNwyayyl.js","/assets/OwnAccount-D0knPe_P.css","/assets/Player-6e2HP5Ac.css","/assets/Player-D3N3B1eh.js","/assets/Position-BR3oDjJB.css","/assets/Position-CZ_VnHTL.js","/assets/PuzzleGame-CzM0LyTc.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzlePage-BAnW7UFv.js","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-BtW490oL.js","/assets/Puzzles-CFBfeSF0.js","/assets/Puzzles-DHM2bmbs.css","/assets/Rules-CbxWQ-zg.css","/assets/Rules-hw7UwBQs.js","/assets/Saved-BxFLa3Fz.js","/assets/Settings-q50kjCG4.css","/assets/Settings-yVqykO1m.js","/assets/Show-C19GDs6n.js","/assets/Show-z1g9g0q5.css","/assets/Sign-BSEKTWiM.js","/assets/Sign-C6DH5on8.css","/assets/SignIn-CDEkFaGW.css","/assets/SignIn-DNbeNAG3.js","/assets/SignUp-D8WFkX-Q.css","/assets/SignUp-r7lUPZYT.js","/assets/Table-M_a86OeN.css","/assets/Table-enB3_IrY.js","/assets/Tour-paq6x-Xi.css","/assets/Tour-pyZPvvoM.js","/assets/Tournament-BCtEOdmE.css","/assets/Tournament-C9gdsB4z.js","/assets/Tournaments-BVPfh_u2.js","/assets/Tournaments-CBFa-YIQ.css","/assets/address-DJUWr5rG.js","/assets/analyst-BlJjZ0ZS.js","/assets/answers-sEv0kRI0.js","/assets/api-BN6CrgpP.js","/assets/api-DAtoFah6.js","/assets/choice-CvaRVkcR.js","/assets/contributor-Bs_B05tx.js","/assets/correctness-Buu5CNR6.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-C6RjKOcz.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-B4aJyV0q.js","/assets/cublino-pur-DC8IKCgP.js","/assets/dependencies-Cfd-lULj.js","/assets/disclose-version-D3MHmllD.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CfD1YP4o.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dobutsu-depths-Bqd1NiVf.svg","/assets/dog-Cd8f6hyR.js","/assets/dog-Cpqd60tI.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/dominions-jQHkJvsf.js","/assets/engine-CKMynCGn.js","/assets/engine-author-D5ZSvGWU.js","/assets/engine-protocol-8u5SIXQB.js","/assets/home-Bm6VHFmC.js","/assets/index-BCDFUbWi.js","/assets/index-pYj-fKq1.css","/assets/introduction-C7jIVVOv.js","/assets/legacy-Oj0vnNpS.js","/assets/news-B_U1vxQk.css","/assets/news-D-xHZsV2.js","/assets/notebook.svelte-H0YPH8SJ.js","/assets/operating-uYQsS2kl.js","/assets/operator-pbQlGFDm.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-CAKGDR2h.wasm","/assets/passkeys-_nTTDk0E.js","/assets/perft-CivY6qvC.svg","/assets/player-D-vByup4.js","/assets/puzzles-B1fLGDuR.js","/assets/python-lem8J7UJ.js","/assets/ratings-B3ZTNGbn.js","/assets/releasing-BkDQcScn.js","/assets/researcher-BRiD1CaA.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-BDRtz9x3.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/scaling-CpYB_3S9.js","/assets/selfplay-B0fEH4rv.js","/assets/settings.svelte-CdwKqbCV.js","/assets/solving-qwoD4YdA.css","/assets/solving.svelte-SskXBQg5.js","/assets/sound-C7ReFm_a.js","/assets/tables-CNFFMRh6.js","/assets/theme.svelte-D3WodbsY.js","/assets/tournaments-29rVIIg3.js","/assets/trial-Cx91YVFz.css","/assets/trial.svelte-D6JjQ9rP.js","/assets/types-BmEN4kKT.js","/assets/wish-DJ7pt7Ey.js","/assets/words-Dfape4NC.js","/assets/words-FA5M2egR.js","/assets/worker-CKr8TGGa.js"]
/** Everything there is; what is no longer among it is dropped. */
const ALL = new Set(["/","/icon.svg","/manifest.webmanifest","/assets/index-BCDFUbWi.js","/assets/disclose-version-D3MHmllD.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-D3WodbsY.js","/assets/api-DAtoFah6.js","/assets/engine-CKMynCGn.js","/assets/index-pYj-fKq1.css","/assets/About-NHmlSoTY.js","/assets/About-xwz__D-w.css","/assets/Account-CE-WUYVW.js","/assets/Account-DxChNwvg.css","/assets/Analysis-B59qJDEb.css","/assets/Analysis-DrllGycV.js","/assets/Book-LPgHf7nL.js","/assets/Book-NdTDsIEy.css","/assets/Codes-PlrRDU2k.js","/assets/Codes-Yo4GKy56.css","/assets/Copy-soTZ4IYc.js","/assets/Developers-BM-degPj.css","/assets/Developers-CWIykrQq.js","/assets/Games-BbDqBwIJ.css","/assets/Games-mopdaDxn.js","/assets/Help-C89CBUqd.js","/assets/Help-CX6v-wjp.css","/assets/Join--ifI20xA.css","/assets/Join-qN-YGMLb.js","/assets/Kin-BY4HCHtT.js","/assets/Kin-CotJNP9E.css","/assets/Leaders-CMGorWmk.js","/assets/Leaders-CSWtmvfB.css","/assets/Lobby-Cy8rfjMh.css","/assets/Lobby-D0KnnLq8.js","/assets/Local-H-vLz_on.css","/assets/Local-YCyd3ph0.js","/assets/Markdown-BcFrbuaq.js","/assets/Markdown-DEaMX24I.css","/assets/MatchPage-CpiflKPS.js","/assets/Moderation-BEQpUkU0.css","/assets/Moderation-BgAWhXwn.js","/assets/NewGame-D7R-dZ9X.js","/assets/NewGame-Oa2v-PG8.css","/assets/NewTournament-Cc4KRlQ7.css","/assets/NewTournament-CuDdk3l3.js","/assets/NotFound-B_Q0As1v.js","/assets/NotFound-CTnAqsIn.css","/assets/Notation-B68ytydO.js","/assets/Notation-Bgq4nISc.css","/assets/Open-C2c6H0iQ.css","/assets/Open-CDQxmrju.js","/assets/Options-1iY3ER_5.js","/assets/Options-BfNzR13G.css","/assets/OwnAccount-CNwyayyl.js","/assets/OwnAccount-D0knPe_P.css","/assets/Player-6e2HP5Ac.css","/assets/Player-D3N3B1eh.js","/assets/Position-BR3oDjJB.css","/assets/Position-CZ_VnHTL.js","/assets/PuzzleGame-CzM0LyTc.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzlePage-BAnW7UFv.js","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-BtW490oL.js","/assets/Puzzles-CFBfeSF0.js","/assets/Puzzles-DHM2bmbs.css","/assets/Rules-CbxWQ-zg.css","/assets/Rules-hw7UwBQs.js","/assets/Saved-BxFLa3Fz.js","/assets/Settings-q50kjCG4.css","/assets/Settings-yVqykO1m.js","/assets/Show-C19GDs6n.js","/assets/Show-z1g9g0q5.css","/assets/Sign-BSEKTWiM.js","/assets/Sign-C6DH5on8.css","/assets/SignIn-CDEkFaGW.css","/assets/SignIn-DNbeNAG3.js","/assets/SignUp-D8WFkX-Q.css","/assets/SignUp-r7lUPZYT.js","/assets/Table-M_a86OeN.css","/assets/Table-enB3_IrY.js","/assets/Tour-paq6x-Xi.css","/assets/Tour-pyZPvvoM.js","/assets/Tournament-BCtEOdmE.css","/assets/Tournament-C9gdsB4z.js","/assets/Tournaments-BVPfh_u2.js","/assets/Tournaments-CBFa-YIQ.css","/assets/analyst-BlJjZ0ZS.js","/assets/answers-sEv0kRI0.js","/assets/api-BN6CrgpP.js","/assets/choice-CvaRVkcR.js","/assets/contributor-Bs_B05tx.js","/assets/correctness-Buu5CNR6.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-C6RjKOcz.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-B4aJyV0q.js","/assets/cublino-pur-DC8IKCgP.js","/assets/dependencies-Cfd-lULj.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CfD1YP4o.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dobutsu-depths-Bqd1NiVf.svg","/assets/dog-Cd8f6hyR.js","/assets/dog-Cpqd60tI.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/dominions-jQHkJvsf.js","/assets/engine-author-D5ZSvGWU.js","/assets/engine-protocol-8u5SIXQB.js","/assets/home-Bm6VHFmC.js","/assets/introduction-C7jIVVOv.js","/assets/legacy-Oj0vnNpS.js","/assets/news-B_U1vxQk.css","/assets/news-D-xHZsV2.js","/assets/notebook.svelte-H0YPH8SJ.js","/assets/operating-uYQsS2kl.js","/assets/operator-pbQlGFDm.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-CAKGDR2h.wasm","/assets/passkeys-_nTTDk0E.js","/assets/perft-CivY6qvC.svg","/assets/player-D-vByup4.js","/assets/puzzles-B1fLGDuR.js","/assets/python-lem8J7UJ.js","/assets/ratings-B3ZTNGbn.js","/assets/releasing-BkDQcScn.js","/assets/researcher-BRiD1CaA.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-BDRtz9x3.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/scaling-CpYB_3S9.js","/assets/selfplay-B0fEH4rv.js","/assets/settings.svelte-CdwKqbCV.js","/assets/solving-qwoD4YdA.css","/assets/solving.svelte-SskXBQg5.js","/assets/sound-C7ReFm_a.js","/assets/tables-CNFFMRh6.js","/assets/tournaments-29rVIIg3.js","/assets/trial-Cx91YVFz.css","/assets/trial.svelte-D6JjQ9rP.js","/assets/types-BmEN4kKT.js","/assets/wish-DJ7pt7Ey.js","/assets/words-Dfape4NC.js","/assets/words-FA5M2egR.js","/assets/worker-CKr8TGGa.js"])
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

// Keeps the page for when there is no network. What the build makes is filled in by vite.config.ts.

/** The page itself: kept as soon as it was opened. */
const PAGE = ["/","/icon.svg","/manifest.webmanifest","/assets/index-BrubNHFu.js","/assets/disclose-version-BjiDbCjP.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-Z3ycmtrY.js","/assets/api-BgVUxBzq.js","/assets/engine-BUzod1yf.js","/assets/index-BycjY-gB.css"]
/** The rules, the minds and every part of the page: kept once a board was shown. */
const GAMES = ["/assets/About-Cs91HT3U.js","/assets/About-xwz__D-w.css","/assets/Account-DxChNwvg.css","/assets/Account-fNoiavqY.js","/assets/Analysis-BqAjry3c.js","/assets/Analysis-qHDEVkxv.css","/assets/Book-BdGxVfq9.js","/assets/Book-NdTDsIEy.css","/assets/Codes-CPeMyL_X.js","/assets/Codes-Yo4GKy56.css","/assets/Copy-C3wk39P5.js","/assets/Developers-BM-degPj.css","/assets/Developers-QEOGb6w9.js","/assets/Games-BbDqBwIJ.css","/assets/Games-DyAuOtZz.js","/assets/Help-CX6v-wjp.css","/assets/Help-DDNWjLTg.js","/assets/Join-CASdxiJD.js","/assets/Join-CpowKWJs.css","/assets/Kin-CKPiH6e0.js","/assets/Kin-CotJNP9E.css","/assets/Leaders-6lFOTa8t.js","/assets/Leaders-CXNmSBgY.css","/assets/Lobby-B04Wgf2C.js","/assets/Lobby-Cy8rfjMh.css","/assets/Local-CuErZI2g.js","/assets/Local-H-vLz_on.css","/assets/Mail-C-8DaBDe.js","/assets/Mail-DlCTBc-6.css","/assets/Markdown-B2HwjOuw.js","/assets/Markdown-DEaMX24I.css","/assets/MatchPage-BsnOz4N_.js","/assets/Moderation-BEQpUkU0.css","/assets/Moderation-DzfaWHSX.js","/assets/NewGame-DnyMxvPK.css","/assets/NewGame-QRnIUoSX.js","/assets/NewTournament-Cc4KRlQ7.css","/assets/NewTournament-eD56SlwC.js","/assets/NotFound-CTnAqsIn.css","/assets/NotFound-Darz4QdO.js","/assets/Notation-Bgq4nISc.css","/assets/Notation-w_vBHe--.js","/assets/Open-C2c6H0iQ.css","/assets/Open-G9dATpOq.js","/assets/Options-BfNzR13G.css","/assets/Options-ivpZV-nH.js","/assets/OwnAccount-D0G1chZR.css","/assets/OwnAccount-DDz5FM6H.js","/assets/Player-CY335bGK.js","/assets/Player-vDW1tqS6.css","/assets/Position-BR3oDjJB.css","/assets/Position-Bg55DSHA.js","/assets/PuzzleGame-5gVIT4_S.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzlePage-DfXs-ijq.js","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-CXSACBgW.js","/assets/Puzzles-DHM2bmbs.css","/assets/Puzzles-DeT311Bf.js","/assets/Rules-CbxWQ-zg.css","/assets/Rules-w8utGaI8.js","/assets/Saved-CX_8Px6W.js","/assets/Settings-q50kjCG4.css","/assets/Settings-wsI6k7zJ.js","/assets/Show-DWjccFID.js","/assets/Show-z1g9g0q5.css","/assets/Sign-1nMW0qXc.js","/assets/Sign-C6DH5on8.css","/assets/SignIn-B_sf6F3Z.js","/assets/SignIn-DyKNTQiW.css","/assets/SignUp-D8WFkX-Q.css","/assets/SignUp-DafM2_KX.js","/assets/Table-8v8b_NsN.css","/assets/Table-je-2KXmR.js","/assets/Tour-Cech2fuc.css","/assets/Tour-CnInOnCS.js","/assets/Tournament-C8DV0ck2.js","/assets/Tournament-Dxlwxebq.css","/assets/Tournaments-0mErIV7i.js","/assets/Tournaments-CBFa-YIQ.css","/assets/address-DJUWr5rG.js","/assets/analyst-C8VDSieZ.js","/assets/answers-sEv0kRI0.js","/assets/api-BgVUxBzq.js","/assets/api-a8vpU0qP.js","/assets/choice-CvaRVkcR.js","/assets/contributor-Bs_B05tx.js","/assets/correctness-Buu5CNR6.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-C6RjKOcz.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-B4aJyV0q.js","/assets/cublino-pur-DC8IKCgP.js","/assets/dependencies-ClSgIVbM.js","/assets/disclose-version-BjiDbCjP.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CfD1YP4o.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dobutsu-depths-Bqd1NiVf.svg","/assets/dog-Cd8f6hyR.js","/assets/dog-Cpqd60tI.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/dominions-jQHkJvsf.js","/assets/engine-BUzod1yf.js","/assets/engine-author-D5ZSvGWU.js","/assets/engine-protocol-8u5SIXQB.js","/assets/home-BFGl_iCa.js","/assets/index-BrubNHFu.js","/assets/index-BycjY-gB.css","/assets/introduction-C7jIVVOv.js","/assets/legacy-CWI29Otl.js","/assets/news-C34b_v41.js","/assets/news-CJa383CW.css","/assets/notebook.svelte-CCMSPilm.js","/assets/operating-BrQtj1hi.js","/assets/operator-pbQlGFDm.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-DiS0iYKx.wasm","/assets/passkeys-BHesOYhj.js","/assets/perft-CivY6qvC.svg","/assets/player-D-vByup4.js","/assets/puzzles-B1fLGDuR.js","/assets/python-C8MAnVzA.js","/assets/ratings-CpdJjCKC.js","/assets/releasing-Clrxr4qo.js","/assets/researcher-BRiD1CaA.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-BDRtz9x3.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/scaling-CpYB_3S9.js","/assets/selfplay-B0fEH4rv.js","/assets/settings.svelte-DXTUD0YM.js","/assets/solving-D2Y-0t1c.css","/assets/solving.svelte-BAA69CGS.js","/assets/sound-CsX-Y6LM.js","/assets/tables-CNFFMRh6.js","/assets/theme.svelte-Z3ycmtrY.js","/assets/tournaments-29rVIIg3.js","/assets/trial-8CvqAxYl.css","/assets/trial.svelte-3-dG8cGy.js","/assets/types-BmEN4kKT.js","/assets/wish-DJ7pt7Ey.js","/assets/words-DJU9e-oa.js","/assets/words-FA5M2egR.js","/assets/worker-4wfO9Gk2.js"]
/** Everything there is; what is no longer among it is dropped. */
const ALL = new Set(["/","/icon.svg","/manifest.webmanifest","/assets/index-BrubNHFu.js","/assets/disclose-version-BjiDbCjP.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-Z3ycmtrY.js","/assets/api-BgVUxBzq.js","/assets/engine-BUzod1yf.js","/assets/index-BycjY-gB.css","/assets/About-Cs91HT3U.js","/assets/About-xwz__D-w.css","/assets/Account-DxChNwvg.css","/assets/Account-fNoiavqY.js","/assets/Analysis-BqAjry3c.js","/assets/Analysis-qHDEVkxv.css","/assets/Book-BdGxVfq9.js","/assets/Book-NdTDsIEy.css","/assets/Codes-CPeMyL_X.js","/assets/Codes-Yo4GKy56.css","/assets/Copy-C3wk39P5.js","/assets/Developers-BM-degPj.css","/assets/Developers-QEOGb6w9.js","/assets/Games-BbDqBwIJ.css","/assets/Games-DyAuOtZz.js","/assets/Help-CX6v-wjp.css","/assets/Help-DDNWjLTg.js","/assets/Join-CASdxiJD.js","/assets/Join-CpowKWJs.css","/assets/Kin-CKPiH6e0.js","/assets/Kin-CotJNP9E.css","/assets/Leaders-6lFOTa8t.js","/assets/Leaders-CXNmSBgY.css","/assets/Lobby-B04Wgf2C.js","/assets/Lobby-Cy8rfjMh.css","/assets/Local-CuErZI2g.js","/assets/Local-H-vLz_on.css","/assets/Mail-C-8DaBDe.js","/assets/Mail-DlCTBc-6.css","/assets/Markdown-B2HwjOuw.js","/assets/Markdown-DEaMX24I.css","/assets/MatchPage-BsnOz4N_.js","/assets/Moderation-BEQpUkU0.css","/assets/Moderation-DzfaWHSX.js","/assets/NewGame-DnyMxvPK.css","/assets/NewGame-QRnIUoSX.js","/assets/NewTournament-Cc4KRlQ7.css","/assets/NewTournament-eD56SlwC.js","/assets/NotFound-CTnAqsIn.css","/assets/NotFound-Darz4QdO.js","/assets/Notation-Bgq4nISc.css","/assets/Notation-w_vBHe--.js","/assets/Open-C2c6H0iQ.css","/assets/Open-G9dATpOq.js","/assets/Options-BfNzR13G.css","/assets/Options-ivpZV-nH.js","/assets/OwnAccount-D0G1chZR.css","/assets/OwnAccount-DDz5FM6H.js","/assets/Player-CY335bGK.js","/assets/Player-vDW1tqS6.css","/assets/Position-BR3oDjJB.css","/assets/Position-Bg55DSHA.js","/assets/PuzzleGame-5gVIT4_S.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzlePage-DfXs-ijq.js","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-CXSACBgW.js","/assets/Puzzles-DHM2bmbs.css","/assets/Puzzles-DeT311Bf.js","/assets/Rules-CbxWQ-zg.css","/assets/Rules-w8utGaI8.js","/assets/Saved-CX_8Px6W.js","/assets/Settings-q50kjCG4.css","/assets/Settings-wsI6k7zJ.js","/assets/Show-DWjccFID.js","/assets/Show-z1g9g0q5.css","/assets/Sign-1nMW0qXc.js","/assets/Sign-C6DH5on8.css","/assets/SignIn-B_sf6F3Z.js","/assets/SignIn-DyKNTQiW.css","/assets/SignUp-D8WFkX-Q.css","/assets/SignUp-DafM2_KX.js","/assets/Table-8v8b_NsN.css","/assets/Table-je-2KXmR.js","/assets/Tour-Cech2fuc.css","/assets/Tour-CnInOnCS.js","/assets/Tournament-C8DV0ck2.js","/assets/Tournament-Dxlwxebq.css","/assets/Tournaments-0mErIV7i.js","/assets/Tournaments-CBFa-YIQ.css","/assets/analyst-C8VDSieZ.js","/assets/answers-sEv0kRI0.js","/assets/api-a8vpU0qP.js","/assets/choice-CvaRVkcR.js","/assets/contributor-Bs_B05tx.js","/assets/correctness-Buu5CNR6.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-C6RjKOcz.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-B4aJyV0q.js","/assets/cublino-pur-DC8IKCgP.js","/assets/dependencies-ClSgIVbM.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CfD1YP4o.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dobutsu-depths-Bqd1NiVf.svg","/assets/dog-Cd8f6hyR.js","/assets/dog-Cpqd60tI.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/dominions-jQHkJvsf.js","/assets/engine-author-D5ZSvGWU.js","/assets/engine-protocol-8u5SIXQB.js","/assets/home-BFGl_iCa.js","/assets/introduction-C7jIVVOv.js","/assets/legacy-CWI29Otl.js","/assets/news-C34b_v41.js","/assets/news-CJa383CW.css","/assets/notebook.svelte-CCMSPilm.js","/assets/operating-BrQtj1hi.js","/assets/operator-pbQlGFDm.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-DiS0iYKx.wasm","/assets/passkeys-BHesOYhj.js","/assets/perft-CivY6qvC.svg","/assets/player-D-vByup4.js","/assets/puzzles-B1fLGDuR.js","/assets/python-C8MAnVzA.js","/assets/ratings-CpdJjCKC.js","/assets/releasing-Clrxr4qo.js","/assets/researcher-BRiD1CaA.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-BDRtz9x3.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/scaling-CpYB_3S9.js","/assets/selfplay-B0fEH4rv.js","/assets/settings.svelte-DXTUD0YM.js","/assets/solving-D2Y-0t1c.css","/assets/solving.svelte-BAA69CGS.js","/assets/sound-CsX-Y6LM.js","/assets/tables-CNFFMRh6.js","/assets/tournaments-29rVIIg3.js","/assets/trial-8CvqAxYl.css","/assets/trial.svelte-3-dG8cGy.js","/assets/types-BmEN4kKT.js","/assets/wish-DJ7pt7Ey.js","/assets/words-DJU9e-oa.js","/assets/words-FA5M2egR.js","/assets/worker-4wfO9Gk2.js"])
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

// Keeps the page for when there is no network. What the build makes is filled in by vite.config.ts.

/** The page itself: kept as soon as it was opened. */
const PAGE = ["/","/icon.svg","/manifest.webmanifest","/assets/index-DwSsj2t3.js","/assets/disclose-version-BjiDbCjP.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-Z3ycmtrY.js","/assets/api-Dlb0um4J.js","/assets/engine-BpBK86n_.js","/assets/index-B98psZ2v.css"]
/** The rules, the minds and every part of the page: kept once a board was shown. */
const GAMES = ["/assets/About-ClN1Bv3v.js","/assets/About-xwz__D-w.css","/assets/Account-DxChNwvg.css","/assets/Account-XdRJs0y0.js","/assets/Analysis-c-UnR1dI.js","/assets/Analysis-k4l36g4v.css","/assets/Book-Bjz21ldh.js","/assets/Book-NdTDsIEy.css","/assets/Codes-CPeMyL_X.js","/assets/Codes-Yo4GKy56.css","/assets/Copy-C3wk39P5.js","/assets/Developers-BM-degPj.css","/assets/Developers-CdzBRTOr.js","/assets/Games-BbDqBwIJ.css","/assets/Games-C5ci9fsx.js","/assets/Help-CX6v-wjp.css","/assets/Help-CXSMmq0X.js","/assets/Join-CWkMUUtK.js","/assets/Join-CpowKWJs.css","/assets/Kin-Bt8lDXDg.js","/assets/Kin-CotJNP9E.css","/assets/Leaders-CB-fQjpB.js","/assets/Leaders-CXNmSBgY.css","/assets/Lobby-Cy8rfjMh.css","/assets/Lobby-DIwWVRBF.js","/assets/Local-CZmunOB7.js","/assets/Local-H-vLz_on.css","/assets/Mail-Cycm0dlB.js","/assets/Mail-DlCTBc-6.css","/assets/Markdown-B2HwjOuw.js","/assets/Markdown-DEaMX24I.css","/assets/MatchPage-Dk1IXP_4.js","/assets/Moderation-BEQpUkU0.css","/assets/Moderation-BK565EA4.js","/assets/NewGame-CABmGdet.js","/assets/NewGame-DnyMxvPK.css","/assets/NewTournament-Cc4KRlQ7.css","/assets/NewTournament-DHhcdi9-.js","/assets/NotFound-CTnAqsIn.css","/assets/NotFound-DyRWglkb.js","/assets/Notation-I38IztXv.css","/assets/Notation-z-qkNLkd.js","/assets/Open-C2c6H0iQ.css","/assets/Open-DEH_c4NE.js","/assets/Options-BfNzR13G.css","/assets/Options-ivpZV-nH.js","/assets/OwnAccount-BNc5BVzI.js","/assets/OwnAccount-DvfeQDZH.css","/assets/Player-BmPHUYkh.js","/assets/Player-vDW1tqS6.css","/assets/Position-BR3oDjJB.css","/assets/Position-CbU0sXWV.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzleGame-DCV1rRtV.js","/assets/PuzzlePage-BMY8vZfO.js","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-Djbs8SmS.js","/assets/Puzzles-Bm98U5jL.js","/assets/Puzzles-DHM2bmbs.css","/assets/Rules-BzSmHU-Z.js","/assets/Rules-CbxWQ-zg.css","/assets/Saved-CuSxS8jf.js","/assets/Settings-DYK6s70r.js","/assets/Settings-q50kjCG4.css","/assets/Show-D9LQUKj4.js","/assets/Show-z1g9g0q5.css","/assets/Sign-Bzh0xNvK.js","/assets/Sign-C6DH5on8.css","/assets/SignIn-Dm0ixLdr.js","/assets/SignIn-DyKNTQiW.css","/assets/SignUp-CdsKsTVH.js","/assets/SignUp-D8WFkX-Q.css","/assets/Table-BnhWV9lO.css","/assets/Table-CpZ3v723.js","/assets/Tour-C4075z95.js","/assets/Tour-Cech2fuc.css","/assets/Tournament-C_Ax3kBA.js","/assets/Tournament-Dxlwxebq.css","/assets/Tournaments-BBQJlIFi.js","/assets/Tournaments-CBFa-YIQ.css","/assets/address-DJUWr5rG.js","/assets/analyst-C8VDSieZ.js","/assets/answers-sEv0kRI0.js","/assets/api-Dlb0um4J.js","/assets/api-a8vpU0qP.js","/assets/choice-CyHfEPRr.js","/assets/contributor-Bs_B05tx.js","/assets/correctness-Brl3rKd9.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-C6RjKOcz.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-B4aJyV0q.js","/assets/cublino-pur-DC8IKCgP.js","/assets/dependencies-1oGT4qDC.js","/assets/disclose-version-BjiDbCjP.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CfD1YP4o.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dobutsu-depths-Bqd1NiVf.svg","/assets/dog-Cd8f6hyR.js","/assets/dog-Cpqd60tI.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/dominions-jQHkJvsf.js","/assets/engine-BpBK86n_.js","/assets/engine-author-D5ZSvGWU.js","/assets/engine-protocol-jd1IbhL7.js","/assets/home-BTTYfEgc.js","/assets/index-B98psZ2v.css","/assets/index-DwSsj2t3.js","/assets/introduction-C7jIVVOv.js","/assets/legacy-CWI29Otl.js","/assets/news-BwIGF0wM.css","/assets/news-MYaGqI2Y.js","/assets/notebook.svelte-CCMSPilm.js","/assets/operating-BrQtj1hi.js","/assets/operator-pbQlGFDm.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-D04mp11y.wasm","/assets/passkeys-CmF0gpbB.js","/assets/perft-CivY6qvC.svg","/assets/player-34rFWHig.js","/assets/puzzles-B1fLGDuR.js","/assets/python-Dk_Nd1hn.js","/assets/ratings-CpdJjCKC.js","/assets/releasing-Dv43pgZ8.js","/assets/researcher-BRiD1CaA.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-BDRtz9x3.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/scaling-D3Cpg7wb.js","/assets/selfplay-CEW78kAf.js","/assets/settings.svelte-DXTUD0YM.js","/assets/solving-DbnTCsmo.css","/assets/solving.svelte-c-NS3DvQ.js","/assets/sound-CsX-Y6LM.js","/assets/tables-CNFFMRh6.js","/assets/theme.svelte-Z3ycmtrY.js","/assets/tournaments-29rVIIg3.js","/assets/trial-B0TuhGJZ.css","/assets/trial.svelte-4YNFUEMR.js","/assets/types-BmEN4kKT.js","/assets/wish-D5ADlAej.js","/assets/words-DJU9e-oa.js","/assets/words-FA5M2egR.js","/assets/worker-4wfO9Gk2.js"]
/** Everything there is; what is no longer among it is dropped. */
const ALL = new Set(["/","/icon.svg","/manifest.webmanifest","/assets/index-DwSsj2t3.js","/assets/disclose-version-BjiDbCjP.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-Z3ycmtrY.js","/assets/api-Dlb0um4J.js","/assets/engine-BpBK86n_.js","/assets/index-B98psZ2v.css","/assets/About-ClN1Bv3v.js","/assets/About-xwz__D-w.css","/assets/Account-DxChNwvg.css","/assets/Account-XdRJs0y0.js","/assets/Analysis-c-UnR1dI.js","/assets/Analysis-k4l36g4v.css","/assets/Book-Bjz21ldh.js","/assets/Book-NdTDsIEy.css","/assets/Codes-CPeMyL_X.js","/assets/Codes-Yo4GKy56.css","/assets/Copy-C3wk39P5.js","/assets/Developers-BM-degPj.css","/assets/Developers-CdzBRTOr.js","/assets/Games-BbDqBwIJ.css","/assets/Games-C5ci9fsx.js","/assets/Help-CX6v-wjp.css","/assets/Help-CXSMmq0X.js","/assets/Join-CWkMUUtK.js","/assets/Join-CpowKWJs.css","/assets/Kin-Bt8lDXDg.js","/assets/Kin-CotJNP9E.css","/assets/Leaders-CB-fQjpB.js","/assets/Leaders-CXNmSBgY.css","/assets/Lobby-Cy8rfjMh.css","/assets/Lobby-DIwWVRBF.js","/assets/Local-CZmunOB7.js","/assets/Local-H-vLz_on.css","/assets/Mail-Cycm0dlB.js","/assets/Mail-DlCTBc-6.css","/assets/Markdown-B2HwjOuw.js","/assets/Markdown-DEaMX24I.css","/assets/MatchPage-Dk1IXP_4.js","/assets/Moderation-BEQpUkU0.css","/assets/Moderation-BK565EA4.js","/assets/NewGame-CABmGdet.js","/assets/NewGame-DnyMxvPK.css","/assets/NewTournament-Cc4KRlQ7.css","/assets/NewTournament-DHhcdi9-.js","/assets/NotFound-CTnAqsIn.css","/assets/NotFound-DyRWglkb.js","/assets/Notation-I38IztXv.css","/assets/Notation-z-qkNLkd.js","/assets/Open-C2c6H0iQ.css","/assets/Open-DEH_c4NE.js","/assets/Options-BfNzR13G.css","/assets/Options-ivpZV-nH.js","/assets/OwnAccount-BNc5BVzI.js","/assets/OwnAccount-DvfeQDZH.css","/assets/Player-BmPHUYkh.js","/assets/Player-vDW1tqS6.css","/assets/Position-BR3oDjJB.css","/assets/Position-CbU0sXWV.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzleGame-DCV1rRtV.js","/assets/PuzzlePage-BMY8vZfO.js","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-Djbs8SmS.js","/assets/Puzzles-Bm98U5jL.js","/assets/Puzzles-DHM2bmbs.css","/assets/Rules-BzSmHU-Z.js","/assets/Rules-CbxWQ-zg.css","/assets/Saved-CuSxS8jf.js","/assets/Settings-DYK6s70r.js","/assets/Settings-q50kjCG4.css","/assets/Show-D9LQUKj4.js","/assets/Show-z1g9g0q5.css","/assets/Sign-Bzh0xNvK.js","/assets/Sign-C6DH5on8.css","/assets/SignIn-Dm0ixLdr.js","/assets/SignIn-DyKNTQiW.css","/assets/SignUp-CdsKsTVH.js","/assets/SignUp-D8WFkX-Q.css","/assets/Table-BnhWV9lO.css","/assets/Table-CpZ3v723.js","/assets/Tour-C4075z95.js","/assets/Tour-Cech2fuc.css","/assets/Tournament-C_Ax3kBA.js","/assets/Tournament-Dxlwxebq.css","/assets/Tournaments-BBQJlIFi.js","/assets/Tournaments-CBFa-YIQ.css","/assets/analyst-C8VDSieZ.js","/assets/answers-sEv0kRI0.js","/assets/api-a8vpU0qP.js","/assets/choice-CyHfEPRr.js","/assets/contributor-Bs_B05tx.js","/assets/correctness-Brl3rKd9.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-C6RjKOcz.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-B4aJyV0q.js","/assets/cublino-pur-DC8IKCgP.js","/assets/dependencies-1oGT4qDC.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CfD1YP4o.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dobutsu-depths-Bqd1NiVf.svg","/assets/dog-Cd8f6hyR.js","/assets/dog-Cpqd60tI.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/dominions-jQHkJvsf.js","/assets/engine-author-D5ZSvGWU.js","/assets/engine-protocol-jd1IbhL7.js","/assets/home-BTTYfEgc.js","/assets/introduction-C7jIVVOv.js","/assets/legacy-CWI29Otl.js","/assets/news-BwIGF0wM.css","/assets/news-MYaGqI2Y.js","/assets/notebook.svelte-CCMSPilm.js","/assets/operating-BrQtj1hi.js","/assets/operator-pbQlGFDm.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-D04mp11y.wasm","/assets/passkeys-CmF0gpbB.js","/assets/perft-CivY6qvC.svg","/assets/player-34rFWHig.js","/assets/puzzles-B1fLGDuR.js","/assets/python-Dk_Nd1hn.js","/assets/ratings-CpdJjCKC.js","/assets/releasing-Dv43pgZ8.js","/assets/researcher-BRiD1CaA.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-BDRtz9x3.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/scaling-D3Cpg7wb.js","/assets/selfplay-CEW78kAf.js","/assets/settings.svelte-DXTUD0YM.js","/assets/solving-DbnTCsmo.css","/assets/solving.svelte-c-NS3DvQ.js","/assets/sound-CsX-Y6LM.js","/assets/tables-CNFFMRh6.js","/assets/tournaments-29rVIIg3.js","/assets/trial-B0TuhGJZ.css","/assets/trial.svelte-4YNFUEMR.js","/assets/types-BmEN4kKT.js","/assets/wish-D5ADlAej.js","/assets/words-DJU9e-oa.js","/assets/words-FA5M2egR.js","/assets/worker-4wfO9Gk2.js"])
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

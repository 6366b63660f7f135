// Keeps the page for when there is no network. What the build makes is filled in by vite.config.ts.

/** The page itself: kept as soon as it was opened. */
const PAGE = ["/","/icon.svg","/manifest.webmanifest","/assets/index-DUXur7tV.js","/assets/disclose-version-BjiDbCjP.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-Z3ycmtrY.js","/assets/api-BVmIDlnA.js","/assets/engine-DVHqXjxo.js","/assets/index-B98psZ2v.css"]
/** The rules, the minds and every part of the page: kept once a board was shown. */
const GAMES = ["/assets/About-CFYg4K-F.js","/assets/About-xwz__D-w.css","/assets/Account-BS3q66Kx.js","/assets/Account-DxChNwvg.css","/assets/Analysis-iRFulmU3.js","/assets/Analysis-k4l36g4v.css","/assets/Book-NdTDsIEy.css","/assets/Book-sg-XK8jX.js","/assets/Codes-CPeMyL_X.js","/assets/Codes-Yo4GKy56.css","/assets/Copy-C3wk39P5.js","/assets/Developers-BM-degPj.css","/assets/Developers-CGkbrydb.js","/assets/Games-BbDqBwIJ.css","/assets/Games-D5UDPV5u.js","/assets/Help-CFAlNSWl.js","/assets/Help-CX6v-wjp.css","/assets/Join-CpowKWJs.css","/assets/Join-nicb6NbH.js","/assets/Kin-CotJNP9E.css","/assets/Kin-D0Ac8XE9.js","/assets/Leaders-BRQioE3x.js","/assets/Leaders-CXNmSBgY.css","/assets/Lobby-BcKQsfSP.js","/assets/Lobby-Cy8rfjMh.css","/assets/Local-D1_QafHw.js","/assets/Local-H-vLz_on.css","/assets/Mail-D8ygdgAl.js","/assets/Mail-DlCTBc-6.css","/assets/Markdown-B2HwjOuw.js","/assets/Markdown-DEaMX24I.css","/assets/MatchPage-CrzMOV8_.js","/assets/Moderation-BEQpUkU0.css","/assets/Moderation-CqatFlKm.js","/assets/NewGame-CXoeNbrD.css","/assets/NewGame-D4pRA5qv.js","/assets/NewTournament-Cc4KRlQ7.css","/assets/NewTournament-Cu38oGsI.js","/assets/NotFound-CAALbM5g.js","/assets/NotFound-CTnAqsIn.css","/assets/Notation-D7uRgDaM.js","/assets/Notation-I38IztXv.css","/assets/Open-BAtPPleS.js","/assets/Open-C2c6H0iQ.css","/assets/Options-BfNzR13G.css","/assets/Options-ivpZV-nH.js","/assets/OwnAccount-DvfeQDZH.css","/assets/OwnAccount-fKbkkxmQ.js","/assets/Player-Bni1G_wt.js","/assets/Player-vDW1tqS6.css","/assets/Position-BR3oDjJB.css","/assets/Position-Cty8dI3t.js","/assets/PuzzleGame-BQBV9Oxt.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzlePage-DV1X4p7M.js","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-mRWXaJAX.js","/assets/Puzzles-BLW9jn0z.js","/assets/Puzzles-DHM2bmbs.css","/assets/Rules-Bkaf8mzh.js","/assets/Rules-CbxWQ-zg.css","/assets/Saved-7Tuozp4g.js","/assets/Settings-7wR_djBy.js","/assets/Settings-q50kjCG4.css","/assets/Show-K0bR18C_.js","/assets/Show-z1g9g0q5.css","/assets/Sign-BGuxyt6H.js","/assets/Sign-C6DH5on8.css","/assets/SignIn-DyKNTQiW.css","/assets/SignIn-hRJPLcZz.js","/assets/SignUp-D8PyRsdw.js","/assets/SignUp-D8WFkX-Q.css","/assets/Table-BnhWV9lO.css","/assets/Table-CjaL3co9.js","/assets/Tour-Cech2fuc.css","/assets/Tour-j9Bly3SA.js","/assets/Tournament-DDv1YuV9.js","/assets/Tournament-Dxlwxebq.css","/assets/Tournaments-CBFa-YIQ.css","/assets/Tournaments-DIq2T8rW.js","/assets/address-DJUWr5rG.js","/assets/analyst-C8VDSieZ.js","/assets/answers-sEv0kRI0.js","/assets/api-BVmIDlnA.js","/assets/api-BWk6m04o.js","/assets/choice-CyHfEPRr.js","/assets/contributor-Bs_B05tx.js","/assets/correctness-Brl3rKd9.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-C6RjKOcz.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-B4aJyV0q.js","/assets/cublino-pur-DC8IKCgP.js","/assets/dependencies-1oGT4qDC.js","/assets/disclose-version-BjiDbCjP.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CfD1YP4o.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dobutsu-depths-Bqd1NiVf.svg","/assets/dog-Cd8f6hyR.js","/assets/dog-Cpqd60tI.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/dominions-jQHkJvsf.js","/assets/engine-DVHqXjxo.js","/assets/engine-author-D5ZSvGWU.js","/assets/engine-protocol-jd1IbhL7.js","/assets/home-CYqFYtAz.js","/assets/index-B98psZ2v.css","/assets/index-DUXur7tV.js","/assets/introduction-C7jIVVOv.js","/assets/legacy-CWI29Otl.js","/assets/news-BogUBNqF.js","/assets/news-BwIGF0wM.css","/assets/notebook.svelte-CCMSPilm.js","/assets/operating-BrQtj1hi.js","/assets/operator-pbQlGFDm.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-B9M3jiGh.wasm","/assets/passkeys-SNpRjnia.js","/assets/perft-CivY6qvC.svg","/assets/player-34rFWHig.js","/assets/puzzles-B1fLGDuR.js","/assets/python-Dk_Nd1hn.js","/assets/ratings-CTMi3kWn.js","/assets/releasing-Dv43pgZ8.js","/assets/researcher-BRiD1CaA.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-BDRtz9x3.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/scaling-D3Cpg7wb.js","/assets/selfplay-CEW78kAf.js","/assets/settings.svelte-DXTUD0YM.js","/assets/solving-DbnTCsmo.css","/assets/solving.svelte-BmUhOS1r.js","/assets/sound-CsX-Y6LM.js","/assets/tables-D8-xTRo-.js","/assets/theme.svelte-Z3ycmtrY.js","/assets/tournaments-29rVIIg3.js","/assets/trial-B0TuhGJZ.css","/assets/trial.svelte-d99UATBX.js","/assets/types-BmEN4kKT.js","/assets/wish-D5ADlAej.js","/assets/words-DJU9e-oa.js","/assets/words-FA5M2egR.js","/assets/worker-4wfO9Gk2.js"]
/** Everything there is; what is no longer among it is dropped. */
const ALL = new Set(["/","/icon.svg","/manifest.webmanifest","/assets/index-DUXur7tV.js","/assets/disclose-version-BjiDbCjP.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-Z3ycmtrY.js","/assets/api-BVmIDlnA.js","/assets/engine-DVHqXjxo.js","/assets/index-B98psZ2v.css","/assets/About-CFYg4K-F.js","/assets/About-xwz__D-w.css","/assets/Account-BS3q66Kx.js","/assets/Account-DxChNwvg.css","/assets/Analysis-iRFulmU3.js","/assets/Analysis-k4l36g4v.css","/assets/Book-NdTDsIEy.css","/assets/Book-sg-XK8jX.js","/assets/Codes-CPeMyL_X.js","/assets/Codes-Yo4GKy56.css","/assets/Copy-C3wk39P5.js","/assets/Developers-BM-degPj.css","/assets/Developers-CGkbrydb.js","/assets/Games-BbDqBwIJ.css","/assets/Games-D5UDPV5u.js","/assets/Help-CFAlNSWl.js","/assets/Help-CX6v-wjp.css","/assets/Join-CpowKWJs.css","/assets/Join-nicb6NbH.js","/assets/Kin-CotJNP9E.css","/assets/Kin-D0Ac8XE9.js","/assets/Leaders-BRQioE3x.js","/assets/Leaders-CXNmSBgY.css","/assets/Lobby-BcKQsfSP.js","/assets/Lobby-Cy8rfjMh.css","/assets/Local-D1_QafHw.js","/assets/Local-H-vLz_on.css","/assets/Mail-D8ygdgAl.js","/assets/Mail-DlCTBc-6.css","/assets/Markdown-B2HwjOuw.js","/assets/Markdown-DEaMX24I.css","/assets/MatchPage-CrzMOV8_.js","/assets/Moderation-BEQpUkU0.css","/assets/Moderation-CqatFlKm.js","/assets/NewGame-CXoeNbrD.css","/assets/NewGame-D4pRA5qv.js","/assets/NewTournament-Cc4KRlQ7.css","/assets/NewTournament-Cu38oGsI.js","/assets/NotFound-CAALbM5g.js","/assets/NotFound-CTnAqsIn.css","/assets/Notation-D7uRgDaM.js","/assets/Notation-I38IztXv.css","/assets/Open-BAtPPleS.js","/assets/Open-C2c6H0iQ.css","/assets/Options-BfNzR13G.css","/assets/Options-ivpZV-nH.js","/assets/OwnAccount-DvfeQDZH.css","/assets/OwnAccount-fKbkkxmQ.js","/assets/Player-Bni1G_wt.js","/assets/Player-vDW1tqS6.css","/assets/Position-BR3oDjJB.css","/assets/Position-Cty8dI3t.js","/assets/PuzzleGame-BQBV9Oxt.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzlePage-DV1X4p7M.js","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-mRWXaJAX.js","/assets/Puzzles-BLW9jn0z.js","/assets/Puzzles-DHM2bmbs.css","/assets/Rules-Bkaf8mzh.js","/assets/Rules-CbxWQ-zg.css","/assets/Saved-7Tuozp4g.js","/assets/Settings-7wR_djBy.js","/assets/Settings-q50kjCG4.css","/assets/Show-K0bR18C_.js","/assets/Show-z1g9g0q5.css","/assets/Sign-BGuxyt6H.js","/assets/Sign-C6DH5on8.css","/assets/SignIn-DyKNTQiW.css","/assets/SignIn-hRJPLcZz.js","/assets/SignUp-D8PyRsdw.js","/assets/SignUp-D8WFkX-Q.css","/assets/Table-BnhWV9lO.css","/assets/Table-CjaL3co9.js","/assets/Tour-Cech2fuc.css","/assets/Tour-j9Bly3SA.js","/assets/Tournament-DDv1YuV9.js","/assets/Tournament-Dxlwxebq.css","/assets/Tournaments-CBFa-YIQ.css","/assets/Tournaments-DIq2T8rW.js","/assets/analyst-C8VDSieZ.js","/assets/answers-sEv0kRI0.js","/assets/api-BWk6m04o.js","/assets/choice-CyHfEPRr.js","/assets/contributor-Bs_B05tx.js","/assets/correctness-Brl3rKd9.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-C6RjKOcz.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-B4aJyV0q.js","/assets/cublino-pur-DC8IKCgP.js","/assets/dependencies-1oGT4qDC.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CfD1YP4o.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dobutsu-depths-Bqd1NiVf.svg","/assets/dog-Cd8f6hyR.js","/assets/dog-Cpqd60tI.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/dominions-jQHkJvsf.js","/assets/engine-author-D5ZSvGWU.js","/assets/engine-protocol-jd1IbhL7.js","/assets/home-CYqFYtAz.js","/assets/introduction-C7jIVVOv.js","/assets/legacy-CWI29Otl.js","/assets/news-BogUBNqF.js","/assets/news-BwIGF0wM.css","/assets/notebook.svelte-CCMSPilm.js","/assets/operating-BrQtj1hi.js","/assets/operator-pbQlGFDm.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-B9M3jiGh.wasm","/assets/passkeys-SNpRjnia.js","/assets/perft-CivY6qvC.svg","/assets/player-34rFWHig.js","/assets/puzzles-B1fLGDuR.js","/assets/python-Dk_Nd1hn.js","/assets/ratings-CTMi3kWn.js","/assets/releasing-Dv43pgZ8.js","/assets/researcher-BRiD1CaA.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-BDRtz9x3.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/scaling-D3Cpg7wb.js","/assets/selfplay-CEW78kAf.js","/assets/settings.svelte-DXTUD0YM.js","/assets/solving-DbnTCsmo.css","/assets/solving.svelte-BmUhOS1r.js","/assets/sound-CsX-Y6LM.js","/assets/tables-D8-xTRo-.js","/assets/tournaments-29rVIIg3.js","/assets/trial-B0TuhGJZ.css","/assets/trial.svelte-d99UATBX.js","/assets/types-BmEN4kKT.js","/assets/wish-D5ADlAej.js","/assets/words-DJU9e-oa.js","/assets/words-FA5M2egR.js","/assets/worker-4wfO9Gk2.js"])
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

// Keeps the page for when there is no network. What the build makes is filled in by vite.config.ts.

/** The page itself: kept as soon as it was opened. */
const PAGE = ["/","/icon.svg","/manifest.webmanifest","/assets/index-oXDVrgnN.js","/assets/disclose-version-B8X3cbGx.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-DPTNLapA.js","/assets/api-Bul0nyB6.js","/assets/engine-CE9r77lK.js","/assets/index-BdMLBvIK.css"]
/** The rules, the minds and every part of the page: kept once a board was shown. */
const GAMES = ["/assets/About-YEZgqhqy.js","/assets/About-xwz__D-w.css","/assets/Account-BFKLJY-L.js","/assets/Account-DxChNwvg.css","/assets/Analysis-BikpUFLR.js","/assets/Analysis-Duj-ZkHZ.css","/assets/Copy-HqM_s3pb.js","/assets/Developers-BM-degPj.css","/assets/Developers-DkkpAop1.js","/assets/Games-BbDqBwIJ.css","/assets/Games-C0hUsHay.js","/assets/Help-CX6v-wjp.css","/assets/Help-DUuubzEK.js","/assets/Join--ifI20xA.css","/assets/Join-hUoEVnnL.js","/assets/Kin-AXQLqCYW.js","/assets/Kin-CotJNP9E.css","/assets/Lobby-Cy8rfjMh.css","/assets/Lobby-l5zfzHd-.js","/assets/Local-BnaXPF4Z.js","/assets/Local-H-vLz_on.css","/assets/MatchPage-D6jfPS3O.js","/assets/NewGame-COKB1VTU.js","/assets/NewGame-COuNdWlv.css","/assets/NotFound-CTnAqsIn.css","/assets/NotFound-CV9cjYNV.js","/assets/Notation-C-kjO6tE.js","/assets/Notation-CrOV-tdu.css","/assets/Open-9FSkWEdm.js","/assets/Open-C2c6H0iQ.css","/assets/Position-BR3oDjJB.css","/assets/Position-D3UImtKG.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzleGame-D5hYkXYR.js","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzlePage-Z-CNvDO_.js","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-JqGV-GYs.js","/assets/Puzzles-BOkEuHi8.css","/assets/Puzzles-DHYVZ_HQ.js","/assets/Rules-CbxWQ-zg.css","/assets/Rules-x_9EBnxl.js","/assets/Saved-BhNRhNeD.js","/assets/Settings-X_HSj5Sy.js","/assets/Settings-q50kjCG4.css","/assets/Show-Bx4ZTBRv.js","/assets/Show-z1g9g0q5.css","/assets/Sign-B93P0SKq.js","/assets/Sign-C6DH5on8.css","/assets/Table-CWu_yS3L.css","/assets/Table-Jb7qw4dP.js","/assets/Tour-paq6x-Xi.css","/assets/Tour-uEdK2SE2.js","/assets/address-DJUWr5rG.js","/assets/answers-sEv0kRI0.js","/assets/api-Bul0nyB6.js","/assets/choice-CvaRVkcR.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-DAR35h6h.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-BjQi19NP.js","/assets/cublino-pur-DC8IKCgP.js","/assets/disclose-version-B8X3cbGx.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CulZexXH.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dog-BhmAVZqk.js","/assets/dog-Cd8f6hyR.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-DktRhuof.js","/assets/dominions-e7Gj9MDv.js","/assets/engine-CE9r77lK.js","/assets/home-D2HTuujx.js","/assets/index-BdMLBvIK.css","/assets/index-oXDVrgnN.js","/assets/legacy-DUfd0Qb1.js","/assets/news-B_U1vxQk.css","/assets/news-vBsJfv3M.js","/assets/notebook.svelte-C21m1LBt.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-BfE-s8Kx.wasm","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-CNENv3V-.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/settings.svelte-BshHYLR9.js","/assets/solving-qwoD4YdA.css","/assets/solving.svelte-DnlUuls3.js","/assets/sound-CNTeYubW.js","/assets/tables-CNFFMRh6.js","/assets/theme.svelte-DPTNLapA.js","/assets/trial-Cx91YVFz.css","/assets/trial.svelte-DuoEe21W.js","/assets/types-BmEN4kKT.js","/assets/wish-DJ7pt7Ey.js","/assets/words-D-NUSsWE.js","/assets/worker-DsW6lFYa.js"]
/** Everything there is; what is no longer among it is dropped. */
const ALL = new Set(["/","/icon.svg","/manifest.webmanifest","/assets/index-oXDVrgnN.js","/assets/disclose-version-B8X3cbGx.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-DPTNLapA.js","/assets/api-Bul0nyB6.js","/assets/engine-CE9r77lK.js","/assets/index-BdMLBvIK.css","/assets/About-YEZgqhqy.js","/assets/About-xwz__D-w.css","/assets/Account-BFKLJY-L.js","/assets/Account-DxChNwvg.css","/assets/Analysis-BikpUFLR.js","/assets/Analysis-Duj-ZkHZ.css","/assets/Copy-HqM_s3pb.js","/assets/Developers-BM-degPj.css","/assets/Developers-DkkpAop1.js","/assets/Games-BbDqBwIJ.css","/assets/Games-C0hUsHay.js","/assets/Help-CX6v-wjp.css","/assets/Help-DUuubzEK.js","/assets/Join--ifI20xA.css","/assets/Join-hUoEVnnL.js","/assets/Kin-AXQLqCYW.js","/assets/Kin-CotJNP9E.css","/assets/Lobby-Cy8rfjMh.css","/assets/Lobby-l5zfzHd-.js","/assets/Local-BnaXPF4Z.js","/assets/Local-H-vLz_on.css","/assets/MatchPage-D6jfPS3O.js","/assets/NewGame-COKB1VTU.js","/assets/NewGame-COuNdWlv.css","/assets/NotFound-CTnAqsIn.css","/assets/NotFound-CV9cjYNV.js","/assets/Notation-C-kjO6tE.js","/assets/Notation-CrOV-tdu.css","/assets/Open-9FSkWEdm.js","/assets/Open-C2c6H0iQ.css","/assets/Position-BR3oDjJB.css","/assets/Position-D3UImtKG.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzleGame-D5hYkXYR.js","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzlePage-Z-CNvDO_.js","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-JqGV-GYs.js","/assets/Puzzles-BOkEuHi8.css","/assets/Puzzles-DHYVZ_HQ.js","/assets/Rules-CbxWQ-zg.css","/assets/Rules-x_9EBnxl.js","/assets/Saved-BhNRhNeD.js","/assets/Settings-X_HSj5Sy.js","/assets/Settings-q50kjCG4.css","/assets/Show-Bx4ZTBRv.js","/assets/Show-z1g9g0q5.css","/assets/Sign-B93P0SKq.js","/assets/Sign-C6DH5on8.css","/assets/Table-CWu_yS3L.css","/assets/Table-Jb7qw4dP.js","/assets/Tour-paq6x-Xi.css","/assets/Tour-uEdK2SE2.js","/assets/answers-sEv0kRI0.js","/assets/choice-CvaRVkcR.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-DAR35h6h.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-BjQi19NP.js","/assets/cublino-pur-DC8IKCgP.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CulZexXH.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dog-BhmAVZqk.js","/assets/dog-Cd8f6hyR.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-DktRhuof.js","/assets/dominions-e7Gj9MDv.js","/assets/home-D2HTuujx.js","/assets/legacy-DUfd0Qb1.js","/assets/news-B_U1vxQk.css","/assets/news-vBsJfv3M.js","/assets/notebook.svelte-C21m1LBt.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-BfE-s8Kx.wasm","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-CNENv3V-.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/settings.svelte-BshHYLR9.js","/assets/solving-qwoD4YdA.css","/assets/solving.svelte-DnlUuls3.js","/assets/sound-CNTeYubW.js","/assets/tables-CNFFMRh6.js","/assets/trial-Cx91YVFz.css","/assets/trial.svelte-DuoEe21W.js","/assets/types-BmEN4kKT.js","/assets/wish-DJ7pt7Ey.js","/assets/words-D-NUSsWE.js","/assets/worker-DsW6lFYa.js"])
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

// A notice of one's turn leads to its table.
addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(clients.matchAll({ type: 'window', includeUncontrolled: true }).then((all) => {
    const open = all.find((client) => new URL(client.url).pathname === notification.data)
    return open ? open.focus() : clients.openWindow(notification.data)
  }))
})

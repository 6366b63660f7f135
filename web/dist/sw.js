// Keeps the page for when there is no network. What the build makes is filled in by vite.config.ts.

/** The page itself: kept as soon as it was opened. */
const PAGE = ["/","/icon.svg","/manifest.webmanifest","/assets/index-CdO0KWPk.js","/assets/disclose-version-Cak4FW5I.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-4lTMgpus.js","/assets/api-DYRfBi3Z.js","/assets/engine-1yYyxDRU.js","/assets/index-_RqldLU4.css"]
/** The rules, the minds and every part of the page: kept once a board was shown. */
const GAMES = ["/assets/About-CwTCOYhV.js","/assets/About-xwz__D-w.css","/assets/Account-DxChNwvg.css","/assets/Account-QRqLi6_h.js","/assets/Analysis-De9qRXnK.css","/assets/Analysis-OWHy3yS2.js","/assets/Copy-CBpPUziw.js","/assets/Developers-BM-degPj.css","/assets/Developers-CX-VEhNb.js","/assets/Games-BbDqBwIJ.css","/assets/Games-Pq4RnHwy.js","/assets/Help-B1xHjCk6.js","/assets/Help-CX6v-wjp.css","/assets/Join--ifI20xA.css","/assets/Join-iv7IC6Dt.js","/assets/Kin-BDwSJ3fL.js","/assets/Kin-CotJNP9E.css","/assets/Lobby-CO6LsgOS.js","/assets/Lobby-Cy8rfjMh.css","/assets/Local-DktfCNTN.js","/assets/Local-H-vLz_on.css","/assets/MatchPage-BfqmzRbR.js","/assets/NewGame-COuNdWlv.css","/assets/NewGame-Ck8GbTa_.js","/assets/NotFound-BE1I9QlI.js","/assets/NotFound-CTnAqsIn.css","/assets/Notation-Bs7aUDrr.js","/assets/Notation-CrOV-tdu.css","/assets/Open-C2c6H0iQ.css","/assets/Open-C4QM8eXI.js","/assets/Rules-CbxWQ-zg.css","/assets/Rules-CszvG2Oz.js","/assets/Saved-CghepiWY.js","/assets/Settings-B2DaeVXF.js","/assets/Settings-q50kjCG4.css","/assets/Show-CEt_w4Ep.js","/assets/Show-z1g9g0q5.css","/assets/Sign-C6DH5on8.css","/assets/Sign-JDp7vmoF.js","/assets/Table-B_ACFWt9.js","/assets/Table-CWu_yS3L.css","/assets/Tour-CiPjQanp.js","/assets/Tour-paq6x-Xi.css","/assets/address-DJUWr5rG.js","/assets/api-DYRfBi3Z.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-DC8IKCgP.js","/assets/disclose-version-Cak4FW5I.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dog-Cd8f6hyR.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/engine-1yYyxDRU.js","/assets/home-J8EU-5a4.js","/assets/index-CdO0KWPk.js","/assets/index-_RqldLU4.css","/assets/legacy-BMGwP-fG.js","/assets/news-BVeOI0wU.js","/assets/news-B_U1vxQk.css","/assets/options-QPmHkwLY.js","/assets/parlour_bg-B27Ayrsr.wasm","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/settings.svelte-BzkWRmXI.js","/assets/tables-CNFFMRh6.js","/assets/theme.svelte-4lTMgpus.js","/assets/trial-Cx91YVFz.css","/assets/trial.svelte-CuTIYY8Y.js","/assets/types-BmEN4kKT.js","/assets/worker-Bl3xVPy1.js"]
/** Everything there is; what is no longer among it is dropped. */
const ALL = new Set(["/","/icon.svg","/manifest.webmanifest","/assets/index-CdO0KWPk.js","/assets/disclose-version-Cak4FW5I.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-4lTMgpus.js","/assets/api-DYRfBi3Z.js","/assets/engine-1yYyxDRU.js","/assets/index-_RqldLU4.css","/assets/About-CwTCOYhV.js","/assets/About-xwz__D-w.css","/assets/Account-DxChNwvg.css","/assets/Account-QRqLi6_h.js","/assets/Analysis-De9qRXnK.css","/assets/Analysis-OWHy3yS2.js","/assets/Copy-CBpPUziw.js","/assets/Developers-BM-degPj.css","/assets/Developers-CX-VEhNb.js","/assets/Games-BbDqBwIJ.css","/assets/Games-Pq4RnHwy.js","/assets/Help-B1xHjCk6.js","/assets/Help-CX6v-wjp.css","/assets/Join--ifI20xA.css","/assets/Join-iv7IC6Dt.js","/assets/Kin-BDwSJ3fL.js","/assets/Kin-CotJNP9E.css","/assets/Lobby-CO6LsgOS.js","/assets/Lobby-Cy8rfjMh.css","/assets/Local-DktfCNTN.js","/assets/Local-H-vLz_on.css","/assets/MatchPage-BfqmzRbR.js","/assets/NewGame-COuNdWlv.css","/assets/NewGame-Ck8GbTa_.js","/assets/NotFound-BE1I9QlI.js","/assets/NotFound-CTnAqsIn.css","/assets/Notation-Bs7aUDrr.js","/assets/Notation-CrOV-tdu.css","/assets/Open-C2c6H0iQ.css","/assets/Open-C4QM8eXI.js","/assets/Rules-CbxWQ-zg.css","/assets/Rules-CszvG2Oz.js","/assets/Saved-CghepiWY.js","/assets/Settings-B2DaeVXF.js","/assets/Settings-q50kjCG4.css","/assets/Show-CEt_w4Ep.js","/assets/Show-z1g9g0q5.css","/assets/Sign-C6DH5on8.css","/assets/Sign-JDp7vmoF.js","/assets/Table-B_ACFWt9.js","/assets/Table-CWu_yS3L.css","/assets/Tour-CiPjQanp.js","/assets/Tour-paq6x-Xi.css","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-DC8IKCgP.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dog-Cd8f6hyR.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/home-J8EU-5a4.js","/assets/legacy-BMGwP-fG.js","/assets/news-BVeOI0wU.js","/assets/news-B_U1vxQk.css","/assets/options-QPmHkwLY.js","/assets/parlour_bg-B27Ayrsr.wasm","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/settings.svelte-BzkWRmXI.js","/assets/tables-CNFFMRh6.js","/assets/trial-Cx91YVFz.css","/assets/trial.svelte-CuTIYY8Y.js","/assets/types-BmEN4kKT.js","/assets/worker-Bl3xVPy1.js"])
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

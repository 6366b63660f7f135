// Keeps the page for when there is no network. What the build makes is filled in by vite.config.ts.

/** The page itself: kept as soon as it was opened. */
const PAGE = ["/","/icon.svg","/manifest.webmanifest","/assets/index-Ba_zDA38.js","/assets/disclose-version-Cak4FW5I.js","/assets/address-DYO8Gg7U.js","/assets/theme.svelte-4lTMgpus.js","/assets/api-MsxBircE.js","/assets/home-DaIjxdpz.js","/assets/index-_RqldLU4.css"]
/** The rules, the minds and every part of the page: kept once a board was shown. */
const GAMES = ["/assets/About-BYS_lY39.js","/assets/About-xwz__D-w.css","/assets/Account-6oNz9Ypf.js","/assets/Account-DxChNwvg.css","/assets/Copy-CBpPUziw.js","/assets/Developers-BM-degPj.css","/assets/Developers-DkixXX3b.js","/assets/Games-BbDqBwIJ.css","/assets/Games-DjjpYv4G.js","/assets/Help-6XlEkco-.js","/assets/Help-CX6v-wjp.css","/assets/Join--ifI20xA.css","/assets/Join-DyAjVZgv.js","/assets/Kin-CA9iCLvT.js","/assets/Lobby-Cy8rfjMh.css","/assets/Lobby-d4zSn8Hm.js","/assets/Local-DqgPD-JJ.js","/assets/Local-H-vLz_on.css","/assets/MatchPage-CO97_T6t.js","/assets/NewGame-DNEpcAUi.css","/assets/NewGame-DnXzsY-z.js","/assets/NotFound-CTnAqsIn.css","/assets/NotFound-adyf1H7B.js","/assets/Notation-CYjmG7ia.js","/assets/Notation-CrOV-tdu.css","/assets/Open-81XnlREy.js","/assets/Open-C2c6H0iQ.css","/assets/Rules-8OaRIlPW.js","/assets/Rules-CbxWQ-zg.css","/assets/Saved-rjY9g9zH.js","/assets/Settings-C-YRwWVj.js","/assets/Settings-DDeckaA-.css","/assets/Show-DJCpM8Mx.js","/assets/Show-z1g9g0q5.css","/assets/Table-BD2DSuOY.js","/assets/Table-DG5Lf3SS.css","/assets/Tour-bSxvusOl.js","/assets/Tour-paq6x-Xi.css","/assets/address-DYO8Gg7U.js","/assets/api-MsxBircE.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-DC8IKCgP.js","/assets/disclose-version-Cak4FW5I.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dog-Cd8f6hyR.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-B8ufOpi7.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-e7Gj9MDv.js","/assets/home-DaIjxdpz.js","/assets/index-Ba_zDA38.js","/assets/index-_RqldLU4.css","/assets/legacy-BMGwP-fG.js","/assets/news-FR4Wlqg3.css","/assets/news-vdZdmGCc.js","/assets/parlour_bg-1RsSI3PS.wasm","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/settings.svelte-BzkWRmXI.js","/assets/tables-CNFFMRh6.js","/assets/theme.svelte-4lTMgpus.js","/assets/trial-Cx91YVFz.css","/assets/trial.svelte-BE8bqXaG.js","/assets/types-BmEN4kKT.js","/assets/worker-BFfmIn1f.js"]
/** Everything there is; what is no longer among it is dropped. */
const ALL = new Set(["/","/icon.svg","/manifest.webmanifest","/assets/index-Ba_zDA38.js","/assets/disclose-version-Cak4FW5I.js","/assets/address-DYO8Gg7U.js","/assets/theme.svelte-4lTMgpus.js","/assets/api-MsxBircE.js","/assets/home-DaIjxdpz.js","/assets/index-_RqldLU4.css","/assets/About-BYS_lY39.js","/assets/About-xwz__D-w.css","/assets/Account-6oNz9Ypf.js","/assets/Account-DxChNwvg.css","/assets/Copy-CBpPUziw.js","/assets/Developers-BM-degPj.css","/assets/Developers-DkixXX3b.js","/assets/Games-BbDqBwIJ.css","/assets/Games-DjjpYv4G.js","/assets/Help-6XlEkco-.js","/assets/Help-CX6v-wjp.css","/assets/Join--ifI20xA.css","/assets/Join-DyAjVZgv.js","/assets/Kin-CA9iCLvT.js","/assets/Lobby-Cy8rfjMh.css","/assets/Lobby-d4zSn8Hm.js","/assets/Local-DqgPD-JJ.js","/assets/Local-H-vLz_on.css","/assets/MatchPage-CO97_T6t.js","/assets/NewGame-DNEpcAUi.css","/assets/NewGame-DnXzsY-z.js","/assets/NotFound-CTnAqsIn.css","/assets/NotFound-adyf1H7B.js","/assets/Notation-CYjmG7ia.js","/assets/Notation-CrOV-tdu.css","/assets/Open-81XnlREy.js","/assets/Open-C2c6H0iQ.css","/assets/Rules-8OaRIlPW.js","/assets/Rules-CbxWQ-zg.css","/assets/Saved-rjY9g9zH.js","/assets/Settings-C-YRwWVj.js","/assets/Settings-DDeckaA-.css","/assets/Show-DJCpM8Mx.js","/assets/Show-z1g9g0q5.css","/assets/Table-BD2DSuOY.js","/assets/Table-DG5Lf3SS.css","/assets/Tour-bSxvusOl.js","/assets/Tour-paq6x-Xi.css","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-DC8IKCgP.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dog-Cd8f6hyR.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-B8ufOpi7.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-e7Gj9MDv.js","/assets/legacy-BMGwP-fG.js","/assets/news-FR4Wlqg3.css","/assets/news-vdZdmGCc.js","/assets/parlour_bg-1RsSI3PS.wasm","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/settings.svelte-BzkWRmXI.js","/assets/tables-CNFFMRh6.js","/assets/trial-Cx91YVFz.css","/assets/trial.svelte-BE8bqXaG.js","/assets/types-BmEN4kKT.js","/assets/worker-BFfmIn1f.js"])
const NAME = 'parlour'

const keep = async (paths) => {
  const cache = await caches.open(NAME)
  await Promise.all(paths.map(async (path) => (await cache.match(path)) ?? cache.add(path)))
}
addEventListener('install', (event) => {
  const fresh = async () => {
    const cache = await caches.open(NAME)
    // These have no hash in their names.
    await cache.addAll(PAGE.filter((path) => !path.startsWith('/assets/')).map((path) => new Request(path, { cache: 'no-cache' })))
    await keep(PAGE)
    await skipWaiting()
  }
  event.waitUntil(fresh())
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
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(async () => (await caches.match('/')) ?? Response.error()))
  else if (ALL.has(pathname)) event.respondWith(fromCache(request, pathname))
})
async function fromCache(request, path) {
  const cache = await caches.open(NAME)
  const kept = await cache.match(path)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && path.startsWith('/assets/')) await cache.put(path, answer.clone())
  return answer
}

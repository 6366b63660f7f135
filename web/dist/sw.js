// Keeps the page for when there is no network. What the build makes is filled in by vite.config.ts.

/** The page itself: kept as soon as it was opened. */
const PAGE = ["/","/icon.svg","/manifest.webmanifest","/assets/index-CMjVWeer.js","/assets/disclose-version-BkK6ixMc.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-RDwXtlhD.js","/assets/api-D7_iBx-j.js","/assets/engine-GGF0EMZ-.js","/assets/index-DMwNMPFp.css"]
/** The rules, the minds and every part of the page: kept once a board was shown. */
const GAMES = ["/assets/About-DEdohxrt.js","/assets/About-xwz__D-w.css","/assets/Account-Cu0e7jpD.js","/assets/Account-DxChNwvg.css","/assets/Analysis-B9J4FDqM.js","/assets/Analysis-Duj-ZkHZ.css","/assets/Codes-VLvn1Vyy.js","/assets/Codes-Yo4GKy56.css","/assets/Copy-DEa6oIoy.js","/assets/Developers-BM-degPj.css","/assets/Developers-DjV8qyME.js","/assets/Games-B1Yu8MWm.js","/assets/Games-BbDqBwIJ.css","/assets/Help-Bz5WkfZq.js","/assets/Help-CX6v-wjp.css","/assets/Join--ifI20xA.css","/assets/Join-Dlnkl4bd.js","/assets/Kin-CotJNP9E.css","/assets/Kin-DQXLS4xM.js","/assets/Leaders-CSWtmvfB.css","/assets/Leaders-DcPHUx-S.js","/assets/Lobby-Cy8rfjMh.css","/assets/Lobby-is7wIgIE.js","/assets/Local-D4pPNknR.js","/assets/Local-H-vLz_on.css","/assets/MatchPage-D1w1bn5Y.js","/assets/Moderation-B568V-W4.js","/assets/Moderation-BEQpUkU0.css","/assets/NewGame-C_09Rlbe.js","/assets/NewGame-Oa2v-PG8.css","/assets/NewTournament-BnC-GWYt.js","/assets/NewTournament-DfIoF2yb.css","/assets/NotFound-CTnAqsIn.css","/assets/NotFound-ktQ0aF8m.js","/assets/Notation-CrOV-tdu.css","/assets/Notation-N_LKf0CD.js","/assets/Open-C2c6H0iQ.css","/assets/Open-DmOU5Jnu.js","/assets/Options-BfNzR13G.css","/assets/Options-_JPTNaTm.js","/assets/OwnAccount-3mnt8lAE.js","/assets/OwnAccount-Ct6AMggx.css","/assets/Player-CzWsKOrR.css","/assets/Player-pnMyeQeY.js","/assets/Position-BR3oDjJB.css","/assets/Position-Cx9H7nHX.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzleGame-D_5q21tj.js","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzlePage-Dv140Sle.js","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-CY4ehmTc.js","/assets/Puzzles-BOkEuHi8.css","/assets/Puzzles-Dd2RzSZb.js","/assets/Rules-5mcpJW2v.js","/assets/Rules-CbxWQ-zg.css","/assets/Saved-DlxWT16n.js","/assets/Settings-BtIY66DX.js","/assets/Settings-q50kjCG4.css","/assets/Show-i6lVXQd9.js","/assets/Show-z1g9g0q5.css","/assets/Sign-C6DH5on8.css","/assets/Sign-DgDKXUNy.js","/assets/SignIn-Bc-dvW2B.js","/assets/SignIn-CDEkFaGW.css","/assets/SignUp-CLW6eSzd.js","/assets/SignUp-D8WFkX-Q.css","/assets/Table-BtDTXHCa.js","/assets/Table-XOuTTn31.css","/assets/Tour-CPuHC0gP.js","/assets/Tour-paq6x-Xi.css","/assets/Tournament-B2XvYoVM.css","/assets/Tournament-BWE8Q1j8.js","/assets/Tournaments-Br0-vaaN.js","/assets/Tournaments-CBFa-YIQ.css","/assets/address-DJUWr5rG.js","/assets/answers-sEv0kRI0.js","/assets/api-D7_iBx-j.js","/assets/choice-CvaRVkcR.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-C6RjKOcz.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-B4aJyV0q.js","/assets/cublino-pur-DC8IKCgP.js","/assets/disclose-version-BkK6ixMc.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CfD1YP4o.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dog-Cd8f6hyR.js","/assets/dog-Cpqd60tI.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/dominions-jQHkJvsf.js","/assets/engine-GGF0EMZ-.js","/assets/home-Dg0G-fkp.js","/assets/index-CMjVWeer.js","/assets/index-DMwNMPFp.css","/assets/legacy-BD2HrQ3H.js","/assets/news-B_U1vxQk.css","/assets/news-zUWsaIEg.js","/assets/notebook.svelte-CkCu8SxW.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-CVXqLlSr.wasm","/assets/passkeys-fcU6nWfn.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-BDRtz9x3.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/settings.svelte-Dn6qWhqK.js","/assets/solving-qwoD4YdA.css","/assets/solving.svelte-BSCO5zVk.js","/assets/sound-CNztG2Gw.js","/assets/tables-CNFFMRh6.js","/assets/theme.svelte-RDwXtlhD.js","/assets/trial-Cx91YVFz.css","/assets/trial.svelte-BKOUM7Qc.js","/assets/types-BmEN4kKT.js","/assets/wish-DJ7pt7Ey.js","/assets/words-Dfape4NC.js","/assets/words-FA5M2egR.js","/assets/worker-DsW6lFYa.js"]
/** Everything there is; what is no longer among it is dropped. */
const ALL = new Set(["/","/icon.svg","/manifest.webmanifest","/assets/index-CMjVWeer.js","/assets/disclose-version-BkK6ixMc.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-RDwXtlhD.js","/assets/api-D7_iBx-j.js","/assets/engine-GGF0EMZ-.js","/assets/index-DMwNMPFp.css","/assets/About-DEdohxrt.js","/assets/About-xwz__D-w.css","/assets/Account-Cu0e7jpD.js","/assets/Account-DxChNwvg.css","/assets/Analysis-B9J4FDqM.js","/assets/Analysis-Duj-ZkHZ.css","/assets/Codes-VLvn1Vyy.js","/assets/Codes-Yo4GKy56.css","/assets/Copy-DEa6oIoy.js","/assets/Developers-BM-degPj.css","/assets/Developers-DjV8qyME.js","/assets/Games-B1Yu8MWm.js","/assets/Games-BbDqBwIJ.css","/assets/Help-Bz5WkfZq.js","/assets/Help-CX6v-wjp.css","/assets/Join--ifI20xA.css","/assets/Join-Dlnkl4bd.js","/assets/Kin-CotJNP9E.css","/assets/Kin-DQXLS4xM.js","/assets/Leaders-CSWtmvfB.css","/assets/Leaders-DcPHUx-S.js","/assets/Lobby-Cy8rfjMh.css","/assets/Lobby-is7wIgIE.js","/assets/Local-D4pPNknR.js","/assets/Local-H-vLz_on.css","/assets/MatchPage-D1w1bn5Y.js","/assets/Moderation-B568V-W4.js","/assets/Moderation-BEQpUkU0.css","/assets/NewGame-C_09Rlbe.js","/assets/NewGame-Oa2v-PG8.css","/assets/NewTournament-BnC-GWYt.js","/assets/NewTournament-DfIoF2yb.css","/assets/NotFound-CTnAqsIn.css","/assets/NotFound-ktQ0aF8m.js","/assets/Notation-CrOV-tdu.css","/assets/Notation-N_LKf0CD.js","/assets/Open-C2c6H0iQ.css","/assets/Open-DmOU5Jnu.js","/assets/Options-BfNzR13G.css","/assets/Options-_JPTNaTm.js","/assets/OwnAccount-3mnt8lAE.js","/assets/OwnAccount-Ct6AMggx.css","/assets/Player-CzWsKOrR.css","/assets/Player-pnMyeQeY.js","/assets/Position-BR3oDjJB.css","/assets/Position-Cx9H7nHX.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzleGame-D_5q21tj.js","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzlePage-Dv140Sle.js","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-CY4ehmTc.js","/assets/Puzzles-BOkEuHi8.css","/assets/Puzzles-Dd2RzSZb.js","/assets/Rules-5mcpJW2v.js","/assets/Rules-CbxWQ-zg.css","/assets/Saved-DlxWT16n.js","/assets/Settings-BtIY66DX.js","/assets/Settings-q50kjCG4.css","/assets/Show-i6lVXQd9.js","/assets/Show-z1g9g0q5.css","/assets/Sign-C6DH5on8.css","/assets/Sign-DgDKXUNy.js","/assets/SignIn-Bc-dvW2B.js","/assets/SignIn-CDEkFaGW.css","/assets/SignUp-CLW6eSzd.js","/assets/SignUp-D8WFkX-Q.css","/assets/Table-BtDTXHCa.js","/assets/Table-XOuTTn31.css","/assets/Tour-CPuHC0gP.js","/assets/Tour-paq6x-Xi.css","/assets/Tournament-B2XvYoVM.css","/assets/Tournament-BWE8Q1j8.js","/assets/Tournaments-Br0-vaaN.js","/assets/Tournaments-CBFa-YIQ.css","/assets/answers-sEv0kRI0.js","/assets/choice-CvaRVkcR.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-C6RjKOcz.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-B4aJyV0q.js","/assets/cublino-pur-DC8IKCgP.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CfD1YP4o.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dog-Cd8f6hyR.js","/assets/dog-Cpqd60tI.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/dominions-jQHkJvsf.js","/assets/home-Dg0G-fkp.js","/assets/legacy-BD2HrQ3H.js","/assets/news-B_U1vxQk.css","/assets/news-zUWsaIEg.js","/assets/notebook.svelte-CkCu8SxW.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-CVXqLlSr.wasm","/assets/passkeys-fcU6nWfn.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-BDRtz9x3.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/settings.svelte-Dn6qWhqK.js","/assets/solving-qwoD4YdA.css","/assets/solving.svelte-BSCO5zVk.js","/assets/sound-CNztG2Gw.js","/assets/tables-CNFFMRh6.js","/assets/trial-Cx91YVFz.css","/assets/trial.svelte-BKOUM7Qc.js","/assets/types-BmEN4kKT.js","/assets/wish-DJ7pt7Ey.js","/assets/words-Dfape4NC.js","/assets/words-FA5M2egR.js","/assets/worker-DsW6lFYa.js"])
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

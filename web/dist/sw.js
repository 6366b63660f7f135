// Keeps the page for when there is no network. What the build makes is filled in by vite.config.ts.

/** The page itself: kept as soon as it was opened. */
const PAGE = ["/","/icon.svg","/manifest.webmanifest","/assets/index-qDDMczOI.js","/assets/disclose-version-BkK6ixMc.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-RDwXtlhD.js","/assets/api-D7_iBx-j.js","/assets/engine-GGF0EMZ-.js","/assets/index-DMwNMPFp.css"]
/** The rules, the minds and every part of the page: kept once a board was shown. */
const GAMES = ["/assets/About-xWHuBDNE.js","/assets/About-xwz__D-w.css","/assets/Account-CUZ348p9.js","/assets/Account-DxChNwvg.css","/assets/Analysis-BlDLxi6C.js","/assets/Analysis-Duj-ZkHZ.css","/assets/Codes-VLvn1Vyy.js","/assets/Codes-Yo4GKy56.css","/assets/Copy-DEa6oIoy.js","/assets/Developers-BM-degPj.css","/assets/Developers-DjV8qyME.js","/assets/Games-BbDqBwIJ.css","/assets/Games-pCSp6JtD.js","/assets/Help-CX6v-wjp.css","/assets/Help-CgTRHZFb.js","/assets/Join--ifI20xA.css","/assets/Join-BDSq9K4F.js","/assets/Kin-CSwodmXW.js","/assets/Kin-CotJNP9E.css","/assets/Leaders-CSWtmvfB.css","/assets/Leaders-CsrNsDws.js","/assets/Lobby-C-pMioOl.js","/assets/Lobby-Cy8rfjMh.css","/assets/Local-DWvOMSAM.js","/assets/Local-H-vLz_on.css","/assets/MatchPage-CY8BCT5m.js","/assets/Moderation-BEQpUkU0.css","/assets/Moderation-BaWSiYSH.js","/assets/NewGame-BxZxCzsy.js","/assets/NewGame-Oa2v-PG8.css","/assets/NewTournament-DAYlTydi.js","/assets/NewTournament-DfIoF2yb.css","/assets/NotFound-C9wFe0PS.js","/assets/NotFound-CTnAqsIn.css","/assets/Notation-4MdGx5Ot.js","/assets/Notation-CrOV-tdu.css","/assets/Open-Bpq1HT45.js","/assets/Open-C2c6H0iQ.css","/assets/Options-BfNzR13G.css","/assets/Options-_JPTNaTm.js","/assets/OwnAccount-Ct6AMggx.css","/assets/OwnAccount-Cu6PYrM8.js","/assets/Player-CzWsKOrR.css","/assets/Player-LCJuw878.js","/assets/Position-BR3oDjJB.css","/assets/Position-Cx9H7nHX.js","/assets/PuzzleGame-CctGgGBW.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzlePage-OafrXz9H.js","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-DWGMkGII.js","/assets/Puzzles-BOkEuHi8.css","/assets/Puzzles-BdEMIGg6.js","/assets/Rules-CbxWQ-zg.css","/assets/Rules-DTO4-jpU.js","/assets/Saved-DlxWT16n.js","/assets/Settings-Dcnf3_Wg.js","/assets/Settings-q50kjCG4.css","/assets/Show-EZmMlImE.js","/assets/Show-z1g9g0q5.css","/assets/Sign-C6DH5on8.css","/assets/Sign-D1lNq_oB.js","/assets/SignIn-CDEkFaGW.css","/assets/SignIn-ktlYId5u.js","/assets/SignUp-CLW6eSzd.js","/assets/SignUp-D8WFkX-Q.css","/assets/Table-BuVk_NWT.js","/assets/Table-DVQ6HACY.css","/assets/Tour-ClG1B7gI.js","/assets/Tour-paq6x-Xi.css","/assets/Tournament-B2XvYoVM.css","/assets/Tournament-DLZYA49l.js","/assets/Tournaments-CBFa-YIQ.css","/assets/Tournaments-CU9OFUwM.js","/assets/address-DJUWr5rG.js","/assets/answers-sEv0kRI0.js","/assets/api-D7_iBx-j.js","/assets/choice-CvaRVkcR.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-C6RjKOcz.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-B4aJyV0q.js","/assets/cublino-pur-DC8IKCgP.js","/assets/disclose-version-BkK6ixMc.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CfD1YP4o.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dog-Cd8f6hyR.js","/assets/dog-Cpqd60tI.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/dominions-jQHkJvsf.js","/assets/engine-GGF0EMZ-.js","/assets/home-Dg0G-fkp.js","/assets/index-DMwNMPFp.css","/assets/index-qDDMczOI.js","/assets/legacy-BD2HrQ3H.js","/assets/news-B_U1vxQk.css","/assets/news-whWHVHz3.js","/assets/notebook.svelte-CkCu8SxW.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-CVXqLlSr.wasm","/assets/passkeys-fcU6nWfn.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-BDRtz9x3.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/settings.svelte-Dn6qWhqK.js","/assets/solving-qwoD4YdA.css","/assets/solving.svelte-CIZdaz4u.js","/assets/sound-CNztG2Gw.js","/assets/tables-CNFFMRh6.js","/assets/theme.svelte-RDwXtlhD.js","/assets/trial-Cx91YVFz.css","/assets/trial.svelte-BnOpsH16.js","/assets/types-BmEN4kKT.js","/assets/wish-DJ7pt7Ey.js","/assets/words-Dfape4NC.js","/assets/words-FA5M2egR.js","/assets/worker-DsW6lFYa.js"]
/** Everything there is; what is no longer among it is dropped. */
const ALL = new Set(["/","/icon.svg","/manifest.webmanifest","/assets/index-qDDMczOI.js","/assets/disclose-version-BkK6ixMc.js","/assets/address-DJUWr5rG.js","/assets/theme.svelte-RDwXtlhD.js","/assets/api-D7_iBx-j.js","/assets/engine-GGF0EMZ-.js","/assets/index-DMwNMPFp.css","/assets/About-xWHuBDNE.js","/assets/About-xwz__D-w.css","/assets/Account-CUZ348p9.js","/assets/Account-DxChNwvg.css","/assets/Analysis-BlDLxi6C.js","/assets/Analysis-Duj-ZkHZ.css","/assets/Codes-VLvn1Vyy.js","/assets/Codes-Yo4GKy56.css","/assets/Copy-DEa6oIoy.js","/assets/Developers-BM-degPj.css","/assets/Developers-DjV8qyME.js","/assets/Games-BbDqBwIJ.css","/assets/Games-pCSp6JtD.js","/assets/Help-CX6v-wjp.css","/assets/Help-CgTRHZFb.js","/assets/Join--ifI20xA.css","/assets/Join-BDSq9K4F.js","/assets/Kin-CSwodmXW.js","/assets/Kin-CotJNP9E.css","/assets/Leaders-CSWtmvfB.css","/assets/Leaders-CsrNsDws.js","/assets/Lobby-C-pMioOl.js","/assets/Lobby-Cy8rfjMh.css","/assets/Local-DWvOMSAM.js","/assets/Local-H-vLz_on.css","/assets/MatchPage-CY8BCT5m.js","/assets/Moderation-BEQpUkU0.css","/assets/Moderation-BaWSiYSH.js","/assets/NewGame-BxZxCzsy.js","/assets/NewGame-Oa2v-PG8.css","/assets/NewTournament-DAYlTydi.js","/assets/NewTournament-DfIoF2yb.css","/assets/NotFound-C9wFe0PS.js","/assets/NotFound-CTnAqsIn.css","/assets/Notation-4MdGx5Ot.js","/assets/Notation-CrOV-tdu.css","/assets/Open-Bpq1HT45.js","/assets/Open-C2c6H0iQ.css","/assets/Options-BfNzR13G.css","/assets/Options-_JPTNaTm.js","/assets/OwnAccount-Ct6AMggx.css","/assets/OwnAccount-Cu6PYrM8.js","/assets/Player-CzWsKOrR.css","/assets/Player-LCJuw878.js","/assets/Position-BR3oDjJB.css","/assets/Position-Cx9H7nHX.js","/assets/PuzzleGame-CctGgGBW.js","/assets/PuzzleGame-Cze4w0T4.css","/assets/PuzzlePage-CxvVumH_.css","/assets/PuzzlePage-OafrXz9H.js","/assets/PuzzleRun-BcoQXeql.css","/assets/PuzzleRun-DWGMkGII.js","/assets/Puzzles-BOkEuHi8.css","/assets/Puzzles-BdEMIGg6.js","/assets/Rules-CbxWQ-zg.css","/assets/Rules-DTO4-jpU.js","/assets/Saved-DlxWT16n.js","/assets/Settings-Dcnf3_Wg.js","/assets/Settings-q50kjCG4.css","/assets/Show-EZmMlImE.js","/assets/Show-z1g9g0q5.css","/assets/Sign-C6DH5on8.css","/assets/Sign-D1lNq_oB.js","/assets/SignIn-CDEkFaGW.css","/assets/SignIn-ktlYId5u.js","/assets/SignUp-CLW6eSzd.js","/assets/SignUp-D8WFkX-Q.css","/assets/Table-BuVk_NWT.js","/assets/Table-DVQ6HACY.css","/assets/Tour-ClG1B7gI.js","/assets/Tour-paq6x-Xi.css","/assets/Tournament-B2XvYoVM.css","/assets/Tournament-DLZYA49l.js","/assets/Tournaments-CBFa-YIQ.css","/assets/Tournaments-CU9OFUwM.js","/assets/answers-sEv0kRI0.js","/assets/choice-CvaRVkcR.js","/assets/cublino-DJpUiXmc.js","/assets/cublino-contra-C6RjKOcz.js","/assets/cublino-contra-VsSArykU.js","/assets/cublino-contra-rkPvPRSx.js","/assets/cublino-o7AXW2XM.js","/assets/cublino-pur-8zxXEibL.js","/assets/cublino-pur-B4aJyV0q.js","/assets/cublino-pur-DC8IKCgP.js","/assets/dobutsu-CMd0iIkX.js","/assets/dobutsu-CfD1YP4o.js","/assets/dobutsu-D1fU_rJM.js","/assets/dobutsu-DujHFhGC.js","/assets/dog-Cd8f6hyR.js","/assets/dog-Cpqd60tI.js","/assets/dog-DCesnAyN.js","/assets/dog-R3RB5ydX.js","/assets/dominions-BNRRoYWu.js","/assets/dominions-C16e3wAp.js","/assets/dominions-e7Gj9MDv.js","/assets/dominions-jQHkJvsf.js","/assets/home-Dg0G-fkp.js","/assets/legacy-BD2HrQ3H.js","/assets/news-B_U1vxQk.css","/assets/news-whWHVHz3.js","/assets/notebook.svelte-CkCu8SxW.js","/assets/options-QPmHkwLY.js","/assets/parlour_bg-CVXqLlSr.wasm","/assets/passkeys-fcU6nWfn.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/romanian-checkers-BDRtz9x3.js","/assets/romanian-checkers-Bg46jDSG.js","/assets/romanian-checkers-CDuzMzdV.js","/assets/romanian-checkers-ObZ_ZtVP.js","/assets/settings.svelte-Dn6qWhqK.js","/assets/solving-qwoD4YdA.css","/assets/solving.svelte-CIZdaz4u.js","/assets/sound-CNztG2Gw.js","/assets/tables-CNFFMRh6.js","/assets/trial-Cx91YVFz.css","/assets/trial.svelte-BnOpsH16.js","/assets/types-BmEN4kKT.js","/assets/wish-DJ7pt7Ey.js","/assets/words-Dfape4NC.js","/assets/words-FA5M2egR.js","/assets/worker-DsW6lFYa.js"])
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

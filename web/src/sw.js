// Keeps the page for when there is no network. What the build makes is filled in by vite.config.ts.

/** The page itself: kept as soon as it was opened. */
const PAGE = __PAGE__
/** The rules, the minds and every part of the page: kept once a board was shown. */
const GAMES = __GAMES__
/** Everything there is; what is no longer among it is dropped. */
const ALL = new Set(__ALL__)
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

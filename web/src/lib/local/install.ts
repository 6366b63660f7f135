// The page without a network: a service worker keeps it, and the games once a board was shown.

/** Lets the browser keep the page. */
export function install() {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
/** The module is here: it is kept as well. */
export function keepGames() {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('games'))
}

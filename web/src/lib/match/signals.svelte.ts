// Telling somebody who looks elsewhere: sounds, a buzz, a notice, a dot on the icon of the page.

import { buzz, notify } from '../settings.svelte'
import { play } from '../sound'
import type { State } from '../types'
import type { MatchView } from './match.svelte'

/** The icon, with a dot when it is one's turn. */
function icon(dot: boolean) {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
  if (!link) return
  link.dataset.plain ??= link.getAttribute('href') ?? '/icon.svg'
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#7a4326"/>`
    + `<text x="15" y="24" font-family="serif" font-size="23" font-weight="700" fill="#fffaf2" text-anchor="middle">P</text>`
    + `<circle cx="25" cy="7" r="6.5" fill="#e9b824" stroke="#fff" stroke-width="2"/></svg>`
  link.href = dot ? `data:image/svg+xml,${encodeURIComponent(drawn)}` : link.dataset.plain
}

/** A notice that leads back here. Phones let only the service worker show one. */
async function notice(state: State) {
  if (!notify.on || !document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.getRegistration()
  await worker?.showNotification('Your turn', { body: state.title, icon: '/icon.svg', tag: state.id, data: location.pathname })
}

/** Follows a match; to be called where a component is made. */
export function signal(match: MatchView) {
  let [ply, mine, over] = [-1, false, false]
  $effect(() => {
    const now = match.state
    if (!now) return
    const turn = now.your_turn && now.phase === 'playing' && !now.status.over
    const alone = now.players.every((p) => p.you)
    if (ply >= 0) {
      if (now.status.over && !over) play('end')
      else if (turn && !mine && !alone) {
        play('turn')
        if (buzz.on && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30)
        void notice(now).catch(() => {})
      }
    }
    icon(turn && !alone)
    ;[ply, mine, over] = [now.ply, turn, now.status.over]
  })
  $effect(() => () => icon(false))
}

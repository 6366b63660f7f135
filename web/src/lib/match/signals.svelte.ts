// Telling somebody who looks elsewhere: sounds, a buzz, a notice, a dot on the icon of the page.

import { buzz, notify } from '../settings.svelte'
import { play } from '../sound'
import type { State } from '../types'
import type { MatchView } from './match.svelte'

const DOT = '<circle cx="25" cy="7" r="6.5" fill="#e9b824" stroke="#fff" stroke-width="2"/></svg>'
let dotted = false
let drawn = ''

/** The icon, with a dot when it is one's turn. It is asked for once and written into the page: an address would be asked for at every turn. */
async function icon(dot: boolean) {
  if (dot === dotted) return
  dotted = dot
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
  if (!link) return
  drawn ||= await fetch(link.href).then((answer) => answer.text())
  link.href = `data:image/svg+xml,${encodeURIComponent(dotted ? drawn.replace('</svg>', DOT) : drawn)}`
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
    void icon(turn && !alone).catch(() => {})
    ;[ply, mine, over] = [now.ply, turn, now.status.over]
  })
  $effect(() => () => void icon(false).catch(() => {}))
}

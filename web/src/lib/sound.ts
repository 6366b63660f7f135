// Sounds of the table, made on the spot: a piece set down, a piece taken, one's turn, the end.

import { sound } from './settings.svelte'

let context: AudioContext | null = null
/** Until it rests: a line to the loudspeaker costs time even when nothing is heard. */
let rest = 0
const AWAKE = 1_500
/** A sound that comes later than this is about something else. */
const LATE = 400

interface Tone { at: number; hz: number; to?: number; long: number; loud: number; shape?: OscillatorType }

function tone(ctx: AudioContext, { at, hz, to = hz, long, loud, shape = 'sine' }: Tone) {
  const [wave, gain, when] = [ctx.createOscillator(), ctx.createGain(), ctx.currentTime + at]
  wave.type = shape
  wave.frequency.setValueAtTime(hz, when)
  wave.frequency.exponentialRampToValueAtTime(to, when + long)
  gain.gain.setValueAtTime(loud, when)
  gain.gain.exponentialRampToValueAtTime(0.0001, when + long)
  wave.connect(gain).connect(ctx.destination)
  wave.start(when)
  wave.stop(when + long)
}
/** Wood on wood. */
function knock(ctx: AudioContext, at: number, loud: number) {
  tone(ctx, { at, hz: 340, to: 120, long: 0.07, loud, shape: 'triangle' })
  tone(ctx, { at, hz: 1900, to: 700, long: 0.025, loud: loud * 0.25, shape: 'square' })
}

const SOUNDS = {
  move: (ctx: AudioContext) => knock(ctx, 0, 0.16),
  take: (ctx: AudioContext) => {
    knock(ctx, 0, 0.16)
    knock(ctx, 0.09, 0.22)
  },
  turn: (ctx: AudioContext) => {
    tone(ctx, { at: 0.05, hz: 660, long: 0.25, loud: 0.05 })
    tone(ctx, { at: 0.16, hz: 880, long: 0.35, loud: 0.05 })
  },
  end: (ctx: AudioContext) => [523, 659, 784].forEach((hz, i) => tone(ctx, { at: 0.13 * i, hz, long: 0.7, loud: 0.06 })),
}

/** Plays a sound, where the visitor wants any and the browser lets us. */
export function play(name: keyof typeof SOUNDS) {
  if (!sound.on || typeof AudioContext === 'undefined') return
  const [ctx, asked] = [(context ??= new AudioContext()), performance.now()]
  clearTimeout(rest)
  void ctx.resume().then(() => {
    if (performance.now() - asked < LATE) SOUNDS[name](ctx)
    clearTimeout(rest)
    rest = setTimeout(() => void ctx.suspend(), AWAKE)
  }, () => {})
}

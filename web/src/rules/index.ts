import { contra, pur } from './cublino'
import { dobutsu } from './dobutsu'
import { dog } from './dog'
import { dominions } from './dominions'
import { romanianCheckers } from './romanian-checkers'
import type { Example, Rulebook } from './types'

export const rules: Record<string, Rulebook> = {
  dog,
  dobutsu,
  dominions,
  'cublino-pur': pur,
  'cublino-contra': contra,
  'romanian-checkers': romanianCheckers,
}

/** What a game looks like, where its start does not show it. */
export const faces: Record<string, Example> = {
  dog: { position: 'P0*P37F1|P21P16*|P52F0F1|P9P44 0 play 7|-|-|-', caption: '' },
  dobutsu: { position: 'S/g-e/-l-/-cC/ELG/-', caption: '' },
  dominions: {
    position: 'k6:27Ww,j5:61Bb,j6:31Ww,j8:46Bb,j9:54Bb,j10:62Bb,j11:12Ww,i5:59Bb,i6:55Ww,i7:61Ww,i8:60Ww,i9:63Ww,i10:39Ww,h5:58Bb,h6:39Bb,h7:47Bb,h8:55Bb,h9:30Ww,g8:63Bb,g9:62Ww,g10:47Ww,f8:51Bb,f9:23Bb,e9:2Wb W 0',
    caption: '',
  },
}

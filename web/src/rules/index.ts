import { contra, pur } from './cublino'
import { dobutsu } from './dobutsu'
import { dog } from './dog'
import { dominions } from './dominions'
import { romanianCheckers } from './romanian-checkers'
import type { RulesPage } from './types'

export const rules: Record<string, RulesPage> = {
  dog,
  dobutsu,
  dominions,
  'cublino-pur': pur,
  'cublino-contra': contra,
  'romanian-checkers': romanianCheckers,
}

// What the server sends: made from its own types. The page knows no rules: everything it draws and offers is there.

import type { Cell } from './wire-types'

export * from './wire-types'

export type Spot = Cell['spot']

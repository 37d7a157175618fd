import { readOnly } from '../../platform/db/index.ts'
import * as appareils from './appareils.schema.ts'
import * as tables from './identity.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const connexion = readOnly(tables.connexion)
export const appareilPrevenu = readOnly(appareils.appareilPrevenu)

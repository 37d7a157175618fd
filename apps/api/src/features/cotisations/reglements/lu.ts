import { readOnly } from '../../../platform/db/index.ts'
import * as tables from './paiements.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const reglement = readOnly(tables.reglement)

import { readOnly } from '../../platform/db/index.ts'
import * as tables from './sinistres.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const sinistre = readOnly(tables.sinistre)

import { readOnly } from '../../platform/db/index.ts'
import * as tables from './actes.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const brouillon = readOnly(tables.brouillon)

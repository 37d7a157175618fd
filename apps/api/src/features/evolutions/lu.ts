import { readOnly } from '../../platform/db/index.ts'
import * as tables from './evolutions.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const evolution = readOnly(tables.evolution)

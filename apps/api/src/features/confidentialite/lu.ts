import { readOnly } from '../../platform/db/index.ts'
import * as tables from './confidentialite.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const partageSoins = readOnly(tables.partageSoins)
export const soinSecret = readOnly(tables.soinSecret)

import { readOnly } from '../../platform/db/index.ts'
import * as tables from './indus.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const indu = readOnly(tables.indu)
export const induEcheance = readOnly(tables.induEcheance)

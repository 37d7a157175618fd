import { readOnly } from '../../platform/db/index.ts'
import * as tables from './documents.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const document = readOnly(tables.document)
export const impression = readOnly(tables.impression)

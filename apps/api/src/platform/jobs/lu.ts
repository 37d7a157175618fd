import { readOnly } from '../db/index.ts'
import * as tables from './jobs.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const job = readOnly(tables.job)

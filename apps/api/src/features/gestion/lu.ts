import { readOnly } from '../../platform/db/index.ts'
import * as tables from './gestion.schema.ts'

/** What rows said each time they were written, for statements of others: they read it, and cannot write it. */
export const version = readOnly(tables.version)

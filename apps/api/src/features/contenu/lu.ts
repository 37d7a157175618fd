import { readOnly } from '../../platform/db/index.ts'
import * as tables from './contenu.schema.ts'

/** The table of this slice, for statements of others: they read it, and cannot write it. */
export const contenu = readOnly(tables.contenu)

import { readOnly } from '../../platform/db/index.ts'
import * as tables from './contenu.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const contenu = readOnly(tables.contenu)
export const contenuRevision = readOnly(tables.contenuRevision)

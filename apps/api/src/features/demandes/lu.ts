import { readOnly } from '../../platform/db/index.ts'
import * as tables from './demandes.schema.ts'
import * as signatures from './signatures.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const demande = readOnly(tables.demande)
export const demandeFichier = readOnly(tables.demandeFichier)
export const signature = readOnly(signatures.signature)

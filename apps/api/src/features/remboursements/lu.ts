import { readOnly } from '../../platform/db/index.ts'
import * as tables from './remboursements.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const decompte = readOnly(tables.decompte)
export const ligne = readOnly(tables.ligne)
export const paiement = readOnly(tables.paiement)

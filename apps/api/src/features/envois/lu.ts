import { readOnly } from '../../platform/db/index.ts'
import * as tables from './envois.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const envoi = readOnly(tables.envoi)
export const envoiDestinataire = readOnly(tables.envoiDestinataire)

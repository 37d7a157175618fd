import { readOnly } from '../../platform/db/index.ts'
import * as tables from './portail.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const client = readOnly(tables.client)
export const clientLogo = readOnly(tables.clientLogo)
export const fonctionnaliteContrat = readOnly(tables.fonctionnaliteContrat)

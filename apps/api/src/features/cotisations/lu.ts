import { readOnly } from '../../platform/db/index.ts'
import * as tables from './cotisations.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const avisEcheancier = readOnly(tables.avisEcheancier)
export const reportCotisation = readOnly(tables.reportCotisation)

import { readOnly } from '../../platform/db/index.ts'
import * as tables from './faq.schema.ts'

/** The tables of this slice, for statements of others: they read them, and cannot write them. */
export const faqCategorie = readOnly(tables.faqCategorie)
export const faqQuestion = readOnly(tables.faqQuestion)

import { defineSlice } from '../slice.ts'
import { registerFaq } from './faq.routes.ts'
import { questionsTenues, synonymesTenus } from './gestion.ts'
import { aTraiterFaqSource, categoriesFaqSource, ordreFaqSource } from './rangement.ts'
import type { FaqService } from './service.ts'
import { createFaqContentSource, createFaqSearchSource } from './source.ts'

export { createCodes } from './codes.ts'
export { createFaqService } from './create.ts'
export { textOf } from './recherche.ts'
export type { FaqService } from './service.ts'
export { createFaqSnapshot, type FaqSnapshot } from './snapshot.ts'
export { toDemande } from './source.ts'
export { synonymesCommuns } from './synonymes.ts'

export const faqSlice = defineSlice({
  nom: 'faq',
  gestions: [questionsTenues, synonymesTenus],
  sources: ({ faq }: { faq: FaqService }) => ({
    faqContent: createFaqContentSource(faq),
    faqSearch: createFaqSearchSource(faq),
    categoriesFaq: categoriesFaqSource,
    ordreFaq: ordreFaqSource,
    aTraiterFaq: aTraiterFaqSource,
  }),
  mount: registerFaq,
})

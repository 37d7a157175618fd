import type { faqContentResource, faqSearchResource, Query } from '@espace-adherent/contract'
import { lectoratDe, type UserType } from '@espace-adherent/domain'
import type { RequestContext } from '../context.ts'
import type { Demande, FaqService } from './service.ts'

type Asker = Pick<RequestContext, 'db' | 'client' | 'visiteur' | 'now'>

export const toDemande = (
  { db, client, visiteur, now }: Asker,
  userType: UserType | undefined,
): Demande => ({
  db,
  clientCode: client.code,
  lectorat: lectoratDe(userType, visiteur !== null),
  now,
})

export const createFaqContentSource = (faq: FaqService) => ({
  list: (context: RequestContext, { userType, getPopular }: Query<typeof faqContentResource>) => {
    const demande = toDemande(context, userType)
    return getPopular === 'true' ? faq.popular(demande) : faq.list(demande)
  },
})

export const createFaqSearchSource = (faq: FaqService) => ({
  list: (context: RequestContext, { query, userType }: Query<typeof faqSearchResource>) =>
    faq.search(toDemande(context, userType), query),
})

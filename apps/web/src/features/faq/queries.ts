import {
  FAQ_CLICK_PATH,
  FAQ_USEFUL_PATH,
  type FaqUseful,
  faqContentResource,
  faqSearchResource,
} from '@espace-adherent/contract/faq'
import type { UserType } from '@espace-adherent/domain/faq'
import { mutationOptions } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import { textes } from './textes.ts'

/** The place where the questions are shown says when they fail. */
const silent = { libelle: faqContentResource.libelle, silent: true }

export const faqListQuery = (userType: UserType) => ({
  ...listQuery(faqContentResource, { userType }),
  meta: silent,
})

export const faqPopularQuery = (userType: UserType) => ({
  ...listQuery(faqContentResource, { userType, getPopular: 'true' }),
  meta: silent,
})

export const faqSearchQuery = (userType: UserType, query: string) => ({
  ...listQuery(faqSearchResource, { query, userType }),
  meta: silent,
})

/** Nobody who reads an answer needs to know that it was not counted. */
export function trackClick(clickCode: string, userType: UserType): void {
  http.post(FAQ_CLICK_PATH, { clickCode, userType }).catch(() => {})
}

type Opinion = Pick<FaqUseful, 'rateCode' | 'isUseful' | 'comment'>

/** `last`: nothing more is asked after it, so it is thanked for. */
export const rateMutation = (userType: UserType, { last }: { last: boolean }) =>
  mutationOptions({
    mutationFn: (opinion: Opinion) => http.post(FAQ_USEFUL_PATH, { ...opinion, userType }),
    meta: { failure: textes.erreur, ...(last && { success: () => ({ title: textes.merci }) }) },
  })

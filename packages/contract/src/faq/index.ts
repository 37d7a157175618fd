import { userTypes } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

/** The feature under which the help service is open. */
export const FONCTIONNALITE_FAQ = 'faqInbentaService'

/** How many questions « Top 5 » holds. */
export const QUESTIONS_POPULAIRES = 5
export const RECHERCHE_MAX = 200
export const COMMENTAIRE_MAX = 1000

const questionSchema = z.object({
  title: z.string(),
  /** HTML, sanitised when written and again when shown. */
  content: z.string(),
  /** Names the question when it is opened: opaque, and of no other use. */
  clickCode: z.string(),
  /** Names it when it is rated or commented. */
  rateCode: z.string(),
  order: z.int(),
})

/** A question and its related questions, which bring no others. */
export const faqQuestionSchema = questionSchema.extend({ related: z.array(questionSchema) })
export type FaqQuestion = z.infer<typeof faqQuestionSchema>
export type FaqQuestionLiee = z.infer<typeof questionSchema>

export const faqCategorieSchema = z.object({
  name: z.string(),
  order: z.int(),
  items: z.array(faqQuestionSchema),
})
export type FaqCategorie = z.infer<typeof faqCategorieSchema>

/** Connected (2) or not (4), as the page says; the session decides. */
const userType = z.enum(userTypes)

/** Every category with its questions; with `getPopular`, one category with the most read. */
export const faqContentResource = defineResource({
  slice: 'faq',
  path: '/inbenta-faq/content',
  libelle: 'Questions fréquentes',
  access: 'visiteur',
  feature: FONCTIONNALITE_FAQ,
  row: faqCategorieSchema,
  query: z.object({
    userType: userType.optional(),
    getPopular: z.enum(['true', 'false']).optional(),
  }),
  can: ['list'],
  identify: (categorie) => categorie.name,
})

export const faqSearchResource = defineResource({
  slice: 'faq',
  path: '/inbenta-faq/search',
  libelle: 'Recherche dans les questions fréquentes',
  access: 'visiteur',
  feature: FONCTIONNALITE_FAQ,
  row: faqQuestionSchema,
  query: z.object({
    query: z.string().trim().min(1).max(RECHERCHE_MAX),
    userType: userType.optional(),
  }),
  can: ['list'],
  identify: (question) => question.clickCode,
})

/** In a body, the assistant's numbers may be numbers. */
const userTypeInBody = z.union([userType, z.literal([2, 4])]).optional()
const code = z.string().min(1).max(2000)

export const FAQ_CLICK_PATH = '/api/inbenta-faq/click'
export const faqClickSchema = z.object({ clickCode: code, userType: userTypeInBody })

export const FAQ_USEFUL_PATH = '/api/inbenta-faq/useful'
/** Either the answer to « was it useful? », or what was missing, or both. */
export const faqUsefulSchema = z
  .object({
    rateCode: code,
    isUseful: z.boolean().optional(),
    comment: z.string().trim().min(1).max(COMMENTAIRE_MAX).optional(),
    userType: userTypeInBody,
  })
  .refine(({ isUseful, comment }) => isUseful !== undefined || comment !== undefined, {
    path: ['isUseful'],
    message: 'Indiquez si la réponse vous a été utile',
  })
export type FaqUseful = z.infer<typeof faqUsefulSchema>

import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

/** A consent that the client asks for, and what the member said to it. */
export const consentementSchema = z.object({
  nomConsentement: z.string(),
  libelle: z.string(),
  /** Null while there is no answer to this very sentence. */
  isAccepted: z.boolean().nullable(),
  /** When it was answered. */
  le: z.iso.datetime().nullable(),
})
export type Consentement = z.infer<typeof consentementSchema>

export const consentementsResource = defineResource({
  slice: 'consentements',
  path: '/forms/consentement',
  libelle: 'Consentements',
  access: 'membre',
  row: consentementSchema,
  data: z.object({ nomConsentement: z.string().min(1).max(80), isAccepted: z.boolean() }),
  can: ['list', 'form'],
  identify: (consentement) => consentement.nomConsentement,
})

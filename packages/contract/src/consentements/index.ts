import { z } from 'zod'
import { defineActe } from '../acte/define.ts'
import { consentementTete } from '../actes/tetes.ts'
import { defineResource } from '../resources/define.ts'
import { consentementsAddress } from './address.ts'
import { textes } from './textes.ts'

/** A consent that the client asks for, and what the member said to it. */
export const consentementSchema = z.object({
  nomConsentement: z.string(),
  libelle: z.string(),
  /** Null while this very sentence has no answer. */
  isAccepted: z.boolean().nullable(),
  /** When it was answered. */
  le: z.iso.datetime().nullable(),
  /** Another answer, which a clerk has not looked at yet. */
  enAttente: z.object({ isAccepted: z.boolean(), demandeId: z.uuid() }).nullable(),
})
export type Consentement = z.infer<typeof consentementSchema>

export const consentementActe = defineActe(consentementTete, {
  textes,
  saisie: z.strictObject({
    nomConsentement: z.string().min(1).max(80),
    isAccepted: z.boolean(),
  }),
  etapes: { reponse: ['isAccepted'] },
  sujet: ({ nomConsentement }) => nomConsentement,
})

export const consentementsResource = defineResource({
  ...consentementsAddress,
  slice: 'consentements',
  row: consentementSchema,
  can: ['list'],
  identify: (consentement) => consentement.nomConsentement,
})

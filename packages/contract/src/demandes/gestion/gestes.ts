import {
  causesReclamation,
  motifsAttente,
  motifsResiliation,
  SOINS_MAX,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { uploadedFileSchema } from '../../fichiers/index.ts'
import { defineResource } from '../../resources/define.ts'
import { modifierDansPortee } from '../../roles/demandes.ts'
import { soinSaisiSchema } from '../../sinistres/estimation.ts'
import { MESSAGE_MAX } from '../index.ts'

export const PIECES_REPONSE_MAX = 5

const sur = {
  id: z.uuid(),
  /** The one that the clerk was looking at: somebody else's decision since is a conflict. */
  revision: z.int().min(1),
}
const texte = z.string().trim().min(1).max(MESSAGE_MAX)

/** The mail in the clerk's own words: what they read and changed is what leaves. */
const lettreSchema = z.strictObject({
  sujet: z.string().trim().min(1).max(150),
  /** Paragraphs stand a blank line apart. */
  corps: z
    .string()
    .trim()
    .min(1)
    .max(2 * MESSAGE_MAX),
})
export type Lettre = z.infer<typeof lettreSchema>
const ecrite = {
  /** Without it, the mail is as the insurer has written it. */
  lettre: lettreSchema.optional(),
}

const joint = {
  /** What goes with an answer: sent by whoever writes it, the member's from then on. */
  fichiers: z.array(uploadedFileSchema).max(PIECES_REPONSE_MAX).optional(),
}

/** Sets right what a request is, or why it is asked for; nothing is refused by it. */
const requalifierSchema = z.strictObject({
  geste: z.literal('requalifier'),
  ...sur,
  /** The ground of a termination; or what a message really is. */
  en: z.enum([...motifsResiliation, 'reclamation']),
  /** The day that goes with a ground. */
  evenementLe: z.iso.date().nullable(),
})
export type Requalifier = z.infer<typeof requalifierSchema>

/** Says the care of a bill that was sent without it: what it will be paid is reckoned, and nothing is decided yet. */
const coderSchema = z.strictObject({
  geste: z.literal('coder'),
  ...sur,
  professionnel: z.string().max(500),
  dateSoins: z.iso.date(),
  soins: z.array(soinSaisiSchema).min(1).max(SOINS_MAX),
})
export type Coder = z.infer<typeof coderSchema>

/** What a clerk does with a request. */
export const gesteGestionnaireSchema = z.discriminatedUnion('geste', [
  z.strictObject({ geste: z.literal('prendre'), ...sur }),
  z.strictObject({ geste: z.literal('rendre'), ...sur }),
  /** Hands it over to a colleague, by their account. */
  z.strictObject({ geste: z.literal('confier'), ...sur, a: z.uuid() }),
  z.strictObject({ geste: z.literal('accepter'), ...sur, ...ecrite }),
  z.strictObject({ geste: z.literal('refuser'), ...sur, texte, ...ecrite }),
  /** Without words, the member is not told. */
  z.strictObject({ geste: z.literal('clore'), ...sur, texte: texte.nullable(), ...ecrite }),
  /** Ends a conversation: with this answer, or without another where the last word was staff's. */
  z.strictObject({ geste: z.literal('conclure'), ...sur, texte: texte.nullable(), ...joint }),
  z.strictObject({ geste: z.literal('revenir'), ...sur, ...ecrite }),
  z.strictObject({ geste: z.literal('ecrire'), id: z.uuid(), texte, ...joint }),
  /** Between clerks: the member never reads it, and it moves nothing. */
  z.strictObject({ geste: z.literal('noter'), id: z.uuid(), texte }),
  z.strictObject({
    geste: z.literal('demander'),
    ...sur,
    /** The field whose document is asked for; null asks for an answer in words. */
    champ: z.string().max(100).nullable(),
    motif: z.enum(motifsAttente).nullable(),
    texte: texte.nullable(),
    echeance: z.iso.date(),
    ...ecrite,
  }),
  requalifierSchema,
  coderSchema,
  /** Says whose it is, when it came without an account: the clerk has seen who asks. */
  z.strictObject({
    geste: z.literal('rattacher'),
    ...sur,
    numeroContrat: z.string().trim().min(1).max(50),
  }),
  /** Another message of the same person: the younger of the two becomes part of the older, for good. */
  z.strictObject({
    geste: z.literal('reunir'),
    ...sur,
    avec: z.uuid(),
    revisionAvec: z.int().min(1),
  }),
  /** What a complaint comes from, and what is done so that it does not come back. */
  z.strictObject({
    geste: z.literal('analyser'),
    ...sur,
    cause: z.enum(causesReclamation),
    action: z.string().trim().max(2000),
  }),
  /** What the law wanted has been done. */
  z.strictObject({ geste: z.literal('tenir'), ...sur, cle: z.string().max(40) }),
])
export type GesteGestionnaire = z.infer<typeof gesteGestionnaireSchema>

/** What the member would receive, word for word. */
const apercuTraitementSchema = z.object({
  /** Null: they are told nothing. */
  sujet: z.string().nullable(),
  paragraphes: z.array(z.string()),
})
export type ApercuTraitement = z.infer<typeof apercuTraitementSchema>

/** The mail of a gesture, before it leaves; nothing is done. Posted: what is typed stays out of addresses. */
export const apercuTraitementResource = defineResource({
  slice: 'demandes',
  path: '/demandes/apercu',
  libelle: 'Aperçu de l’e-mail',
  row: apercuTraitementSchema,
  data: gesteGestionnaireSchema,
  can: { update: modifierDansPortee },
  identify: () => '',
})

import { etatsDemande, motifsAttente } from '@espace-adherent/domain'
import { z } from 'zod'
import { actesGestion } from '../actes/cles.ts'
import { demandeSchema, dossierSchema, MESSAGE_MAX } from '../demandes/index.ts'
import { instantDemande } from '../resources/date.ts'

/** What a page holds at most: a system that catches up asks for the next one. */
export const PAGE_SYSTEME_MAX = 200

const texte = z.string().trim().min(1).max(MESSAGE_MAX)

export const questionDemandesV1 = z.strictObject({
  etat: z.enum(etatsDemande).optional(),
  acte: z.enum(actesGestion).optional(),
  /** Sent from that moment on. */
  depuis: instantDemande.optional(),
  /** The `suite` of the page before. */
  apres: z.string().max(200).optional(),
  taille: z.coerce.number().int().min(1).max(PAGE_SYSTEME_MAX).default(50),
})
export type QuestionDemandesV1 = z.infer<typeof questionDemandesV1>

export const demandeV1 = demandeSchema.extend({
  /** By which a clerk means to answer. */
  echeance: z.iso.date(),
})
export type DemandeV1 = z.infer<typeof demandeV1>

/** In the order of their references. */
export const pageDemandesV1 = z.object({
  demandes: z.array(demandeV1),
  /** Null: there is no more for now. */
  suite: z.string().nullable(),
})

const { lignes, evenements, attentesDetail, pieces, messages, isMedicale } = dossierSchema.shape

/** One request, with all that is needed to decide it elsewhere. */
export const dossierV1 = demandeV1.extend({
  isMedicale,
  /** Whose it is; null: it came without an account and nobody has recognised them. */
  personne: z
    .object({
      id: z.uuid(),
      /** As the files of the management system call them; null: they were never imported. */
      source: z.string().nullable(),
      nom: z.string(),
      prenom: z.string(),
    })
    .nullable(),
  /** What was sent, as the act says it; null: it went with its account, or is the medical service's. */
  data: z.record(z.string(), z.unknown()).nullable(),
  lignes,
  evenements,
  attentesDetail,
  pieces,
  messages,
})
export type DossierV1 = z.infer<typeof dossierV1>

/** The revision that the system looked at: somebody else's gesture since is a conflict. */
const revision = z.int().min(1)

/** What the management system does with a request: what a clerk does, under the same rules. */
export const gesteV1 = z.discriminatedUnion('geste', [
  z.strictObject({ geste: z.literal('prendre'), revision }),
  z.strictObject({
    geste: z.literal('demander'),
    revision,
    /** The document that is asked for, by the field of the act; null: an answer in words. */
    champ: z.string().max(100).nullable(),
    motif: z.enum(motifsAttente).nullable(),
    texte: texte.nullable(),
    echeance: z.iso.date(),
  }),
  z.strictObject({ geste: z.literal('ecrire'), texte }),
  /** Read by clerks alone. */
  z.strictObject({ geste: z.literal('noter'), texte }),
  z.strictObject({ geste: z.literal('accepter'), revision }),
  z.strictObject({ geste: z.literal('refuser'), revision, texte }),
  /** Without words, the member is not told. */
  z.strictObject({ geste: z.literal('clore'), revision, texte: texte.nullable() }),
  /** Ends a conversation, with a last answer or without. */
  z.strictObject({ geste: z.literal('conclure'), revision, texte: texte.nullable() }),
])
export type GesteV1 = z.infer<typeof gesteV1>

export const questionComptesV1 = questionDemandesV1.pick({
  depuis: true,
  apres: true,
  taille: true,
})

/** Each once, in no order that says anything. */
export const pageComptesV1 = z.object({
  comptes: z.array(
    z.object({
      personne: z.object({ id: z.uuid(), source: z.string().nullable() }),
      /** Its holder has chosen a password, or come in by the insurer's provider. */
      isActif: z.boolean(),
      creeLe: z.iso.datetime(),
    }),
  ),
  suite: z.string().nullable(),
})

/** Whether the system has taken over what was accepted here. */
export const integrationV1 = z.strictObject({ etat: z.enum(['faite', 'impossible']) })
/** How many changes were waiting to be taken over. */
export const integreeV1 = z.object({ changements: z.int() })

export const idDemandeV1 = z.object({ id: z.uuid() })
export const pieceV1 = z.object({ id: z.uuid(), remoteFileName: z.string().max(100) })

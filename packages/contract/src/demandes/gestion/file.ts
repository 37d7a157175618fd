import { z } from 'zod'
import { actesGestion } from '../../actes/cles.ts'
import { defineResource } from '../../resources/define.ts'
import { pagination } from '../../resources/pagination.ts'
import { lireDansPortee, modifierDansPortee } from '../../roles/demandes.ts'
import { demandeSchema } from '../index.ts'
import { gesteGestionnaireSchema } from './gestes.ts'

export const collegueSchema = z.object({ id: z.uuid(), nom: z.string() })

/** A request as clerks see it in their queue. */
export const ligneTraitementSchema = demandeSchema.extend({
  /** Whose it is; null once the account is gone. */
  membre: z.string().nullable(),
  /** Who has it. */
  gestionnaire: collegueSchema.nullable(),
  /** Until when it is to be answered; it does not move while `isEnPause`. */
  echeance: z.iso.date(),
  /** Something is awaited from the member: the clock stands still. */
  isEnPause: z.boolean(),
  /** The first day by which the member was asked to answer. */
  attendueLe: z.iso.date().nullable(),
  /** The nearest day by which the law wants something done that is not; it never stops. */
  legaleLe: z.iso.date().nullable(),
  /** Of a conversation: what it is about, and how what its member last wrote begins; null where the reader may not read it. */
  message: z.object({ sujet: z.string(), extrait: z.string() }).nullable(),
  /** Its member has written since, and nobody has looked. */
  isReponseRecue: z.boolean(),
  /** It came without an account. */
  isSansCompte: z.boolean(),
  /** What its sender sent again that day, for the same act: shown with it, not below it. */
  repetees: z.array(z.object({ id: z.uuid(), reference: z.string() })),
})
export type LigneTraitement = z.infer<typeof ligneTraitementSchema>

/** What the queue is narrowed to; without it, all that is still to be answered. */
export const etatsFile = ['recue', 'en-cours', 'en-pause', 'planifiee', 'traitee'] as const
export type EtatFile = (typeof etatsFile)[number]

export const trisFile = ['echeance', 'recente'] as const

/** Beyond it nobody counts: one knows that there are more. */
export const COMPTE_MAX = 1_000

/** Of the whole queue, whatever is shown of it; each up to `COMPTE_MAX`. */
const comptesFileSchema = z.object({
  aTraiter: z.int(),
  aPrendre: z.int(),
  chezMoi: z.int(),
  enPause: z.int(),
  horsDelai: z.int(),
  planifiees: z.int(),
  /** Past a day that the law has set, whatever their state. */
  horsDelaiLegal: z.int(),
  /** Medical papers of open requests, of which the medical service has said nothing yet. */
  aLire: z.int(),
})
export type ComptesFile = z.infer<typeof comptesFileSchema>

/** The queue of what clerks have to treat, the most urgent first, and how they treat it. */
export const traitementResource = defineResource({
  slice: 'demandes',
  path: '/demandes/traitement',
  libelle: 'Traitement des demandes',
  envelope: 'page',
  isPassive: true,
  row: ligneTraitementSchema,
  query: z.object({
    /** A reference, a contract, an address, or how a member's name begins; without a state, open or closed. */
    q: z.string().trim().max(100).optional(),
    etat: z.enum(etatsFile).optional(),
    acte: z.enum(actesGestion).optional(),
    chez: z.union([z.enum(['moi', 'personne']), z.uuid()]).optional(),
    retard: z.literal('oui').optional(),
    /** Those past a day that the law has set, decided ones too. */
    legal: z.literal('oui').optional(),
    /** Those with a medical paper that the medical service has not given its word on. */
    aLire: z.literal('oui').optional(),
    tri: z.enum(trisFile).default('echeance'),
    ...pagination(),
  }),
  synthese: comptesFileSchema,
  data: gesteGestionnaireSchema,
  can: { list: lireDansPortee, update: modifierDansPortee },
  identify: ({ id }) => id,
})

/** As many of the kept views as stand beside the queue, one's own first; the menu has them all. */
export const VUES_COMPTEES_MAX = 12

/** The views of the queue that somebody has kept, with how much each holds today for whoever asks. */
export const vuesFileResource = defineResource({
  slice: 'demandes',
  path: '/demandes/vues',
  libelle: 'Vues enregistrées de la file',
  isPassive: true,
  row: z.object({
    id: z.uuid(),
    nom: z.string(),
    parametres: z.string(),
    isMienne: z.boolean(),
    /** Null: of a colleague who has gone. */
    auteur: z.string().nullable(),
    /** Up to `COMPTE_MAX`; null: what was kept says nothing to the queue any more. */
    nombre: z.int().nullable(),
  }),
  can: { list: lireDansPortee },
  identify: ({ id }) => id,
})
export type VueFile = z.infer<typeof vuesFileResource.row>

/** Takes the most urgent request that nobody has; two who ask at once are given two. */
export const suivanteResource = defineResource({
  slice: 'demandes',
  path: '/demandes/suivante',
  libelle: 'Demande suivante',
  row: ligneTraitementSchema,
  data: z.strictObject({ acte: z.enum(actesGestion).nullable() }),
  can: { update: modifierDansPortee },
  identify: ({ id }) => id,
})

/** What the queue is narrowed by: who treats requests here, and what can be asked for. */
export const reperesResource = defineResource({
  slice: 'demandes',
  path: '/demandes/reperes',
  libelle: 'Repères des demandes',
  envelope: 'one',
  row: z.object({
    /** With the last day of their absence, of those who are away. */
    collegues: z.array(collegueSchema.extend({ absentJusquAu: z.iso.date().nullable() })),
    actes: z.array(z.object({ acte: z.enum(actesGestion), libelle: z.string() })),
  }),
  can: { list: lireDansPortee },
  identify: () => '',
})
export type Reperes = z.infer<typeof reperesResource.row>

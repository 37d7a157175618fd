import {
  acteurs,
  avisMedicaux,
  etatsDemande,
  gestes,
  modesGestion,
  motifsAttente,
  naturesAttente,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { suiteDiteSchema } from '../acte/suite.ts'
import { actesGestion } from '../actes/cles.ts'
import { delaiSchema, ligneResumeSchema } from '../actes/demarches.ts'
import { conseilDemandeSchema } from '../conseil/index.ts'
import { uploadedFileSchema } from '../fichiers/index.ts'
import { defineResource } from '../resources/define.ts'
import { pagination } from '../resources/pagination.ts'
import { demandesAddress } from './address.ts'

/** What a member asked for, as a list shows it. */
export const demandeSchema = z.object({
  id: z.uuid(),
  /** « 2026-004127 ». */
  reference: z.string(),
  acte: z.enum(actesGestion),
  libelle: z.string(),
  numeroContrat: z.string().nullable(),
  nomOffre: z.string().nullable(),
  etat: z.enum(etatsDemande),
  modeGestion: z.enum(modesGestion),
  /** The day from which it counts, once accepted; null: at once. */
  effetLe: z.iso.date().nullable(),
  isAppliquee: z.boolean(),
  creeLe: z.iso.datetime(),
  decideeLe: z.iso.datetime().nullable(),
  /** How many things are awaited from the member. */
  attentes: z.int(),
  revision: z.int(),
})
export type Demande = z.infer<typeof demandeSchema>

/** Of all requests and drafts of the account. */
const comptesDemandesSchema = z.object({
  enCours: z.int(),
  terminees: z.int(),
  /** Requests under way that wait for the member. */
  attendent: z.int(),
  /** The first thing that each of the most pressing of them waits for, the nearest deadline first. */
  attendues: z.array(
    z.object({
      demande: z.uuid(),
      /** By which the request shows it. */
      attente: z.uuid(),
      nature: z.enum(naturesAttente),
      /** The piece, by its name. */
      piece: z.string(),
      motif: z.enum(motifsAttente).nullable(),
      /** First name of whom the request is about; null: nobody in particular. */
      pour: z.string().nullable(),
      /** Of the request. */
      libelle: z.string(),
      creeLe: z.iso.datetime(),
      echeance: z.iso.date(),
    }),
  ),
  brouillons: z.int(),
  /** Refused lately and not asked for again; the latest first. */
  refusees: z.array(z.object({ id: z.uuid(), acte: z.enum(actesGestion), libelle: z.string() })),
})
export type ComptesDemandes = z.infer<typeof comptesDemandesSchema>

/** Newest first. */
export const demandesResource = defineResource({
  ...demandesAddress,
  slice: 'demandes',
  isPassive: true,
  row: demandeSchema,
  query: z.object({
    etat: z.enum(['en-cours', 'terminees']).default('en-cours'),
    /** Those of one act. */
    acte: z.enum(actesGestion).optional(),
    ...pagination(),
  }),
  synthese: comptesDemandesSchema,
  can: ['list'],
  identify: ({ id }) => id,
})

const evenementSchema = z.object({
  geste: z.enum(['recevoir', ...gestes]),
  par: z.enum(acteurs),
  /** A clerk's name, where the client shows it. */
  nom: z.string().nullable(),
  le: z.iso.datetime(),
  /** Why it was refused, what could not be done… */
  texte: z.string().nullable(),
})

const attenteSchema = z.object({
  id: z.uuid(),
  nature: z.enum(naturesAttente),
  /** The field whose document is awaited; null for an answer in words. */
  champ: z.string().nullable(),
  libelle: z.string(),
  motif: z.enum(motifsAttente).nullable(),
  /** What the clerk wrote. */
  texte: z.string().nullable(),
  demandeLe: z.iso.datetime(),
  echeance: z.iso.date(),
  reponduLe: z.iso.datetime().nullable(),
})

const secretShape = {
  /** Read by the medical service, and by no other staff. */
  isMedicale: z.boolean(),
  /** Whether the reader may open it. */
  isLisible: z.boolean(),
  /** When somebody decided whether it is medical; null: as it came in. */
  qualifieLe: z.iso.datetime().nullable(),
}

const messageSchema = z.object({
  id: z.uuid(),
  par: z.enum(['membre', 'gestionnaire']),
  nom: z.string(),
  /** Shown instead, when the reader may not read it. */
  texte: z.string(),
  le: z.iso.datetime(),
  luLe: z.iso.datetime().nullable(),
  ...secretShape,
})

const pieceSchema = z.object({
  remoteFileName: z.string(),
  nom: z.string(),
  libelle: z.string(),
  taille: z.int(),
  le: z.iso.datetime(),
  ...secretShape,
  /** What the medical service said of it; null: nothing yet. */
  avis: z.enum(avisMedicaux).nullable(),
  avisLe: z.iso.datetime().nullable(),
})

export const dossierSchema = demandeSchema.extend({
  /** Everything sent about it is for the medical service alone, until they say otherwise. */
  isMedicale: z.boolean(),
  /**
   * Whether the clerks may read what was written in the form; null where the act may carry medical
   * papers and nothing was written in the sender's own words.
   */
  ecrits: z.object(secretShape).nullable(),
  /** What changes, as the member saw it before sending. */
  lignes: z.array(ligneResumeSchema),
  evenements: z.array(evenementSchema),
  attentesDetail: z.array(attenteSchema),
  pieces: z.array(pieceSchema),
  messages: z.array(messageSchema),
  /** How long such requests take; null: unknown. */
  delai: delaiSchema.nullable(),
  /** Working days spent so far, without those of waiting. */
  joursEcoules: z.int(),
  peutAnnuler: z.boolean(),
  peutEcrire: z.boolean(),
  /** Of new cover: the needs and the advice that came before it. */
  conseil: conseilDemandeSchema.nullable(),
  /** When it was signed; null: nothing was signed, or no proof is kept. */
  signeeLe: z.iso.datetime().nullable(),
  /** What has come of it, as its member was last told; null: of a request of before, or one that they gave up. */
  suite: suiteDiteSchema.nullable(),
})
export type Dossier = z.infer<typeof dossierSchema>
export type EvenementDemande = z.infer<typeof evenementSchema>
export type AttenteDemande = z.infer<typeof attenteSchema>

/** One request, whole. Printed, it is its acknowledgement. */
export const dossierResource = defineResource({
  slice: 'demandes',
  path: '/demandes/dossier',
  libelle: 'Ma demande',
  access: 'membre',
  envelope: 'one',
  row: dossierSchema,
  query: z.object({ id: z.uuid() }),
  columns: [{ libelle: 'Référence', value: ({ reference }) => reference }],
  can: ['list', 'print'],
  identify: ({ id }) => id,
})

/** A document of a request, as its member sent it: known by its name in our store. */
export const piecesResource = defineResource({
  slice: 'demandes',
  path: '/demandes/pieces',
  libelle: 'Documents de mes demandes',
  access: 'membre',
  row: pieceSchema,
  can: ['visionneuse'],
  identify: ({ remoteFileName }) => remoteFileName,
})

/** The proof that a request was signed, as a paper: known by the request. */
export const preuveResource = defineResource({
  slice: 'demandes',
  path: '/demandes/preuve',
  libelle: 'Preuve de ma signature',
  access: 'membre',
  row: dossierSchema,
  can: ['visionneuse'],
  identify: ({ id }) => id,
})

export const MESSAGE_MAX = 4_000

/** What the member does with it; each gesture names the revision that was looked at. */
const sur = { id: z.uuid(), revision: z.int().min(1) }
/** The sender says that it tells about their health. */
const isMedicale = z.boolean().default(false)
export const gesteMembreSchema = z.discriminatedUnion('geste', [
  z.strictObject({ geste: z.literal('annuler'), ...sur }),
  z.strictObject({
    geste: z.literal('ecrire'),
    // Words change no decision, so they are accepted whatever happened meanwhile.
    id: z.uuid(),
    texte: z.string().trim().min(1).max(MESSAGE_MAX),
    isMedicale,
  }),
  z.strictObject({
    geste: z.literal('repondre'),
    ...sur,
    attente: z.uuid(),
    texte: z.string().trim().max(MESSAGE_MAX).nullable(),
    fichiers: z.array(uploadedFileSchema).max(10),
    isMedicale,
  }),
])
export type GesteMembre = z.infer<typeof gesteMembreSchema>

export const gesteDemandeResource = defineResource({
  slice: 'demandes',
  path: '/demandes/geste',
  libelle: 'Suite donnée à ma demande',
  access: 'membre',
  row: dossierSchema,
  data: gesteMembreSchema,
  can: ['update'],
  identify: ({ id }) => id,
})

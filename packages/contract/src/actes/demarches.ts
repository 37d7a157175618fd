import { groupesActe, modesGestion } from '@espace-adherent/domain'
import { z } from 'zod'
import { suiteDiteSchema } from '../acte/suite.ts'
import { defineResource } from '../resources/define.ts'
import { actesGestion } from './cles.ts'

/** How long such requests take, in working days; null: unknown, or done at once. */
export const delaiSchema = z.object({ median: z.int(), huitSurDix: z.int(), cas: z.int() })

/** An act that is offered to the reader. */
export const demarcheSchema = z.object({
  acte: z.enum(actesGestion),
  libelle: z.string(),
  chapo: z.string(),
  groupe: z.enum(groupesActe),
  /** The only kind of contract that it means something for; null: any, or the account. */
  typeContrat: z.enum(['sante', 'prevoyance']).nullable(),
  /** Not offered for a contract that has ended. */
  isEnCours: z.boolean(),
  modeGestion: z.enum(modesGestion),
  delai: delaiSchema.nullable(),
})
export type DemarcheOfferte = z.infer<typeof demarcheSchema>

export const demarchesResource = defineResource({
  slice: 'actes',
  path: '/demarches',
  libelle: 'Mes démarches',
  access: 'membre',
  row: demarcheSchema,
  can: ['list'],
  identify: ({ acte }) => acte,
})

/** What the form of an act must know first, for one contract or for the account. */
export const faitsResource = defineResource({
  slice: 'actes',
  path: '/demarches/faits',
  libelle: 'Faits d’une démarche',
  access: 'membre',
  row: z.record(z.string(), z.unknown()),
  query: z.strictObject({
    acte: z.enum(actesGestion),
    numeroContrat: z.string().min(1).max(50).optional(),
  }),
  can: ['list'],
  identify: () => 'faits',
})

export const ligneResumeSchema = z.object({
  libelle: z.string(),
  avant: z.string().nullable(),
  apres: z.string().nullable(),
})

/** What would happen if it were sent now; `fautes` says what prevents it. */
export const apercuSchema = z.object({
  modeGestion: z.enum(modesGestion),
  lignes: z.array(ligneResumeSchema),
  pieces: z.array(
    z.object({
      champ: z.string(),
      libelle: z.string(),
      raison: z.string(),
      isRequise: z.boolean(),
    }),
  ),
  effetLe: z.iso.date().nullable(),
  delai: delaiSchema.nullable(),
  fautes: z.record(z.string(), z.string()),
})
export type Apercu = z.infer<typeof apercuSchema>

/** What was typed in an act; its own shape checks more once the act is known. */
export const saisieLibre = z.record(z.string().max(100), z.unknown())

/** Writes nothing: it reads and checks as sending does. */
export const apercuResource = defineResource({
  slice: 'actes',
  path: '/demarches/apercu',
  libelle: 'Aperçu d’une démarche',
  access: 'membre',
  row: apercuSchema,
  data: z.strictObject({ acte: z.enum(actesGestion), saisie: saisieLibre }),
  can: ['update'],
  identify: ({ modeGestion }) => modeGestion,
})

/** What an act answers once it has been sent. */
export const acteRecuSchema = z.looseObject({
  isModeGestionManuel: z.boolean(),
  /** Whether a mail follows. */
  isAccuseReception: z.boolean(),
  /** The request to follow; null: nothing would change, so nothing was asked for. */
  demande: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
  /** The day it will take effect; null: it has, or nobody knows yet. */
  effetLe: z.iso.date().nullable(),
  suite: suiteDiteSchema,
})
export type ActeRecu = z.infer<typeof acteRecuSchema>

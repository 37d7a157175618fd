import { z } from 'zod'
import { regleDateEffetSchema } from '../acte/dates.ts'
import { actesGestion } from '../actes/cles.ts'
import { dateDemandee } from '../resources/date.ts'
import { defineResource } from '../resources/define.ts'

const lire = { backoffice: { domaine: 'parametrage', action: 'read' } } as const
const modifier = { backoffice: { domaine: 'parametrage', action: 'update' } } as const

const acte = z.enum(actesGestion)
/** Empty: for every offer that has no rule of its own. */
const nomOffre = z.string().max(200)

const regleSchema = z.object({
  /** The act and the offer. */
  id: z.string(),
  acte,
  /** What the act is called. */
  libelle: z.string(),
  nomOffre,
  /** What holds without a rule of its own. */
  origine: regleDateEffetSchema,
  /** The client's own; null: the one above holds. */
  regle: regleDateEffetSchema.nullable(),
  /** To be sent back with a change; 0 until the first one. */
  revision: z.int().min(0),
  modifieLe: z.iso.datetime().nullable(),
  modifiePar: z.string().nullable(),
})
export type RegleAdministree = z.infer<typeof regleSchema>

const saisieRegleSchema = z.strictObject({
  acte,
  nomOffre,
  revision: z.int().min(0),
  /** Null gives it up. */
  regle: regleDateEffetSchema.nullable(),
  /** Whoever saves was told which kept trials it breaks. */
  malgreEssais: z.boolean().optional(),
})
export type SaisieRegle = z.infer<typeof saisieRegleSchema>

/** The days that each act allows, for all offers or for one. */
export const reglesDateEffetResource = defineResource({
  slice: 'regles-date-effet',
  path: '/settings/regle-date-effet',
  libelle: 'Règles de date d’effet',
  row: regleSchema,
  data: saisieRegleSchema,
  can: { list: lire, update: modifier },
  identify: ({ id }) => id,
})

const versionSchema = z.object({
  revision: z.int().min(1),
  /** Null where it was given up. */
  regle: regleDateEffetSchema.nullable(),
  le: z.iso.datetime(),
  par: z.string().nullable(),
})
export type VersionRegle = z.infer<typeof versionSchema>

/** The rules that were in force before, the latest first. */
export const versionsRegleResource = defineResource({
  slice: 'regles-date-effet',
  path: '/settings/regle-date-effet-version',
  libelle: 'Versions d’une règle de date d’effet',
  row: versionSchema,
  query: z.object({ acte, nomOffre: nomOffre.optional() }),
  can: { list: lire },
  identify: ({ revision }) => String(revision),
})

export const offresRegleResource = defineResource({
  slice: 'regles-date-effet',
  path: '/settings/regle-date-effet-offre',
  libelle: 'Offres',
  row: z.object({ nom: z.string() }),
  can: { list: lire },
  identify: ({ nom }) => nom,
})

/** What a rule needs to know of a contract, and nothing of whose it is. Posted: its number stays out of addresses. */
export const contratEssaiResource = defineResource({
  slice: 'regles-date-effet',
  path: '/settings/regle-date-effet-contrat',
  libelle: 'Contrat d’un essai',
  row: z.object({
    nomOffre: z.string(),
    dateDebut: z.iso.date(),
    dateFin: z.iso.date().nullable(),
  }),
  data: z.strictObject({ numeroContrat: z.string().trim().min(1).max(40) }),
  can: { update: lire },
  identify: () => '',
})

export const creationEssaiSchema = z.strictObject({
  acte,
  nomOffre,
  libelle: z.string().trim().min(1).max(150),
  essai: z.strictObject({
    jour: dateDemandee,
    dateDebut: dateDemandee,
    dateFin: dateDemandee.nullable(),
    dateMotif: dateDemandee.nullable(),
    faits: z.record(z.string().max(60), z.string().max(200)),
    date: dateDemandee,
    attendu: z.boolean(),
  }),
})
export type CreationEssai = z.infer<typeof creationEssaiSchema>

const essaiSchema = creationEssaiSchema.extend({ id: z.uuid(), revision: z.literal(1) })
export type EssaiGarde = z.infer<typeof essaiSchema>

/** Kept trials: a date that must stay allowed, or refused. */
export const essaisDateEffetResource = defineResource({
  slice: 'regles-date-effet',
  path: '/settings/regle-date-effet-essai',
  libelle: 'Essais des règles de date d’effet',
  row: essaiSchema,
  creation: creationEssaiSchema,
  can: { list: lire, create: modifier, delete: modifier },
  identify: ({ id }) => id,
})

import { canauxCourrier, codesEdition, naturesDocument } from '@espace-adherent/domain'
import { z } from 'zod'
import { dateDemandee } from '../resources/date.ts'
import { defineResource } from '../resources/define.ts'
import { attestationAddress } from './address.ts'

const dateCalendaire = z.iso.date()

/** How many documents a page of a list may hold. */
export const DOCUMENTS_MAX = 100

const fichier = { typeMime: z.string(), nomFichier: z.string() }

const recherche = {
  annee: z.coerce.number().int().min(1900).max(9998).optional(),
  /** Words of the title, without regard to case or accents. */
  q: z.string().trim().max(80).optional(),
  limite: z.coerce.number().int().min(1).max(DOCUMENTS_MAX).default(50),
  /** The last document of the page before. */
  apres: z.uuid().optional(),
}

export const documentSchema = z.object({
  id: z.string(),
  nature: z.enum(naturesDocument),
  titre: z.string(),
  date: dateCalendaire,
  /** Whose it is, when it is not the whole contract's. */
  personne: z.string().nullable(),
  ...fichier,
})
export type DocumentGed = z.infer<typeof documentSchema>

/** Documents that the insurer keeps for the member. */
export const gedResource = defineResource({
  slice: 'documents',
  path: '/cgdm-svc/ged',
  libelle: 'Documents',
  access: 'membre',
  scope: 'contrat',
  row: documentSchema,
  query: z.object({
    ...recherche,
    nature: z.enum(naturesDocument).optional(),
    tri: z.enum(['recent', 'ancien']).default('recent'),
  }),
  can: ['list', 'visionneuse'],
  identify: (document) => document.id,
})

export const courrierSchema = z.object({
  id: z.string(),
  objet: z.string(),
  date: dateCalendaire,
  canal: z.enum(canauxCourrier),
  /** To whom, where it was not the adherent. */
  personne: z.string().nullable(),
  ...fichier,
})
export type Courrier = z.infer<typeof courrierSchema>

/** Letters that were sent to the member. */
export const courriersResource = defineResource({
  slice: 'documents',
  path: '/adherent/courriers',
  libelle: 'Courriers',
  access: 'membre',
  scope: 'contrat',
  row: courrierSchema,
  query: z.object(recherche),
  can: ['list', 'visionneuse'],
  identify: (courrier) => courrier.id,
})

export const editionSchema = z.object({
  code: z.enum(codesEdition),
  libelle: z.string(),
  description: z.string(),
  /** It covers a period, to be given. */
  isPeriodique: z.boolean(),
  /** That period is a calendar year. */
  isAnnuel: z.boolean(),
})
export type EditionProposee = z.infer<typeof editionSchema>

/** Papers made on the spot: the list names them, the print makes the one that is named. */
export const attestationResource = defineResource({
  ...attestationAddress,
  slice: 'documents',
  row: editionSchema,
  query: z
    .object({
      edition: z.enum(codesEdition).optional(),
      debut: dateDemandee.optional(),
      fin: dateDemandee.optional(),
    })
    .refine(({ debut, fin }) => debut === undefined || fin === undefined || debut <= fin, {
      path: ['fin'],
      error: 'La date de fin doit être postérieure ou égale à la date de début',
    }),
  can: ['list', 'print'],
  identify: (edition) => edition.code,
  columns: [
    { libelle: 'Document', value: (edition) => edition.libelle },
    { libelle: 'Description', value: (edition) => edition.description },
  ],
})

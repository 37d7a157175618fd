import { etatsDonnees } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { pagination } from '../resources/pagination.ts'
import { textes } from './textes.ts'

export const formatsDonnees = ['pdf', 'json'] as const
export type FormatDonnees = (typeof formatsDonnees)[number]

/** A copy of all that the portal holds of whoever asked for it. */
export const copieDonneesSchema = z.object({
  id: z.uuid(),
  etat: z.enum(etatsDonnees),
  creeLe: z.iso.datetime(),
  /** While it is being prepared: how many of its parts have been read. */
  faites: z.int(),
  parties: z.int(),
  /** Once it is ready: until when it can be fetched. */
  jusquAu: z.iso.datetime().nullable(),
})
export type CopieDonnees = z.infer<typeof copieDonneesSchema>

/**
 * The last copy, if there is one. Asking for one (`create`) takes a security code; fetching one
 * takes a recent sign-in or a code. Its files are named `<id>.pdf` and `<id>.json`.
 */
export const donneesResource = defineResource({
  slice: 'donnees',
  path: '/adherent/donnees',
  libelle: textes.donnees,
  access: 'membre',
  isPassive: true,
  row: copieDonneesSchema,
  data: z.strictObject({}),
  can: ['list', 'create', 'visionneuse'],
  identify: ({ id }) => id,
})

export const nomFichierDonnees = (id: string, format: FormatDonnees) => `${id}.${format}`

/** Something that the insurer's staff did with the reader's file. */
export const consultationSchema = z.object({
  id: z.int(),
  le: z.iso.datetime(),
  /** Null: the account of its author is gone. */
  nom: z.string().nullable(),
  role: z.string(),
  quoi: z.string(),
  /** The request that it was about. */
  demande: z.object({ id: z.uuid(), libelle: z.string() }).nullable(),
})
export type Consultation = z.infer<typeof consultationSchema>

/** Who opened my file, the latest first. */
export const consultationsResource = defineResource({
  slice: 'donnees',
  path: '/adherent/consultations',
  libelle: textes.consultations,
  access: 'membre',
  envelope: 'page',
  row: consultationSchema,
  query: z.object(pagination({ taille: 10, max: 50 })),
  can: ['list'],
  identify: ({ id }) => String(id),
})

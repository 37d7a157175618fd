import { z } from 'zod'
import { actesGestion } from '../actes/cles.ts'
import { defineResource } from '../resources/define.ts'
import { rechercheMembreAddress } from './address.ts'

export { type Destination, destinations, motsDesActes } from './destinations.ts'
export { type GroupeRecherche, groupesRecherche, libellesGroupeRecherche } from './textes.ts'

import { groupesRecherche } from './textes.ts'

/** Fewer letters find everything. */
export const LETTRES_MIN = 2
export const RECHERCHE_MEMBRE_MAX = 200

/** What is opened: the browser knows where each is. */
const versSchema = z.discriminatedUnion('genre', [
  z.object({ genre: z.literal('acte'), acte: z.enum(actesGestion) }),
  /** An address of the member area, with its question where it has one. */
  z.object({ genre: z.literal('page'), chemin: z.string() }),
  z.object({ genre: z.literal('prestation'), id: z.int() }),
  z.object({ genre: z.literal('document'), id: z.string(), isCourrier: z.boolean() }),
])

const trouveSchema = z.object({
  cle: z.string(),
  titre: z.string(),
  /** What of the title was looked for: from which character up to which one. */
  vus: z.array(z.tuple([z.int(), z.int()])),
  detail: z.string(),
  /** The figure that often answers by itself, and what goes with it. */
  valeur: z.string().nullable(),
  appoint: z.string().nullable(),
  vers: versSchema,
})
export type TrouveMembre = z.infer<typeof trouveSchema>
export type VersTrouve = TrouveMembre['vers']

const groupeTrouveSchema = z.object({
  groupe: z.enum(groupesRecherche),
  /** How many there are, those that are not shown included. */
  total: z.int(),
  /** Where all of them are read; null: they are all here. */
  suite: z.string().nullable(),
  trouves: z.array(trouveSchema),
})
export type GroupeTrouve = z.infer<typeof groupeTrouveSchema>

/**
 * What of their space answers to these words, within what whoever asks may see and do. Nothing of it is kept with
 * anybody; `pose` says that they are the words meant, no longer being typed: only then is it counted that they find
 * nothing.
 */
export const rechercheMembreResource = defineResource({
  ...rechercheMembreAddress,
  slice: 'recherche',
  row: groupeTrouveSchema,
  query: z.object({
    q: z.string().trim().min(LETTRES_MIN).max(RECHERCHE_MEMBRE_MAX),
    pose: z.literal('oui').optional(),
  }),
  can: ['list'],
  identify: ({ groupe }) => groupe,
})

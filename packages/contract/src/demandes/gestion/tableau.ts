import { z } from 'zod'
import { actesGestion } from '../../actes/cles.ts'
import { defineResource } from '../../resources/define.ts'
import { lireDansPortee } from '../../roles/demandes.ts'

const access = { backoffice: { domaine: 'tableau-de-bord', action: 'read' } } as const

/** How far back figures look, in days. */
export const periodesTableau = ['7', '30', '90'] as const
export type PeriodeTableau = (typeof periodesTableau)[number]

/** How old what waits is, in days; the last has no end. */
export const tranchesAge = [2, 5, 8] as const

/** What was asked for and answered, in figures: nobody's name. */
export const tableauDemandesResource = defineResource({
  slice: 'demandes',
  path: '/demandes/tableau',
  libelle: 'Chiffres des demandes',
  envelope: 'one',
  isPassive: true,
  query: z.object({ jours: z.enum(periodesTableau).default('30') }),
  row: z.object({
    /** Received and decided within the period. */
    recues: z.int(),
    traitees: z.int(),
    /** Those that wait, by their age: as many as there are slices, and one more. */
    parAge: z.array(z.int()),
    /** Of twelve weeks, this one last; each by its Monday. */
    semaines: z.array(z.object({ lundi: z.iso.date(), recues: z.int(), traitees: z.int() })),
    /** Working days from reception to answer, what the member was awaited for left out. */
    delais: z.array(
      z.object({
        acte: z.enum(actesGestion),
        libelle: z.string(),
        median: z.int(),
        huitSurDix: z.int(),
        cas: z.int(),
        objectif: z.int(),
      }),
    ),
    /** Awaited from members beyond the day they were given. */
    sansReponse: z.int(),
  }),
  can: { list: access },
  identify: () => '',
})
export type TableauDemandes = z.infer<typeof tableauDemandesResource.row>

/** As many of each kind as a palette shows. */
export const TROUVES_MAX = 6

/** What staff look for from anywhere: requests by their reference, members by their names, texts by their titles. */
export const rechercheResource = defineResource({
  slice: 'demandes',
  path: '/recherche',
  libelle: 'Recherche',
  isPassive: true,
  query: z.object({ q: z.string().trim().min(2).max(100) }),
  row: z.object({
    genre: z.enum(['demande', 'personne', 'contenu', 'question']),
    id: z.string(),
    titre: z.string(),
    detail: z.string(),
  }),
  can: { list: lireDansPortee },
  identify: ({ id }) => id,
})
export type Trouve = z.infer<typeof rechercheResource.row>

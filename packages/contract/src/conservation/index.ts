import { dureesConservation, genresConservation } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineGestion, droitsDe } from '../gestion/define.ts'
import { defineResource } from '../resources/define.ts'

/** Contracts whose data nothing may delete: a lawsuit, an inquiry. */
export const gelsGestion = defineGestion({
  key: 'gels',
  slice: 'conservation',
  path: '/conservation/gels',
  libelle: 'Dossiers gelés',
  singulier: 'un gel',
  vide: 'Aucun dossier n’est gelé. Un contentieux, une enquête\u00a0? Gelez le contrat\u00a0: rien n’en sera supprimé, quel que soit son âge.',
  champs: {
    numeroContrat: { genre: 'texte', libelle: 'Contrat', max: 40, isInsecable: true },
    motif: {
      genre: 'texteLong',
      libelle: 'Pourquoi',
      max: 300,
      aide: 'Contentieux, enquête, demande d’une autorité. Aucun nom, aucune donnée de santé.',
    },
    jusquAu: {
      genre: 'jour',
      libelle: 'Jusqu’au',
      isFacultatif: true,
      aide: 'Sans date, le gel dure jusqu’à sa suppression.',
    },
  },
  colonnes: ['numeroContrat', 'motif', 'jusquAu'],
  titre: 'numeroContrat',
  recherche: ['numeroContrat', 'motif'],
  tri: 'numeroContrat',
  droits: droitsDe('parametrage'),
})

const lire = { backoffice: { domaine: 'parametrage', action: 'read' } } as const
const modifier = { backoffice: { domaine: 'parametrage', action: 'update' } } as const

const genre = z.enum(genresConservation)
const mois = z.int().min(1).max(600)

/** How long each kind is kept, and what would go today: numbers, never a person. */
export const conservationResource = defineResource({
  slice: 'conservation',
  path: '/conservation',
  libelle: 'Durées de conservation',
  row: z.object({
    genre,
    mois,
    /** What ended before this day may go. */
    limite: z.iso.date(),
    /** Would go at the next run; kept back by something under way, or frozen. */
    aSupprimer: z.int(),
    retenus: z.int(),
  }),
  data: z.strictObject({
    genre,
    /** The revision that was seen: somebody else may have changed it. */
    avant: mois,
    mois,
  }),
  can: { list: lire, update: modifier, export: lire },
  identify: ({ genre }) => genre,
  columns: [
    { libelle: 'Données', value: ({ genre }) => dureesConservation[genre].libelle },
    { libelle: 'À partir de', value: ({ genre }) => dureesConservation[genre].depart },
    { libelle: 'Durée (mois)', value: ({ mois }) => mois },
    { libelle: 'Source', value: ({ genre }) => dureesConservation[genre].source },
    { libelle: 'À supprimer', value: ({ aSupprimer }) => aSupprimer },
    { libelle: 'Retenus', value: ({ retenus }) => retenus },
  ],
})
export type Conservation = z.infer<(typeof conservationResource)['row']>

/** What went, when, and the proof; the line itself is sealed in the history. */
export const passagesResource = defineResource({
  slice: 'conservation',
  path: '/conservation/passages',
  libelle: 'Suppressions faites',
  row: z.object({
    id: z.int(),
    le: z.iso.datetime(),
    /** None: a run that found nothing. */
    genre: genre.nullable(),
    nombre: z.int(),
    limite: z.iso.date().nullable(),
    empreinte: z.string().nullable(),
  }),
  can: { list: lire, export: lire },
  identify: ({ id }) => String(id),
  columns: [
    { libelle: 'Date', value: ({ le }) => le },
    {
      libelle: 'Données',
      value: ({ genre }) => (genre ? dureesConservation[genre].libelle : ''),
    },
    { libelle: 'Nombre', value: ({ nombre }) => nombre },
    { libelle: 'Plus anciens que', value: ({ limite }) => limite ?? '' },
    { libelle: 'Empreinte', value: ({ empreinte }) => empreinte ?? '' },
  ],
})

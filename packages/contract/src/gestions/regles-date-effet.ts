import { direPlages, type RegleDateEffet } from '@espace-adherent/domain'
import { z } from 'zod'
import { regleDateEffetSchema } from '../acte/dates.ts'
import type { Acte } from '../actes/acte.ts'
import type { ActeGestion } from '../actes/liste.ts'
import { actes } from '../actes.ts'
import { defineGestion, droitsDe } from '../gestion/define.ts'
import { dateDemandee } from '../resources/date.ts'

/** The acts whose day is chosen, each with the rule that it comes with. */
export const actesDates = (
  Object.entries(actes) as [ActeGestion, Pick<Acte, 'libelle' | 'dateEffet'>][]
).flatMap(([acte, { libelle, dateEffet }]) =>
  dateEffet ? [{ acte, libelle, origine: dateEffet as RegleDateEffet }] : [],
)

const place = {
  acte: {
    genre: 'choix',
    libelle: 'Démarche',
    choix: Object.fromEntries(actesDates.map(({ acte, libelle }) => [acte, libelle])),
    isFixe: true,
    isFiltre: true,
  },
  nomOffre: {
    genre: 'reference',
    libelle: 'Offre',
    vers: '/admin/settings/regle-date-effet-offre',
    vide: 'Toutes les offres',
    isFixe: true,
  },
} as const

/** What was written before the history kept objects is their text. */
const lue = (regle: unknown) =>
  (typeof regle === 'string' ? JSON.parse(regle) : regle) as RegleDateEffet | null

/** The days that each act allows, for all offers or for one. */
export const reglesDateEffetGestion = defineGestion({
  key: 'regle-date-effet',
  slice: 'regles-date-effet',
  path: '/settings/regle-date-effet',
  libelle: 'Dates d’effet',
  singulier: 'une règle pour une offre',
  ecran: {
    chemin: 'regles-date-effet',
    section: 'parametrer',
    intro:
      'Les jours que chaque démarche propose, selon l’offre. Un changement vaut dès la demande suivante.',
  },
  champs: {
    ...place,
    regle: {
      genre: 'propre',
      libelle: 'Règle',
      forme: regleDateEffetSchema,
      dire: (regle) => direPlages(lue(regle)),
      initiale: { plages: [{ libelle: '', contraintes: [] }] },
    },
  },
  colonnes: ['acte', 'nomOffre', 'regle'],
  titre: 'acte',
  recherche: ['nomOffre'],
  tri: 'acte',
  versions: { mode: 'direct', champs: ['regle'], isOrigine: true },
  reserves: ['essais'],
  /** What a rule needs to know of a contract, and nothing of whose it is. Posted: its number stays out of addresses. */
  apercu: {
    parametres: z.strictObject({ numeroContrat: z.string().trim().min(1).max(40) }),
    reponse: z.object({
      nomOffre: z.string(),
      dateDebut: z.iso.date(),
      dateFin: z.iso.date().nullable(),
    }),
  },
  droits: droitsDe('parametrage', ['list', 'create', 'update', 'delete']),
})

const essai = z.strictObject({
  jour: dateDemandee,
  dateDebut: dateDemandee,
  dateFin: dateDemandee.nullable(),
  dateMotif: dateDemandee.nullable(),
  faits: z.record(z.string().max(60), z.string().max(200)),
  date: dateDemandee,
  attendu: z.boolean(),
})

/** Kept trials: a date that must stay allowed, or refused. */
export const essaisDateEffetGestion = defineGestion({
  key: 'essai-date-effet',
  slice: 'regles-date-effet',
  path: '/settings/regle-date-effet-essai',
  libelle: 'Essais des règles de date d’effet',
  singulier: 'un essai',
  champs: {
    acte: place.acte,
    nomOffre: { ...place.nomOffre, isFacultatif: true },
    libelle: { genre: 'texte', libelle: 'Nom', max: 150 },
    essai: {
      genre: 'propre',
      libelle: 'Essai',
      forme: essai,
      dire: (garde) => (garde as z.infer<typeof essai>).date,
      initiale: {},
    },
  },
  colonnes: ['libelle', 'acte', 'nomOffre'],
  titre: 'libelle',
  recherche: ['libelle'],
  tri: 'libelle',
  droits: droitsDe('parametrage', ['list', 'create', 'delete']),
})

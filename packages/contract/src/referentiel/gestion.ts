import { defineGestion, droitsDe } from '../gestion/define.ts'
import {
  codePostalResource,
  type TableClient,
  type TableReferentiel,
  tables,
  tablesClient,
  tablesPartagees,
  tablesReferentiel,
} from './index.ts'

/** Staff read and export what the installation keeps. */
const enLecture = droitsDe('referentiels', ['list', 'export'])

const champs = {
  code: {
    genre: 'texte',
    libelle: 'Code',
    aide: 'Il ne change plus une fois la ligne créée\u00a0: d’autres données s’y réfèrent.',
    max: 20,
    isFixe: true,
    motif: {
      regle: /^[\w.-]+$/,
      message: 'Le code ne comporte que des lettres sans accent, des chiffres, - . et _',
    },
  },
  libelle: { genre: 'texte', libelle: 'Libellé', max: 200 },
  ordre: {
    genre: 'nombre',
    libelle: 'Ordre',
    aide: 'Les listes du portail suivent cet ordre.',
    min: 0,
    max: 100_000,
  },
} as const

/**
 * What an insurer adds to a common row; common rows belong to nobody, so they are withdrawn and not
 * deleted.
 */
const champsClient = {
  ...champs,
  isRetire: {
    genre: 'booleen',
    libelle: 'Retirée des listes',
    aide: 'Une ligne retirée n’est plus proposée. Les données qui la portent gardent son libellé.',
    isFacultatif: true,
    isFiltre: true,
  },
  origine: {
    genre: 'choix',
    libelle: 'Origine',
    choix: {
      commune: 'Commune',
      reprise: 'Commune, modifiée par vous',
      propre: 'Ajoutée par vous',
    },
    isCalcule: true,
    isFiltre: true,
  },
} as const

const communDe = (table: TableReferentiel) =>
  ({
    key: `referentiel.${table}`,
    slice: 'referentiel',
    path: `/referentiel/${table}`,
    libelle: tables[table],
    singulier: 'une ligne',
    titre: 'libelle',
    recherche: ['code', 'libelle'],
    tri: 'ordre',
  }) as const

/** A table of codes and labels that the installation keeps, read by staff. */
const partagee = (table: TableReferentiel) =>
  defineGestion({
    ...communDe(table),
    champs,
    colonnes: ['code', 'libelle', 'ordre'],
    droits: enLecture,
  })

/** A table that each insurer words, kept by its staff. */
const dUnClient = (table: TableClient) =>
  defineGestion({
    ...communDe(table),
    champs: champsClient,
    colonnes: ['code', 'libelle', 'ordre', 'isRetire', 'origine'],
    droits: droitsDe('referentiels'),
  })

/** Communes and their postal codes: many more lines, and two codes to tell one from another. */
const codePostalGestion = defineGestion({
  key: 'referentiel.code-postal',
  slice: 'referentiel',
  path: '/referentiel/code-postal',
  libelle: codePostalResource.libelle,
  singulier: 'une ligne',
  champs: {
    codePostal: {
      genre: 'texte',
      libelle: 'Code postal',
      max: 5,
      isFixe: true,
      motif: { regle: /^\d{5}$/, message: 'Le code postal comporte cinq chiffres' },
    },
    localite: { genre: 'texte', libelle: 'Localité', max: 80 },
    codeInsee: {
      genre: 'texte',
      libelle: 'Code INSEE',
      max: 5,
      isFixe: true,
      motif: { regle: /^\d[\dAB]\d{3}$/, message: 'Le code INSEE comporte cinq caractères' },
    },
  },
  colonnes: ['localite', 'codePostal', 'codeInsee'],
  titre: 'localite',
  recherche: ['codePostal', 'localite'],
  tri: 'codePostal',
  droits: enLecture,
})

const parCle = <T extends TableReferentiel, G>(liste: readonly T[], gestion: (table: T) => G) =>
  Object.fromEntries(liste.map((table) => [`referentiel.${table}`, gestion(table)])) as Record<
    `referentiel.${T}`,
    G
  >

const partagees = parCle(tablesPartagees, partagee)
const desClients = parCle(tablesClient, dUnClient)

/** Every reference table, in the order of their names above. */
export const referentielGestions = {
  ...(Object.fromEntries(
    tablesReferentiel.map((table) => {
      const key = `referentiel.${table}` as const
      return [key, { ...partagees, ...desClients }[key]]
    }),
  ) as typeof partagees & typeof desClients),
  'referentiel.code-postal': codePostalGestion,
} as const

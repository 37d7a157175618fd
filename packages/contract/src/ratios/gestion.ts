import { defineGestion, droitsDe } from '../gestion/define.ts'

const pourcentage = {
  genre: 'texte',
  max: 6,
  motif: { regle: /^\d{1,3}(?:,\d{1,2})?$/, message: 'Écrivez un pourcentage, par exemple 81,3' },
} as const

/**
 * The two ratios that the law wants shown before a contract is signed, and each year (CSS, L871-1).
 */
export const ratiosGestion = defineGestion({
  key: 'ratios',
  slice: 'ratios',
  path: '/ratios',
  libelle: 'Ratios annuels',
  singulier: 'un ratio',
  ecran: {
    chemin: 'ratios',
    section: 'parametrer',
    court: 'Ratios',
    intro:
      'Ce que l’organisme verse et dépense de ses cotisations, année par année\u00a0: affiché sur les échéanciers, les garanties et les devis. Sans lui, l’échéancier d’une année ne peut pas être édité.',
  },
  champs: {
    annee: {
      genre: 'nombre',
      libelle: 'Année d’affichage',
      aide: 'L’année des échéanciers et des devis qui les portent.',
      min: 2020,
      max: 2100,
      isFixe: true,
    },
    exercice: {
      genre: 'nombre',
      libelle: 'Exercice',
      aide: 'L’année des comptes dont ils viennent.',
      min: 2018,
      max: 2100,
    },
    prestations: {
      ...pourcentage,
      libelle: 'Prestations ÷ cotisations (%)',
      aide: 'Prestations versées, rapportées aux cotisations hors taxes.',
    },
    frais: {
      ...pourcentage,
      libelle: 'Frais de gestion ÷ cotisations (%)',
      aide: 'Frais de gestion, rapportés aux cotisations hors taxes.',
    },
    composition: {
      genre: 'texteLong',
      libelle: 'Composition des frais',
      aide: 'Laissée vide, la phrase de l’arrêté du 6\u00a0mai 2020 est affichée.',
      max: 1_500,
      isFacultatif: true,
    },
  },
  colonnes: ['annee', 'exercice', 'prestations', 'frais'],
  titre: 'annee',
  recherche: ['prestations'],
  tri: '-annee',
  droits: droitsDe('parametrage'),
})

import { defineGestion, droitsDe } from '../gestion/define.ts'

const lu = { isCalcule: true } as const
const texte = { ...lu, genre: 'texte', max: 200 } as const

/** Former employees whose cover goes on for nothing: what a clerk opens from the employer's dates, and may end sooner. */
export const portabilitesGestion = defineGestion({
  key: 'portabilites',
  slice: 'portabilite',
  path: '/portabilites',
  libelle: 'Portabilités',
  singulier: 'une portabilité',
  ecran: {
    chemin: 'portabilites',
    section: 'traiter',
    intro:
      'Les anciens salariés que leur contrat d’entreprise couvre encore, gratuitement, et jusqu’à quand.',
  },
  vide: 'Ouvrez-en une quand un employeur vous déclare la fin d’un contrat de travail.',
  champs: {
    adherent: { ...texte, libelle: 'Ancien salarié' },
    nomOffre: { ...texte, libelle: 'Offre' },
    numeroContrat: { ...texte, libelle: 'Contrat', isInsecable: true },
    du: { ...lu, genre: 'jour', libelle: 'Depuis le' },
    jusquAu: { ...lu, genre: 'jour', libelle: 'Jusqu’au', isFiltre: true },
  },
  colonnes: ['adherent', 'nomOffre', 'numeroContrat', 'du', 'jusquAu'],
  titre: 'adherent',
  recherche: ['adherent', 'numeroContrat'],
  tri: 'jusquAu',
  droits: droitsDe('demandes', ['list', 'export', 'geste']),
  gestes: {
    ouvrir: {
      libelle: 'Ouvrir une portabilité',
      isCreation: true,
      saisie: {
        numeroContrat: { genre: 'texte', libelle: 'Numéro de contrat', max: 50 },
        debutEmploi: { genre: 'jour', libelle: 'Début du contrat de travail' },
        finEmploi: { genre: 'jour', libelle: 'Dernier jour du contrat de travail' },
        allocationsJusquAu: {
          genre: 'jour',
          libelle: 'Allocations de chômage jusqu’au',
          aide: 'Si l’attestation de France Travail l’indique. Sinon, laissez vide.',
          isFacultatif: true,
        },
      },
      fait: 'La portabilité est ouverte, la lettre est envoyée.',
    },
    finir: {
      libelle: 'Mettre fin plus tôt',
      saisie: { le: { genre: 'jour', libelle: 'Dernier jour couvert' } },
      confirmation:
        'Reprise d’un emploi, fin des allocations\u00a0: les garanties et la carte s’arrêtent ce jour-là au soir.',
      fait: 'La fin de la portabilité est enregistrée.',
    },
  },
})

import { defineGestion, droitsDe } from '../gestion/define.ts'

const lu = { isCalcule: true } as const
const texte = { ...lu, genre: 'texte', max: 200 } as const

/** What stands before the first notice, and between its payment and the return of cover, is of this list alone. */
const libellesEtatImpaye = {
  aucune: 'Pas de mise en demeure',
  avertie: 'Mise en demeure',
  suspendue: 'Suspendu',
  payee: 'Payé',
} as const

/** Contracts whose contributions came back unpaid, and how far the law has gone with each. */
export const impayesGestion = defineGestion({
  key: 'impayes',
  slice: 'impayes',
  path: '/impayes',
  libelle: 'Cotisations impayées',
  singulier: 'un impayé',
  ecran: {
    chemin: 'impayes',
    section: 'traiter',
    titre: 'Impayés',
    intro:
      'Les contrats dont un prélèvement est revenu\u00a0: la mise en demeure et ses effets, aux dates de la loi.',
  },
  vide: 'Tous les prélèvements de ce client sont passés.',
  champs: {
    adherent: { ...texte, libelle: 'Adhérent' },
    nomOffre: { ...texte, libelle: 'Offre' },
    numeroContrat: { ...texte, libelle: 'Contrat', isInsecable: true },
    depuis: { ...lu, genre: 'jour', libelle: 'Depuis le', isFacultatif: true },
    du: { ...lu, genre: 'montant', libelle: 'Dû' },
    etat: { ...lu, genre: 'choix', libelle: 'État', choix: libellesEtatImpaye, isFiltre: true },
    miseEnDemeureLe: { ...lu, genre: 'jour', libelle: 'Mise en demeure du', isFacultatif: true },
    payeLe: { ...lu, genre: 'instant', libelle: 'Payé le', isFacultatif: true },
  },
  colonnes: ['adherent', 'nomOffre', 'numeroContrat', 'depuis', 'du', 'etat'],
  titre: 'adherent',
  recherche: ['adherent', 'numeroContrat'],
  tri: 'depuis',
  droits: droitsDe('demandes', ['list', 'export', 'geste']),
  etats: { champ: 'etat', libelles: libellesEtatImpaye },
  gestes: {
    mettreEnDemeure: {
      libelle: 'Mettre en demeure',
      de: ['aucune'],
      confirmation:
        'La lettre part aujourd’hui, pour tout ce qui est dû. Sans paiement, les garanties seront suspendues après trente jours, et le contrat résilié dix jours plus tard. Envoyez aussi la lettre en recommandé\u00a0: elle est dans les documents du contrat.',
      fait: 'La mise en demeure est envoyée.',
    },
    encaisser: {
      libelle: 'Enregistrer le paiement',
      de: ['avertie', 'suspendue'],
      saisie: { recuLe: { genre: 'jour', libelle: 'Reçu le', propose: 'aujourdhui' } },
      confirmation:
        'Tout ce que demande la mise en demeure est payé. Un paiement partiel ne s’enregistre pas ici\u00a0: il ne change rien à ses effets.',
      fait: 'Le paiement est enregistré.',
    },
  },
})

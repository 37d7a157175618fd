import { aide } from '@espace-adherent/contract/mots/ecrans'
import { denombre } from '@espace-adherent/domain/texte'
import { dits } from '../../platform/portail/dits.ts'

const guillemets = (texte: string) => `«\u00a0${texte}\u00a0»`

export const textes = {
  ...dits('aide', aide),
  onglets: 'Questions',
  top5: 'Top 5',
  categories: 'Catégories',
  resultats: 'Résultats',
  rechercheEnCours: 'Recherche en cours…',
  nombreResultats: (nombre: number, query: string) =>
    `${denombre(nombre, 'résultat')} pour ${guillemets(query)}`,
  aucunResultat: (query: string) => `Aucun résultat pour ${guillemets(query)}`,
  chargementEchoue: 'Les questions n’ont pas pu être chargées',
  rechercheEchouee: 'La recherche n’a pas abouti',
  retour: 'Retour',
  oui: 'Oui',
  non: 'Non',
  commentaireVide: 'Écrivez ce qui vous manquait avant d’envoyer',
  // Given by the specification, to the letter.
  merci: 'Nous vous remercions pour votre retour',
  erreur: 'Une erreur est survenue.',
} as const

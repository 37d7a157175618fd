/**
 * What of a person or a contract is looked at as one, when a file of the insurer's system meets what was done here: which
 * columns and lists each of them is stands in `gardes/parties.repository.ts`.
 */
export const groupes = [
  'personne.adresse',
  'personne.telephone',
  'personne.identite',
  'personne.regime',
  'contrat.compte',
  'contrat.mandats',
  'contrat.assures',
  'contrat.options',
  'contrat.offre',
  'contrat.etat',
  'contrat.cotisations',
  'contrat.carte',
  'assure.compte',
] as const
export type Groupe = (typeof groupes)[number]

/** What of a person or a contract is looked at as one, when a file of the insurer's system meets what was done here. */
export const libellesGroupeGarde = {
  'personne.adresse': 'Adresse',
  'personne.telephone': 'Téléphone',
  'personne.identite': 'État civil et situation',
  'personne.regime': 'Régime obligatoire',
  'contrat.compte': 'Compte des remboursements',
  'contrat.mandats': 'Mandat de prélèvement',
  'contrat.assures': 'Personnes couvertes',
  'contrat.options': 'Renforts',
  'contrat.offre': 'Niveau de garanties',
  'contrat.etat': 'Fin du contrat',
  'contrat.cotisations': 'Cotisations',
  'contrat.carte': 'Carte de tiers payant',
  'assure.compte': 'Compte personnel',
} as const
export type GroupeGarde = keyof typeof libellesGroupeGarde

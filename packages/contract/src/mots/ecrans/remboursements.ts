export const remboursements = {
  filtresTitre: 'Filtrer les remboursements',
  totauxTitre: 'Totaux',
  etatsVide: 'Aucun remboursement pour le moment',
  etatsVideTexte:
    'Vos prochains soins apparaîtront ici dès que l’Assurance maladie nous les aura transmis.',
  etatsVideFiltre: 'Aucun remboursement ne correspond',
  etatsVideFiltreTexte: 'Élargissez la période, ou effacez les filtres.',
  pourquoiTitre: 'Pourquoi ce montant\u00a0?',
  tiersVide: 'Rien n’a été payé à un professionnel',
  tiersVideTexte: 'Sans tiers payant, c’est vous que nous remboursons.',
  paiementsVide: 'Aucun versement pour le moment',
  paiementsVideTexte: 'Les versements que nous vous ferons apparaîtront ici.',
  derniersVide: 'Aucun remboursement ces douze derniers mois.',
  derniersTitre: 'Derniers remboursements',
  douzeMoisTitre: 'Douze derniers mois',
} as const

export const textes = {
  titre: (libelle: string, numero: string) => `${libelle}, contrat n°\u00a0${numero}`,
  colonnes: { rubrique: 'Rubrique', libelle: 'Information', valeur: 'Détail' },
  rubriques: {
    contrat: 'Contrat',
    assures: 'Personnes couvertes',
    options: 'Renforts',
    cotisations: 'Cotisations',
    remboursements: 'Remboursements',
  },
  numero: 'Numéro de contrat',
  offre: 'Offre',
  nature: 'Nature',
  etat: 'État',
  debut: 'Date d’effet',
  fin: 'Date de fin',
  assure: (lien: string, naissance: string, rang: number) =>
    `${lien}, date de naissance\u00a0: ${naissance}, rang\u00a0: ${rang}`,
  garanties: (famille: string | null) =>
    famille === null ? 'Garanties' : `Garanties\u00a0: ${famille}`,
  aucuneOption: 'Aucun renfort',
  option: (depuis: string, montant: string) => `Depuis le ${depuis}, ${montant} par mois`,
  modePaiement: 'Mode de paiement',
  periodicite: 'Périodicité',
  compte: 'Compte',
  nonRenseigne: 'Non renseigné',
} as const

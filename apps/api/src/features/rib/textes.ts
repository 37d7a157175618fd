export const textes = {
  titulaire: 'Titulaire du compte',
  iban: 'IBAN',
  bic: 'BIC',
  ibanRemboursements: 'IBAN des remboursements',
  ibanCotisations: 'IBAN des cotisations',
  rum: 'Référence du mandat (RUM)',
  mandat: 'Mandat de prélèvement SEPA',
  api: { etiquette: 'rib', annulation: 'Annule, par le lien d’un e-mail, un changement de compte' },
} as const

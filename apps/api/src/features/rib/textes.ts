export const textes = {
  titulaire: 'Titulaire du compte',
  iban: 'IBAN',
  bic: 'BIC',
  ibanRemboursements: 'IBAN des remboursements',
  ibanCotisations: 'IBAN des cotisations',
  rum: 'Référence du mandat (RUM)',
  mandat: 'Mandat de prélèvement SEPA',
  personnel: (prenom: string) => ({
    titre: `${prenom}\u00a0: remboursements versés sur son propre compte`,
    texte: 'Ses remboursements ne sont plus versés sur le compte du contrat.',
  }),
  retour: (prenom: string) => ({
    titre: `${prenom}\u00a0: remboursements à nouveau versés sur le compte du contrat`,
    texte: 'Ses remboursements y sont versés à partir d’aujourd’hui.',
  }),
  caduc:
    'Ce mandat n’a pas servi depuis 36\u00a0mois. Signez-en un nouveau avant votre prochaine échéance.',
  dIciLa: 'D’ici là',
  demande: 'Votre changement est demandé',
  remplace: (nouveau: string, ancien: string | null) =>
    ancien === null
      ? `Le compte ${nouveau} est utilisé`
      : `Le compte ${nouveau} remplace le compte ${ancien}, utilisé jusque-là`,
  api: { etiquette: 'rib', annulation: 'Annule, par le lien d’un e-mail, un changement de compte' },
} as const

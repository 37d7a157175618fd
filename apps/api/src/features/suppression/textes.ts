export const textes = {
  api: {
    etiquette: 'comptes',
    annulation: 'Renoncer à la suppression d’un compte, par le lien d’un e-mail',
  },
  espace: 'Espace personnel',
  ouvert: 'Ouvert',
  ferme: 'Fermé',
  contrats: 'Contrats et garanties',
  inchanges: 'Sans changement',
  raison: 'Raison',
  dejaDemandee: 'La suppression de votre compte est déjà demandée',
  compteGestion:
    'Ce compte sert aussi à l’administration du portail\u00a0: demandez d’abord à un administrateur d’en retirer les droits',
} as const

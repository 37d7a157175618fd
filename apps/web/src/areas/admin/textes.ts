export const textes = {
  tableauDeBord: 'Tableau de bord',
  tableauDeBordLead: 'Connexions et comptes de votre portail.',
  administration: 'Administration',
  espaceAdherent: 'Espace adhérent',
} as const

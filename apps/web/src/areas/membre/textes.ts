export const textes = {
  bonjour: (prenom: string) => `Bonjour ${prenom}`,
  administration: 'Administration',
  titres: {
    accueil: 'Accueil',
    contrats: 'Mes contrats',
    garanties: 'Mes garanties',
    aide: 'Aide',
  },
  garantiesIntro: (nomOffre: string) => `Votre contrat ${nomOffre}, soin par soin`,
  questionsFrequentes: 'Questions fréquentes',
  aideIntro: 'Cherchez une réponse, ou parcourez les questions que se posent les autres adhérents.',
  groupes: {
    accueil: { libelle: 'Accueil', court: 'Accueil' },
    remboursements: { libelle: 'Mes remboursements', court: 'Rembourse\u00adments' },
    contrats: { libelle: 'Mes contrats', court: 'Contrats' },
    demarches: { libelle: 'Mes démarches', court: 'Démarches' },
    profil: { libelle: 'Mon profil', court: 'Profil' },
  },
  entrees: {
    accueil: 'Accueil',
    contrats: 'Vos contrats',
    garanties: 'Garanties',
    aide: 'Aide',
  },
} as const

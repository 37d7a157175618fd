export const textes = {
  bonjour: (prenom: string) => `Bonjour ${prenom}`,
  administration: 'Administration',
  titres: {
    accueil: 'Accueil',
    remboursements: 'Mes remboursements',
    prestation: 'Votre décompte',
    paiements: 'Mes paiements',
    contrats: 'Mes contrats',
    aide: 'Aide',
  },
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
    remboursements: 'Vos remboursements',
    paiements: 'Vos paiements',
    contrats: 'Vos contrats',
    aide: 'Aide',
  },
} as const

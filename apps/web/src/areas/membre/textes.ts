const NOMBRES = ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six']

export const textes = {
  bonjour: (prenom: string) => `Bonjour ${prenom}`,
  toutEstAJour: (jour: string, contrats: number) =>
    contrats > 1
      ? `${jour} · tout est à jour sur vos ${NOMBRES[contrats] ?? contrats} contrats.`
      : `${jour} · tout est à jour sur votre contrat.`,
  administration: 'Administration',
  titres: {
    accueil: 'Accueil',
    remboursements: 'Mes remboursements',
    prestation: 'Votre décompte',
    paiements: 'Mes paiements',
    contrats: 'Mes contrats',
    situationContractuelle: 'Situation contractuelle',
    beneficiaires: 'Bénéficiaires',
    options: 'Options',
    profil: 'Mon profil',
    garanties: 'Mes garanties',
    reseauxSoins: 'Mes réseaux de soins',
    notifications: 'Notifications',
    aide: 'Aide',
    nouveautes: 'Nouveautés',
  },
  leads: {
    contrats: 'Le contrat affiché est celui dont parlent les autres pages.',
    situationContractuelle: 'Tout ce que prévoit votre contrat, à ce jour.',
    beneficiaires: 'Les personnes couvertes par ce contrat.',
    options: 'Les renforts qui complètent votre contrat.',
    profil: 'Ce que nous savons de vous.',
    aide: 'Cherchez une réponse, ou parcourez les questions que se posent les autres adhérents.',
    nouveautes: 'Ce qui change dans votre espace.',
  },
  reseauxSoinsIntro: 'Des professionnels de santé qui pratiquent des tarifs négociés pour vous.',
  garantiesIntro: (nomOffre: string) => `Votre contrat ${nomOffre}, soin par soin`,
  questionsFrequentes: 'Questions fréquentes',
  groupes: {
    accueil: { libelle: 'Accueil', court: 'Accueil' },
    remboursements: { libelle: 'Mes remboursements', court: 'Rembourse\u00adments' },
    contrats: { libelle: 'Mes contrats', court: 'Contrats' },
    demarches: { libelle: 'Mes démarches', court: 'Démarches' },
    profil: { libelle: 'Mon profil', court: 'Profil' },
  },
  entrees: {
    accueil: 'Accueil',
    contrats: 'Tous mes contrats',
    situationContractuelle: 'Situation contractuelle',
    beneficiaires: 'Bénéficiaires',
    options: 'Options',
    profil: 'Mes informations',
    remboursements: 'Vos remboursements',
    paiements: 'Vos paiements',
    garanties: 'Garanties',
    reseauxSoins: 'Réseaux de soins',
    aide: 'Aide',
    nouveautes: 'Nouveautés',
  },
} as const

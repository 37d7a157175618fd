export const textes = {
  retour: 'Retour',
  allerAuContenu: 'Aller au contenu',
  liensUtiles: 'Informations légales',
  mentionsLegales: 'Mentions légales',
  donneesPersonnelles: 'Données personnelles',
  accessibilite: (etat = 'non conforme') => `Accessibilité\u00a0: ${etat}`,
  cookies: 'Cookies',
  application: 'Application mobile',
  applicationTitre: 'Votre mutuelle dans votre poche',
  applicationTexte: (libelle: string) => `L’application ${libelle} est gratuite.`,
  applicationInstaller: 'Installer',
  applicationMasquer: 'Ne plus proposer l’application',
} as const

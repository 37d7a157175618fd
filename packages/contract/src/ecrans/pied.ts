export const pied = {
  mentionsLegales: 'Mentions légales',
  donneesPersonnelles: 'Données personnelles',
  cookies: 'Cookies',
  nousJoindre: 'Nous joindre',
  nousEcrire: 'Nous écrire',
  telephone: 'Téléphone',
  horaires: 'Horaires',
  adresse: 'Adresse',
  application: 'Application mobile',
  applicationTitre: 'Votre mutuelle dans votre poche',
  applicationInstaller: 'Installer',
} as const

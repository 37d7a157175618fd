export const textes = {
  motif: 'Sujet',
  domaine: 'Domaine de soins',
  sousDomaine: 'Soin',
  indifferent: 'Sans précision',
  personne: 'Personne concernée',
  personneAucune: 'Personne en particulier',
  message: 'Votre message',
  aideMessage: 'N’écrivez ni mot de passe, ni numéro de carte bancaire.',
} as const

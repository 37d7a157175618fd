export const textes = {
  motif: 'Sujet',
  domaine: 'Domaine de soins',
  sousDomaine: 'Soin',
  indifferent: 'Sans précision',
  personne: 'Pour qui écrivez-vous\u00a0?',
  personneAucune: 'Pour personne en particulier',
  message: 'Votre message',
  aideMessage: 'N’écrivez ni mot de passe, ni numéro de carte bancaire.',
} as const

export const textes = {
  sujet: 'Sujet',
  personne: 'Concerne',
  message: 'Votre message',
} as const

export const textes = {
  sujet: 'Sujet',
  personne: 'Concerne',
  message: 'Votre message',
  enReclamation: 'Votre message est traité comme une réclamation',
} as const

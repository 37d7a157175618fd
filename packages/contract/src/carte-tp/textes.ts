export const textes = {
  chapo: 'Carte perdue, volée, abîmée ou erronée\u00a0: demandez-en une nouvelle.',
  etapes: { carte: 'Votre nouvelle carte' },
} as const

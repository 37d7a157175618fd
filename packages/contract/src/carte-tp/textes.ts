export const textes = {
  libelle: 'Commander une carte de tiers payant',
  chapo: 'Carte perdue, volée, abîmée ou erronée\u00a0: demandez-en une nouvelle.',
  etapes: { carte: 'Votre nouvelle carte' },
} as const

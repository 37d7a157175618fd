export const textes = {
  libelle: 'Mes consentements',
  chapo: 'Dire ce que vous acceptez de recevoir, et changer d’avis.',
  etape: 'Votre réponse',
} as const

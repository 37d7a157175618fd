export const textes = {
  libelle: 'Mes consentements',
  chapo: 'Dire ce que vous acceptez de recevoir, et changer d’avis.',
  etapes: { reponse: 'Votre réponse' },
} as const

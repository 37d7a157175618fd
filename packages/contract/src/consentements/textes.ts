export const textes = {
  chapo: 'Dire ce que vous acceptez de recevoir, et changer d’avis.',
  etapes: { reponse: 'Votre réponse' },
} as const

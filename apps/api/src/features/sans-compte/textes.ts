export const textes = {
  etiquetteApi: 'sans-compte',
  resume: 'Envoie une demande sans compte',
  tropDeDemandes:
    'Vous avez envoyé plusieurs demandes aujourd’hui\u00a0: elles sont toutes enregistrées. Réessayez demain, ou appelez-nous.',
} as const

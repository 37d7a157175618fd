export const textes = {
  bandeau:
    'Portail en préparation\u00a0: seuls ses administrateurs le voient, et rien ne part, hors «\u00a0[Essai]\u00a0».',
  etiquetteApi: 'portail',
  resumeModeGestion: 'Mode de gestion d’un acte : automatique ou manuel',
  descriptionActe: 'L’acte, par exemple ribPrestationsActeGestion',
  partage: {
    titre: 'Votre photo est bien arrivée',
    texte: 'Elle est gardée sur cet appareil, le temps d’ouvrir votre espace.',
    ouvrir: 'Ouvrir «\u00a0Envoyer une facture\u00a0»',
  },
  application: {
    description: (libelle: string) =>
      `Votre espace personnel ${libelle}\u00a0: carte de tiers payant, remboursements et démarches.`,
    carte: 'Ma carte de tiers payant',
    facture: 'Envoyer une facture',
  },
} as const

export const textes = {
  adresse: 'Adresse',
  telephone: 'Téléphone',
  foyer: 'Déménagent avec vous',
  inconnus: {
    codePays: 'Choisissez un pays de la liste',
    libelleCourtNatureVoie: 'Choisissez une nature de voie de la liste',
    libelleCourtBtq: 'Choisissez un complément de la liste',
  },
} as const

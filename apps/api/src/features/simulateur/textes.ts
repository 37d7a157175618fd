export const textes = {
  acteInconnu: 'Choisissez un acte de la liste',
  contratTermine: 'Ce contrat a pris fin\u00a0: il ne rembourse plus les soins à venir',
  contratSuspendu: 'Ce contrat est suspendu\u00a0: il ne rembourse aucun soin pour le moment',
  entreeTropLoin: 'Indiquez une date d’entrée de moins de deux ans, ou dans l’année qui vient',
  oreilleEtNombre: 'Indiquez un appareil pour une oreille, deux pour les deux',
  montureTropChere: 'La monture ne peut pas coûter plus que les lunettes',
} as const

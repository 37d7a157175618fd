export const textes = {
  principale: 'Navigation principale',
  attendent: (nombre: number) => (nombre > 1 ? ' vous attendent' : ' vous attend'),
  besoinAide: 'Besoin d’aide\u00a0?',
  besoinAideTexte: 'La réponse est souvent dans l’aide.',
  aide: 'Aide',
  plus: 'Plus',
  plusTitre: 'Tout le back-office',
} as const

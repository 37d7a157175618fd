export const besoinAide = {
  besoinAide: 'Besoin d’aide\u00a0?',
  besoinAideTexte: 'La réponse est souvent dans l’aide.',
  aide: 'Aide',
} as const

export const besoinAide = {
  besoinAide: 'Besoin d’aide\u00a0?',
  aide: 'Aide',
} as const

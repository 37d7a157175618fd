export const textes = {
  compris: 'J’ai compris',
  annuler: 'Annuler',
  confirmer: 'Confirmer',
} as const

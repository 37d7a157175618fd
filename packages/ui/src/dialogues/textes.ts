export const textesDialogue = { fermer: 'Fermer' } as const

export const textesFenetres = {
  compris: 'J’ai compris',
  annuler: 'Annuler',
  confirmer: 'Confirmer',
} as const

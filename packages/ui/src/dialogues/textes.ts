/** Of windows and messages, which the first page has: kept from the words of all other widgets. */
export const textesDialogue = { fermer: 'Fermer' } as const

export const textesFenetres = {
  compris: 'J’ai compris',
  annuler: 'Annuler',
  confirmer: 'Confirmer',
} as const

export const textesToasts = {
  fermer: (titre: string) => `Fermer le message : ${titre}`,
} as const

/** Apart from the words of the procedures: visitors read lines too, and load nothing of the member area. */
export const textes = {
  avant: 'Aujourd’hui',
  apres: 'Après',
  rien: 'Aucun',
} as const

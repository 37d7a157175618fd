export const libellesNatureNouveaute = {
  nouveaute: 'Nouveau',
  amelioration: 'Amélioration',
  correction: 'Correction',
} as const
export type NatureNouveaute = keyof typeof libellesNatureNouveaute
export const naturesNouveaute = Object.keys(libellesNatureNouveaute) as NatureNouveaute[]

import { teteActe } from '../acte/tete.ts'

export const carteTpTete = teteActe({
  key: 'carteTpActeGestion',
  slice: 'carte-tp',
  path: '/forms/cartetp',
  libelle: 'Commander une carte de tiers payant',
  groupe: 'soins',
  icone: 'carte',
  portee: 'Contrat',
  mode: 'automatique',
  delegation: 'demarches',
})

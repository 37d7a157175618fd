import { defineSlice } from '../slice.ts'
import { droitsMots } from './mots.ts'
import { droitsTraite } from './traitement.ts'

export const droitsPersonnelsSlice = defineSlice({
  nom: 'droits-personnels',
  mots: droitsMots,
  actes: () => [droitsTraite],
})

import { defineSlice } from '../slice.ts'
import { changementSituationMots } from './mots.ts'
import { changementSituationTraite } from './traitement.ts'

/** Apart from the situation itself: it asks for requests, whose documents print that one. */
export const changementSituationSlice = defineSlice({
  nom: 'changement-situation',
  mots: changementSituationMots,
  actes: () => [changementSituationTraite],
})

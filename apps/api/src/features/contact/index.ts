import { defineSlice } from '../slice.ts'
import { contactMots } from './mots.ts'
import { contactTraite } from './traitement.ts'

export const contactSlice = defineSlice({
  nom: 'contact',
  mots: contactMots,
  actes: () => [contactTraite],
})

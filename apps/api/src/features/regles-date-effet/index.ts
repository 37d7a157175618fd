import { defineSlice } from '../slice.ts'
import { gestionsTenues, offresRegleSource } from './gestion.ts'

export const reglesDateEffetSlice = defineSlice({
  nom: 'regles-date-effet',
  sources: () => ({ offresRegle: offresRegleSource }),
  gestions: gestionsTenues,
})

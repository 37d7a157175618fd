import { defineSlice } from '../slice.ts'
import { contratEssaiSource, essaisDateEffetSource, offresRegleSource } from './essais.ts'
import { reglesDateEffetSource, versionsRegleSource } from './regles.ts'

/** The days that acts allow, as staff decide them. */
export const reglesDateEffetSlice = defineSlice({
  nom: 'regles-date-effet',
  sources: () => ({
    reglesDateEffet: reglesDateEffetSource,
    versionsRegle: versionsRegleSource,
    offresRegle: offresRegleSource,
    contratEssai: contratEssaiSource,
    essaisDateEffet: essaisDateEffetSource,
  }),
})

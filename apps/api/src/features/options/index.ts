import { defineSlice } from '../slice.ts'
import { optionsMots } from './mots.ts'
import { optionAffiliationSource, radiationRenfortSource } from './source.ts'
import { ajoutTraite, retraitsTraite, retraitTraite } from './traitement.ts'

export const optionsSlice = defineSlice({
  nom: 'options',
  mots: optionsMots,
  sources: () => ({
    optionAffiliation: optionAffiliationSource,
    radiationRenfort: radiationRenfortSource,
  }),
  actes: () => [ajoutTraite, retraitTraite, retraitsTraite],
})

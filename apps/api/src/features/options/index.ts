import { defineSlice } from '../slice.ts'
import { optionAffiliationSource, radiationRenfortSource } from './source.ts'

export const optionsSlice = defineSlice({
  nom: 'options',
  sources: () => ({
    optionAffiliation: optionAffiliationSource,
    radiationRenfort: radiationRenfortSource,
  }),
})

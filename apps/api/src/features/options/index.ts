export { optionAffiliationSource, radiationRenfortSource } from './source.ts'

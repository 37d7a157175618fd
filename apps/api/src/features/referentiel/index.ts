export { referentielsTenus } from './gestion.ts'
export { seedReferentiels } from './seed.ts'
export { codePostalSource, referentielSource } from './source.ts'

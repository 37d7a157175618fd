export { connexionCounterSource, statistiquesUsersSource } from './source.ts'

export { nouveautesTenues } from './gestion.ts'
export { nouveautesSource } from './source.ts'

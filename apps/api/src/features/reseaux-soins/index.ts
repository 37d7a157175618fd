export { registerReseauxSoins } from './reseaux-soins.routes.ts'
export { reseauxSoinsSource } from './source.ts'

export { gelsGestion } from './gestion.ts'
export { type Conservation, conservationResource, passagesResource } from './resource.ts'

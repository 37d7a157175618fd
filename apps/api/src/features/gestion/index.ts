export { gere, type SourceGestion } from './engine.ts'
export { registerGestions } from './gestion.routes.ts'
export type { Tenue } from './table.repository.ts'
export { vuesSource } from './vues.ts'

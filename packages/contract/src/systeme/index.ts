export { cleRemiseSchema, remiseCleSchema } from './gestion.ts'
export * from './paths.ts'
export * from './v1.ts'

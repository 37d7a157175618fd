export { contactQuery } from './calls.ts'
export * from './demarches.ts'
export { Securite } from './Securite.tsx'

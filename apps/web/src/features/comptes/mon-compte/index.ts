export { contactQuery } from './calls.ts'
export { Securite } from './Securite.tsx'

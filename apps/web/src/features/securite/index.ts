export { readContact } from './calls.ts'
export * from './demander.tsx'
export * from './with-code.ts'

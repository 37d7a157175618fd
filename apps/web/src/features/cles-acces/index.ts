export { clesAccesQuery } from './calls.ts'
export * from './ouvrir.tsx'
export { textes as textesClesAcces } from './textes.ts'

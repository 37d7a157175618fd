export * from './Indice.tsx'
export type { Terme } from './textes.ts'

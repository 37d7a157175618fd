export * from './taille.ts'
export * from './type.ts'

export * from './cercle.ts'
export * from './lien.ts'

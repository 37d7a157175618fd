export * from './essais.ts'
export * from './fiche.ts'
export * from './resource.ts'

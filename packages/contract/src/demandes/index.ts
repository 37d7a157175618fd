export * from './resource.ts'
export * from './traitement.ts'

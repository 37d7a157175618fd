export * from './annulation.ts'
export * from './resource.ts'
export * from './traitement.ts'

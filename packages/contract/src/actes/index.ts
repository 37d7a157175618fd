export * from './brouillons.ts'
export * from './define.ts'
export * from './demarches.ts'
export * from './resource.ts'

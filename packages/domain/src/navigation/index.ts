export * from './mobile.ts'
export * from './retour.ts'

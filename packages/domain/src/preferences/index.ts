export * from './alertes.ts'
export * from './communication.ts'
export * from './papiers.ts'

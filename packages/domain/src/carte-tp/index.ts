export * from './carte.ts'
export * from './domaines.ts'

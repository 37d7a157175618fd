export * from './mot.ts'
export * from './reglages.ts'

export * from './etiquettes.ts'
export * from './mot.ts'
export * from './reglages.ts'

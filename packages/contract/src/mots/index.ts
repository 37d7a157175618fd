export * from './ecrans/etiquettes.ts'
export * from './gestion.ts'
export * from './mot.ts'
export * from './reglages.ts'

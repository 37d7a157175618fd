export * from './demande.ts'
export * from './mode-gestion.ts'

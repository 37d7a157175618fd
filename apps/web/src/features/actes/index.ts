export * from './mode-gestion.ts'

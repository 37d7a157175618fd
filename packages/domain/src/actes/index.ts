export * from './acte.ts'
export * from './mode-gestion.ts'
export * from './resume.ts'
export * from './signature.ts'

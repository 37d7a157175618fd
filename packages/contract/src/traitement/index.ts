export * from './dossier.ts'
export * from './file.ts'
export * from './gestes.ts'

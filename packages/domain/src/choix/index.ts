export * from './accordeon.ts'
export * from './choix.ts'

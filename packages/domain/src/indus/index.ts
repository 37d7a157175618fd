export * from './etats.ts'
export * from './regles.ts'

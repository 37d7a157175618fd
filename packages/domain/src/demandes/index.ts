export * from './attentes.ts'
export * from './delai.ts'
export * from './etats.ts'
export * from './transitions.ts'

export * from './besoins.ts'
export * from './conseil.ts'
export * from './ipid.ts'
export * from './renouvellement.ts'

export * from './besoins.ts'
export * from './conseil.ts'
export * from './ipid.ts'

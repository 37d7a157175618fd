export * from './donner.ts'
export * from './droits.ts'
export * from './libelles.ts'
export * from './roles.ts'

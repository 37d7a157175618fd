export * from './donner.ts'
export * from './droits.ts'
export * from './portee.ts'
export * from './roles.ts'

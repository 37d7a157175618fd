export { demoAccounts } from './comptes.ts'
export { type SeedOptions, seedDemo } from './seed.ts'

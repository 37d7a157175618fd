export * from './preuves.ts'

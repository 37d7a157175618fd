export * from './lectorat.ts'

export * from './evolution.ts'

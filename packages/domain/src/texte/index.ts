export * from './slug.ts'

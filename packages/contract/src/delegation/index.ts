export * from './resource.ts'

export * from './ratios.ts'

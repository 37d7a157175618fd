export * from './editions.ts'
export * from './natures.ts'

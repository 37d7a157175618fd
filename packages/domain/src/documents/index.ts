export * from './editions.ts'
export * from './natures.ts'
export * from './periodes.ts'

export * from './annulation.ts'
export * from './resource.ts'

export * from './images.ts'
export * from './Suite.tsx'

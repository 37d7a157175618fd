export * from './Boundary.tsx'
export * from './chunks.ts'
export * from './lazy-view.tsx'

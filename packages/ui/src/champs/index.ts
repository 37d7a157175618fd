export * from './champs.tsx'
export * from './effet.tsx'
export * from './genres.tsx'

export * from './champs.tsx'
export * from './genres.tsx'

export * from './ListeActions.tsx'
export * from './Points.tsx'
export * from './Repete.tsx'

export * from './ListeActions.tsx'
export * from './Repete.tsx'

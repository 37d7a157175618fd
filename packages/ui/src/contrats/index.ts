export * from './ContratSelector.tsx'
export * from './EtatContratBadge.tsx'

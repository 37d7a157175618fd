export * from './DemandesEnCours.tsx'
export * from './MesDemandes.tsx'

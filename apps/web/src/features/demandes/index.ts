export * from './DemandesAttendues.tsx'
export * from './DemandesEnCours.tsx'
export { forgetDemandes, readDemandes, useApercuDemandes } from './liste.ts'
export * from './MesDemandes.tsx'

export { useNombreDemandes } from './nombre.ts'
export { type LienDemande, Traitement } from './Traitement.tsx'

export * from './Assures.tsx'
export * from './Attente.tsx'
export * from './Attestation.tsx'
export * from './ContratCourant.tsx'
export * from './ContratTermine.tsx'
export {
  ContratsProvider,
  type ContratsState,
  readContrats,
  useContrats,
  useContratsState,
} from './contrats-context.ts'
export * from './MesContrats.tsx'
export * from './Remboursements.tsx'
export * from './SansContratDialog.tsx'
export { texteReprise } from './textes.ts'

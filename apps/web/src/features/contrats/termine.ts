import { dateAParis } from '@espace-adherent/domain/calendrier'
import { useContrats } from './contrats-context.ts'

/** The last day of the contract that is shown, once it is past; null: it covers, or will. */
export function useTermineLe(): string | null {
  const { dateFin } = useContrats().courant
  return dateFin !== null && dateFin < dateAParis(new Date()) ? dateFin : null
}

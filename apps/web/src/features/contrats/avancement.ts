import type { Contrat } from '@espace-adherent/contract/contrats'
import { isRibADemander } from '@espace-adherent/domain/apres-connexion'
import { useContrats } from './contrats-context.ts'

const isAFaire = (contrat: Contrat) =>
  isRibADemander(contrat) || contrat.isPrecontentieux || contrat.isCotisationRejetee

/** How many contracts there are, and whether none of them waits for anything. */
export function useAvancement(): { nombre: number; isAJour: boolean } {
  const { contrats } = useContrats()
  return { nombre: contrats.length, isAJour: !contrats.some(isAFaire) }
}

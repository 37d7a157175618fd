import type { Contrat } from '@espace-adherent/contract/contrats'
import { isRibADemander } from '@espace-adherent/domain/apres-connexion'
import { useContrats } from './contrats-context.ts'

const isAFaire = (contrat: Contrat) =>
  isRibADemander(contrat) || contrat.isPrecontentieux || contrat.isCotisationRejetee

type Avancement = {
  nombre: number
  /** None of them waits for anything. */
  isAJour: boolean
  /** The current one does. */
  isCourantAFaire: boolean
}

/** How many contracts there are, and what they wait for. */
export function useAvancement(): Avancement {
  const { contrats, courant } = useContrats()
  return {
    nombre: contrats.length,
    isAJour: !contrats.some(isAFaire),
    isCourantAFaire: isAFaire(courant),
  }
}

import { defineSlice } from '../slice.ts'
import { simulationSejourSource } from './sejour.ts'
import { simulateurSource, simulationSource } from './source.ts'

export {
  type AssureNomme,
  assuresCherches,
  findAssure,
  findAssuresComptes,
  findChoix as findAssures,
  findSoigne,
} from './simulateur.repository.ts'

export const simulateurSlice = defineSlice({
  nom: 'simulateur',
  sources: () => ({
    simulateur: simulateurSource,
    simulation: simulationSource,
    simulationSejour: simulationSejourSource,
  }),
})

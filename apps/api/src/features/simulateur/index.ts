import { defineSlice } from '../slice.ts'
import { simulateurSource, simulationSource } from './source.ts'

export {
  findAssure,
  findAssuresComptes,
  findChoix as findAssures,
} from './simulateur.repository.ts'

export const simulateurSlice = defineSlice({
  nom: 'simulateur',
  sources: () => ({ simulateur: simulateurSource, simulation: simulationSource }),
})

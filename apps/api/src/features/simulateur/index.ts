import { defineSlice } from '../slice.ts'
import { simulateurSource, simulationSource } from './source.ts'

export const simulateurSlice = defineSlice({
  nom: 'simulateur',
  sources: () => ({ simulateur: simulateurSource, simulation: simulationSource }),
})

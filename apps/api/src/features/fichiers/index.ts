import { defineSlice } from '../slice.ts'
import { registerFichiers } from './fichiers.routes.ts'
import type { Fichiers } from './fichiers.ts'

export { createFichiers, type Fichier, type Fichiers, type Rattachement } from './fichiers.ts'

export const fichiersSlice = defineSlice({
  nom: 'fichiers',
  mount: registerFichiers,
  jobs: ({ fichiers }: { fichiers: Fichiers }) => fichiers.upkeep.jobs,
})

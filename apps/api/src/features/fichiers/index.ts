import type { Sealer } from '../../platform/crypto/index.ts'
import { defineSlice } from '../slice.ts'
import { createFichiersDonnees } from './donnees.ts'
import { registerFichiers } from './fichiers.routes.ts'
import type { Fichiers } from './fichiers.ts'

export { type Controle, createControle } from './controle.ts'
export { purgeFichiers, qualifierFichiers } from './fichiers.repository.ts'
export { createFichiers, type Fichier, type Fichiers, type Rattachement } from './fichiers.ts'

export const fichiersSlice = defineSlice({
  nom: 'fichiers',
  donnees: (deps: { sealer: Sealer }) => [createFichiersDonnees(deps)],
  mount: registerFichiers,
  jobs: ({ fichiers }: { fichiers: Fichiers }) => fichiers.upkeep.jobs,
})

import { defineSlice } from '../slice.ts'
import type { Cles } from './cles.ts'
import { clesTenues } from './gestion.ts'
import { type RemiseDeps, registerRemise } from './remise.routes.ts'
import { registerComptesV1 } from './v1/comptes.routes.ts'
import { registerDemandesV1, type V1Deps } from './v1/demandes.routes.ts'

export { type Appel, type Cles, createCles, drawCle, type Machine } from './cles.ts'
export { diteCle } from './gestion.ts'
export { type CleVoulue, prepareCle } from './preparer.ts'

/** The insurer's management system: the keys that it calls with. */
export const systemeSlice = defineSlice({
  nom: 'systeme',
  gestions: [clesTenues],
  mountGestion(app, deps: RemiseDeps & V1Deps) {
    registerRemise(app, deps)
    registerDemandesV1(app, deps)
    registerComptesV1(app, deps)
  },
  topics: ({ cles }: { cles: Cles }) => cles.onTopic,
})

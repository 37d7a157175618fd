import { defineSlice } from '../slice.ts'
import { type ClientsRoutesDeps, registerClients, registerCreation } from './clients.routes.ts'
import type { Clients } from './clients.ts'
import { type EssaiDeps, registerEssais } from './essai.routes.ts'
import { clientsMots } from './mots.ts'
import { type OuvertureRoutesDeps, registerOuverture } from './ouverture.routes.ts'

export { type Clients, createClients } from './clients.ts'
export { cookieEssai, openEssai } from './essais.ts'
export type { Image } from './images.ts'
export { logosInitiaux } from './logos-initiaux.ts'
export { createOuverture, type OuvertureService } from './ouverture.ts'
export { openAlone, type Reglage, reglerClient } from './regler.ts'

export const clientsSlice = defineSlice({
  nom: 'clients',
  mots: clientsMots,
  sources: ({ clients }: { clients: Clients }) => ({
    clients: { list: clients.list, update: clients.update, restore: clients.restore },
  }),
  mount(app, deps: ClientsRoutesDeps & EssaiDeps) {
    registerCreation(app, deps)
    registerEssais(app, deps)
  },
  mountGestion(app, deps: ClientsRoutesDeps & OuvertureRoutesDeps) {
    registerClients(app, deps)
    registerOuverture(app, deps)
  },
})

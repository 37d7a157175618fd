import { defineSlice } from '../slice.ts'
import { type ClientsRoutesDeps, registerClients, registerCreation } from './clients.routes.ts'
import type { Clients } from './clients.ts'

export { type Clients, createClients } from './clients.ts'
export type { Image } from './images.ts'
export { logosInitiaux } from './logos-initiaux.ts'
export { type Reglage, reglerClient } from './regler.ts'

export const clientsSlice = defineSlice({
  nom: 'clients',
  sources: ({ clients }: { clients: Clients }) => ({
    clients: { list: clients.list, update: clients.update, restore: clients.restore },
  }),
  mount: (app, deps: ClientsRoutesDeps) => registerCreation(app, deps),
  mountGestion: (app, deps: ClientsRoutesDeps) => registerClients(app, deps),
})

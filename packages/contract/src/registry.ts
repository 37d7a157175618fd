import { blocklistsResource } from './contenu/index.ts'
import { contratsResource } from './contrats/index.ts'
import { clientResource } from './portail/resource.ts'
import { codePostalResource, referentielResources } from './referentiel/index.ts'
import { connexionCounterResource, statistiquesUsersResource } from './suivi/index.ts'

/** Every resource of the portal, by name. The server must bring a source for each. */
export const registry = {
  client: clientResource,
  contrats: contratsResource,
  blocklists: blocklistsResource,
  codePostal: codePostalResource,
  ...referentielResources,
  connexionCounter: connexionCounterResource,
  statistiquesUsers: statistiquesUsersResource,
} as const
export type Registry = typeof registry
export type ResourceName = keyof Registry

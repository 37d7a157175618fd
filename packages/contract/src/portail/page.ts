import type { Etiquettes, Phrases } from '../mots/ecrans/etiquettes.ts'
import type { NomDeLogo } from './charte.ts'
import type { CurrentClient } from './client.ts'
import type { ClientConfig } from './config.ts'

/** The id of the page's data block that carries the portal settings, as JSON. */
export const PORTAIL_ELEMENT_ID = 'portail'

/** Portal settings: written into the page by the server, read once by the browser at start. */
export type PortailSettings = {
  client: CurrentClient
  config: ClientConfig
  logos: Record<NomDeLogo, string>
  /** Sentences of the screens, as the client says them. */
  etiquettes: Etiquettes
  /** Other sentences of the screens by key: only those that the client changed. */
  phrases: Phrases
  /** Blocks shown beside screens (`BLOCS_AFFICHES`) that hold something: no other is asked for. */
  affiches: readonly string[]
  /** This address is one where no account may be created. */
  isUrlRestreinte: boolean
  /** True on an installation that runs on its embedded services (demo, development). */
  isEmbarque: boolean
}

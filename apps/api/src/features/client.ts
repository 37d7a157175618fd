import type { Charte, ClientConfig, CurrentClient, NomDeLogo } from '@espace-adherent/contract'
import type { DroitsChoisis, FournisseurExterne, MotsClient } from '@espace-adherent/domain'

export type Logo = {
  typeMime: string
  contenu: Uint8Array
  empreinte: string
  /** A drawing as a browser shows it (PNG), for papers. */
  impression: Uint8Array | null
}

/** A client as the server keeps it in memory, ready to answer. */
export type Client = {
  code: string
  libelle: string
  adresses: readonly string[]
  adressesRestreintes: readonly string[]
  /** Scheme, host and port under which people reach it, without a final slash. */
  adressePublique: string
  isDefaut: boolean
  config: ClientConfig
  charte: Charte
  fonctionnalites: Readonly<Record<string, boolean>>
  /** To which of its offers each feature is closed. */
  offresFermees: Readonly<Record<string, readonly string[]>>
  /** The features that some contract has otherwise: of the others, nothing is asked about contracts. */
  exceptees: ReadonlySet<string>
  fournisseurExterne: FournisseurExterne | null
  /** Nobody but its administrators gets in, and nothing leaves. */
  isEnPreparation: boolean
  ouvertLe: Date | null
  /** What its roles may do, where it decided so. */
  droits: DroitsChoisis | null
  logos: Partial<Record<NomDeLogo, Logo>>
  /** What it says in its own words; whatever is not there is said in ours. */
  mots: MotsClient
  autresClients: CurrentClient['autresClients']
}

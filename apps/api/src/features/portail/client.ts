import type {
  Charte,
  ClientConfig,
  CurrentClient,
  NomDeLogo,
  PortailSettings,
} from '@espace-adherent/contract'
import {
  type ContratServi,
  type DroitsChoisis,
  type Fonctionnalites,
  fonctionnaliteDe,
  isFonctionnaliteVisible,
  type MotsClient,
} from '@espace-adherent/domain'
import type { FournisseurExterne } from '../../schema/portail.schema.ts'
import { etiquettesDe, phrasesDe } from './etiquettes.ts'

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
  /** What its roles may do, where it decided so. */
  droits: DroitsChoisis | null
  logos: Partial<Record<NomDeLogo, Logo>>
  /** What it says in its own words; whatever is not there is said in ours. */
  mots: MotsClient
  autresClients: CurrentClient['autresClients']
}

/** The visitor's own contracts, as far as features go. */
export type ContratsServis = readonly (ContratServi & { numeroContrat: string })[]

/** The client's features, spelled out for each contract of the person who asks. */
export function fonctionnalitesPour(
  client: Pick<Client, 'fonctionnalites' | 'offresFermees'>,
  contrats: ContratsServis,
): Fonctionnalites {
  // Whatever somebody decided something of; what nobody did is open, and not spoken of.
  const cles = new Set([
    ...Object.keys(client.fonctionnalites),
    ...Object.keys(client.offresFermees),
    ...contrats.flatMap(({ exceptions }) => Object.keys(exceptions)),
  ])
  return Object.fromEntries(
    [...cles].map((cle) => {
      const isActivated = client.fonctionnalites[cle] ?? true
      const parContrat = contrats.map((contrat) => [
        contrat.numeroContrat,
        fonctionnaliteDe(client, cle, contrat).isVisible,
      ])
      return [cle, { isActivated, isActivatedPerContract: Object.fromEntries(parContrat) }]
    }),
  )
}

/** Whether a visitor who comes by that host may create a space. */
export const isCreationOuverte = (client: Client, host: string) =>
  isFonctionnaliteVisible(fonctionnalitesPour(client, []), 'creationCompteAutreActe', {
    connecte: false,
  }) && !client.adressesRestreintes.includes(host)

export function toCurrentClient(client: Client, fonctionnalites: Fonctionnalites): CurrentClient {
  return {
    code: client.code,
    libelle: client.libelle,
    fonctionnalites: { ...fonctionnalites } as CurrentClient['fonctionnalites'],
    dataCollectActivated: client.config.dataCollectActivated,
    isDonneesROMonegasquesActivated: client.config.isDonneesROMonegasquesActivated,
    passwordRequiredLength: client.config.passwordRequiredLength,
    autresClients: client.autresClients,
    oidcExternalProvider: client.fournisseurExterne !== null,
  }
}

/** What the page carries for a visitor who comes by that host. */
export function toPortailSettings(
  client: Client,
  host: string,
  isEmbarque: boolean,
): PortailSettings {
  return {
    client: toCurrentClient(client, fonctionnalitesPour(client, [])),
    // Who would read too much must not read how much is too much; the line of professionals is on the card.
    config: { ...client.config, alertesLecture: undefined, telephoneProfessionnels: undefined },
    logos: logoUrls(client),
    etiquettes: etiquettesDe(client),
    phrases: phrasesDe(client),
    isUrlRestreinte: client.adressesRestreintes.includes(host),
    isEmbarque,
  }
}

export const logoUrl = (client: Client, nom: NomDeLogo) =>
  `/charte/logos/${nom}?v=${client.logos[nom]?.empreinte ?? ''}`

function logoUrls(client: Client): PortailSettings['logos'] {
  return {
    entete: logoUrl(client, 'entete'),
    clair: logoUrl(client, 'clair'),
    pied: logoUrl(client, 'pied'),
    icone: logoUrl(client, 'icone'),
  }
}

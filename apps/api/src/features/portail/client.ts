import type {
  Charte,
  ClientConfig,
  CurrentClient,
  NomDeLogo,
  PortailSettings,
} from '@espace-adherent/contract'
import {
  type DroitsChoisis,
  type Fonctionnalites,
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
  fournisseurExterne: FournisseurExterne | null
  /** What its roles may do, where it decided so. */
  droits: DroitsChoisis | null
  logos: Partial<Record<NomDeLogo, Logo>>
  /** What it says in its own words; whatever is not there is said in ours. */
  mots: MotsClient
  autresClients: CurrentClient['autresClients']
}

/** Exceptions of the visitor's own contracts: feature, then contract number. */
export type ExceptionsContrat = readonly {
  numeroContrat: string
  fonctionnalite: string
  isActivated: boolean
}[]

/** The client's features, spelled out for each contract of the person who asks. */
export function fonctionnalitesPour(
  client: Pick<Client, 'fonctionnalites'>,
  contrats: readonly string[],
  exceptions: ExceptionsContrat,
): Fonctionnalites {
  return Object.fromEntries(
    Object.entries(client.fonctionnalites).map(([nom, isActivated]) => {
      const parContrat = Object.fromEntries(contrats.map((numero) => [numero, isActivated]))
      for (const exception of exceptions)
        if (exception.fonctionnalite === nom)
          parContrat[exception.numeroContrat] = exception.isActivated
      return [nom, { isActivated, isActivatedPerContract: parContrat }]
    }),
  )
}

/** Whether a visitor who comes by that host may create a space. */
export const isCreationOuverte = (client: Client, host: string) =>
  isFonctionnaliteVisible(fonctionnalitesPour(client, [], []), 'creationCompteAutreActe', {
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
    client: toCurrentClient(client, fonctionnalitesPour(client, [], [])),
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

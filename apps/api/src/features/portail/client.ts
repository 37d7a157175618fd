import type { CurrentClient, NomDeLogo, PortailSettings } from '@espace-adherent/contract'
import {
  type ContratServi,
  type Fonctionnalites,
  fonctionnaliteDe,
  isFonctionnaliteVisible,
} from '@espace-adherent/domain'
import type { Client } from '../client.ts'
import { etiquettesDe, phrasesDe } from './etiquettes.ts'

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

/** Which page, by where it is asked and what stands beside its screens. */
export type PageDemandee = {
  host: string
  isEmbarque: boolean
  affiches?: readonly string[]
}

/** What the page carries for a visitor who comes by that host. */
export function toPortailSettings(
  client: Client,
  { host, isEmbarque, affiches = [] }: PageDemandee,
): PortailSettings {
  return {
    client: toCurrentClient(client, fonctionnalitesPour(client, [])),
    // Who would read too much must not read how much is too much; the line of professionals is on the card.
    // Where members are sent is for those who signed in.
    config: {
      ...client.config,
      alertesLecture: undefined,
      telephoneProfessionnels: undefined,
      sitesPartenaires: [],
    },
    logos: logoUrls(client),
    etiquettes: etiquettesDe(client),
    phrases: phrasesDe(client),
    affiches,
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

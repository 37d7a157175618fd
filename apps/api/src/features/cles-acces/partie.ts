import type { Client } from '../client.ts'

/** The « relying party » that keys are made for: they open nothing anywhere else. */
export type Partie = {
  /** Host of the client's public address, whichever of its addresses the person came by. */
  id: string
  nom: string
  origins: readonly string[]
}

const idOf = ({ adressePublique }: Client) => new URL(adressePublique).hostname

/** Browsers refuse a key made for another host than theirs, or than one above theirs. */
export const isUsableAt = (client: Client, host: string) =>
  host === idOf(client) || host.endsWith(`.${idOf(client)}`)

export const partieOf = (client: Client, origins: readonly string[]): Partie => ({
  id: idOf(client),
  nom: client.libelle,
  origins,
})

/** How authenticators know the account: its identifier, which says nothing of the person. */
export const handleOf = (compteId: string) =>
  Buffer.from(compteId.replaceAll('-', ''), 'hex').toString('base64url')

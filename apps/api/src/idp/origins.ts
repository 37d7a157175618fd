import type { Client } from '../features/client.ts'

const known = new WeakMap<Client, readonly string[]>()

/** Every address of the client, as an origin; the first one is its public address. */
export function originsOf(client: Client): readonly string[] {
  let origins = known.get(client)
  if (!origins) {
    const { protocol, port, origin } = new URL(client.adressePublique)
    const others = client.adresses.map(
      (hote) => new URL(`${protocol}//${hote}${port && `:${port}`}`).origin,
    )
    origins = [...new Set([origin, ...others])]
    known.set(client, origins)
  }
  return origins
}

/**
 * The origin by which the visitor came, if it is one of the client's: the Host header is a claim,
 * and cookies of one host are not sent to another.
 */
export function originOf(client: Client, host: string): string | undefined {
  const [publicOrigin = '', ...others] = originsOf(client)
  const { protocol } = new URL(publicOrigin)
  const claimed = URL.parse(`${protocol}//${host}`)?.origin
  return [publicOrigin, ...others].find((origin) => origin === claimed)
}

export const publicOrigin = (client: Client) => originsOf(client)[0] ?? client.adressePublique

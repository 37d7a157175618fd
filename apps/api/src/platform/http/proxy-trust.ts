import { isNetwork, within } from './networks.ts'

/**
 * Whose word we take on where a request comes from: that many proxies in a row, or those of these
 * networks.
 */
export type TrustedProxies = { hops: number } | { networks: readonly string[] }

/** Is the caller at that address, that many hops away (0: our direct peer), a proxy of ours? */
export type ProxyTrust = (address: string | undefined, hop: number) => boolean

const MOST_HOPS = 10

const named = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
])

/** Where a proxy that is only counted may stand; 100.64.0.0/10 is what hosting companies use inside. */
const neighbours = [...[...named.values()].flat(), '100.64.0.0/10']

/** What the variable says: `0`, a number of hops, or a list. Undefined when it cannot be read. */
export function readTrustedProxies(value: string): TrustedProxies | null | undefined {
  if (/^(0+|false)$/.test(value)) return null
  if (value === 'true') return { hops: 1 }
  if (/^\d+$/.test(value)) return Number(value) <= MOST_HOPS ? { hops: Number(value) } : undefined
  const networks = value.split(',').flatMap((entry) => named.get(entry.trim()) ?? [entry.trim()])
  return networks.every(isNetwork) ? { networks } : undefined
}

export const trustNobody: ProxyTrust = () => false

export function createProxyTrust(proxies: TrustedProxies | null): ProxyTrust {
  if (proxies === null) return trustNobody
  if ('networks' in proxies) return within(proxies.networks)
  const isNeighbour = within(neighbours)
  // The process may be reachable past its proxy. A stranger who calls it directly is no hop of
  // ours; we reach further hops only through what nearer ones wrote.
  return (address, hop) => hop < proxies.hops && (hop > 0 || isNeighbour(address))
}

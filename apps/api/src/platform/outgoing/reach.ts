import { isNetwork, within } from '../http/networks.ts'

/** What an installation opens besides the public network, by name or by network. */
export type Reseaux = { networks: readonly string[]; hosts: readonly string[] }

export const AUCUN_RESEAU: Reseaux = { networks: [], hosts: [] }

const loopbacks = ['127.0.0.0/8', '::1/128']

/**
 * This machine and its link, where clouds keep a machine's keys; multicast and nobody's addresses.
 * No setting opens them.
 */
const nevers = [
  ...loopbacks,
  '0.0.0.0/8',
  '169.254.0.0/16',
  '224.0.0.0/3',
  '::/128',
  'fe80::/10',
  'ff00::/8',
]

/** What IANA reserves (RFC 6890 and its registry), besides the above. */
const specials = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Teredo, 6to4 and the like carry an IPv4 address inside, which nobody has checked.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]

const isLoopbackAddress = within(loopbacks)
const isNever = within(nevers)
const isSpecial = within(specials)
/**
 * All of IPv4, and the part of IPv6 that is given out: local, mapped and translated addresses lie
 * elsewhere.
 */
const isGivenOut = within(['0.0.0.0/1', '128.0.0.0/1', '2000::/3'])

/** The last part begins with a letter: otherwise it is a number written in another way. */
const HOST = /^(?:[a-z0-9][a-z0-9-]{0,62}\.)*[a-z][a-z0-9-]{0,62}$/

/** `10.0.0.0/8,idp.interne`; undefined when it cannot be read, or names what no setting opens. */
export function readReseaux(value: string): Reseaux | undefined {
  const entries = value.split(',').map((entry) => entry.trim().toLowerCase())
  const networks = entries.filter(isNetwork)
  const hosts = entries.filter((entry) => !isNetwork(entry))
  const isNamed = (host: string) => HOST.test(host) && !/(?:^|\.)localhost$/.test(host)
  if (!hosts.every(isNamed)) return undefined
  if (networks.some((network) => isNever(network.split('/')[0]))) return undefined
  return { networks, hosts }
}

export type Reach = (host: string, address: string) => boolean

/** Whether a call to that host may go to that address, to which its name was resolved. */
export function createReach({ networks, hosts }: Reseaux, isLoopbackOpen: boolean): Reach {
  const isOpened = within(networks)
  const names = new Set(hosts)
  return (host, address) => {
    if (isLoopbackAddress(address)) return isLoopbackOpen
    if (isNever(address)) return false
    if (isGivenOut(address) && !isSpecial(address)) return true
    return isOpened(address) || names.has(host.toLowerCase())
  }
}

export const isLocal = isLoopbackAddress

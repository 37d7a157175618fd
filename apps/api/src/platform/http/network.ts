import { isIPv4, isIPv6 } from 'node:net'

/** What a caller without any address (its connection is already gone) counts as. */
const UNKNOWN = 'unknown'

/** Some proxies write the port as well, and `[…]` around an IPv6 address. */
const withPort = /^(?:\[(?<bracketed>[^\]]*)\]|(?<plain>[^:]*))(?::\d+)?$/

/**
 * One spelling for each address: without zone, port nor brackets, IPv6 as its eight groups, and an
 * IPv4 address as such also when a socket of both families wrote it `::ffff:1.2.3.4`. Undefined when
 * it is no address.
 */
export function plainAddress(written: string): string | undefined {
  const { bracketed, plain } = withPort.exec(written.trim())?.groups ?? {}
  const [address = ''] = (bracketed ?? plain ?? written.trim()).split('%')
  if (isIPv4(address)) return address
  return isIPv6(address) ? asIPv4(groupsOf(address)) : undefined
}

/**
 * What a limit per address counts: an IPv4 address, or the /64 of an IPv6 one, for whoever has one
 * address of it has them all.
 */
export function networkOf(ip: string | undefined): string {
  const address = plainAddress(ip ?? '')
  if (address === undefined) return ip?.trim().toLowerCase() || UNKNOWN
  return isIPv4(address) ? address : `${address.split(':').slice(0, 4).join(':')}::/64`
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = split(head)
  const after = split(tail ?? '')
  const missing = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...missing, ...after]
}

/** `0db8` is `db8`, and a dotted end is two groups. */
const split = (part: string) =>
  part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? dotted(group) : [hex(Number.parseInt(group, 16))]))

const hex = (value: number) => value.toString(16)

function dotted(ipv4: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
  return [hex(a * 256 + b), hex(c * 256 + d)]
}

function asIPv4(groups: readonly string[]): string {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.join(':')
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.')
}

import { BlockList, isIPv4 } from 'node:net'
import { plainAddress } from './network.ts'

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')

/** An address alone is a network of one. A network of everybody is none: it would mean that nothing is checked. */
function parse(network: string): { address: string; prefix: number } | undefined {
  const [written = '', length, ...rest] = network.split('/')
  const address = plainAddress(written)
  if (address === undefined || rest.length > 0) return undefined
  const longest = isIPv4(address) ? 32 : 128
  if (length === undefined) return { address, prefix: longest }
  const prefix = /^\d{1,3}$/.test(length) ? Number(length) : 0
  return prefix >= 1 && prefix <= longest ? { address, prefix } : undefined
}

export const isNetwork = (written: string): boolean => parse(written) !== undefined

/** Whether an address, however it is spelled, is of one of these networks; what is no address is of none. */
export function within(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const { address, prefix } = parse(network) ?? {}
    if (address !== undefined && prefix !== undefined)
      list.addSubnet(address, prefix, familyOf(address))
  }
  return (written) => {
    const address = plainAddress(written ?? '')
    return address !== undefined && list.check(address, familyOf(address))
  }
}

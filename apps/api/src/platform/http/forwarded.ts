import type { IncomingMessage } from 'node:http'
import type { ProxyTrust } from './proxy-trust.ts'

/**
 * The host name by which the visitor came, from Node's own request: whatever answers before the
 * application must see the same one as the application does (`request.hostname`).
 */
export function hostnameOf({ headers, socket }: IncomingMessage, trusts: ProxyTrust): string {
  const forwarded = headers['x-forwarded-host']
  const host =
    forwarded && trusts(socket.remoteAddress, 0) ? nearest(String(forwarded)) : headers.host
  return withoutPort(host ?? '').toLowerCase()
}

/** A chain of proxies may make it a list: the last value is what our own proxy wrote. */
const nearest = (list: string) => list.slice(list.lastIndexOf(',') + 1).trim()

const withoutPort = (host: string) =>
  host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : (host.split(':', 1)[0] ?? '')

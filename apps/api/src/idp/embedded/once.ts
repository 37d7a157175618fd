import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

type Sent = Pick<FastifyRequest, 'url' | 'body' | 'headers' | 'hostname'>

/**
 * An identical submission shares the answer of the one under way: without a script, the second
 * click of a double click then costs neither a try nor a message.
 */
export function createOnce<Answer>() {
  const underWay = new Map<string, Promise<Answer>>()
  return (sent: Sent, answer: () => Promise<Answer>): Promise<Answer> => {
    const key = keyOf(sent)
    const known = underWay.get(key)
    if (known) return known
    const mine = answer().finally(() => underWay.delete(key))
    underWay.set(key, mine)
    return mine
  }
}

/** A password is not kept as typed, even for a moment. */
const keyOf = ({ hostname, url, body, headers: { cookie } }: Sent) =>
  createHash('sha256')
    .update(JSON.stringify([hostname, url, cookie, body]))
    .digest('base64')

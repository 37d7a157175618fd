import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

type Sent = Pick<FastifyRequest, 'url' | 'body' | 'headers' | 'hostname'>

/**
 * What a browser sends while the very same is being answered shares its answer: the second click of a double click costs
 * neither a try nor a message, where no script holds it back.
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

/** A password is not kept as it was typed, be it for a moment. */
const keyOf = ({ hostname, url, body, headers: { cookie } }: Sent) =>
  createHash('sha256')
    .update(JSON.stringify([hostname, url, cookie, body]))
    .digest('base64')

import type { FastifyInstance } from 'fastify'
import type { CustomFetch } from 'openid-client'
import { IN_PROCESS } from '../../platform/http/index.ts'

/**
 * Calls the embedded provider without the network: it runs in this process, whose public address
 * may be reachable only from outside (behind a proxy, in a container, in tests).
 */
export const inProcessFetch =
  (app: FastifyInstance): CustomFetch =>
  async (url, { method, headers, body }) => {
    const { host, pathname, search } = new URL(url)
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url: `${pathname}${search}`,
      headers: { ...headers, host },
      remoteAddress: IN_PROCESS,
      ...(body != null && { payload: String(body) }),
    })
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, String(one)]),
      ),
    })
  }

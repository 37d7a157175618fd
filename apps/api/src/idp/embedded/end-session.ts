import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ClosedSession, deletePayloadsOf } from '../../features/identity/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { isPlainId } from './adapter.ts'
import { providerCookies } from './provider.ts'

/** After this nothing can sign the person in again without a password. */
export async function endEmbeddedSession(
  db: Executor,
  request: FastifyRequest,
  reply: FastifyReply,
  closed: ClosedSession | null,
): Promise<void> {
  const { client, cookies } = request
  const name = providerCookies(client).session
  const brought = cookies[name]
  const session = brought !== undefined && isPlainId(brought) ? brought : null
  const compte = closed?.compteId ?? null
  if (session !== null || compte !== null)
    await deletePayloadsOf(db, client.code, { compte, session })
  for (const cookie of [name, `${name}.sig`])
    if (cookies[cookie] !== undefined)
      reply.clearCookie(cookie, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: name.startsWith('__Host-'),
      })
}

import { createHmac } from 'node:crypto'
import { lireRetour, type RetourCourriel } from '@espace-adherent/domain'
import type { FastifyInstance } from 'fastify'
import { unchanged, write } from '../../noyau/index.ts'
import { isSameSecret, type Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import type { Messages } from '../messages/index.ts'
import { findDestinataireDe, noteRejet } from './ecartees.repository.ts'
import { ecarterRefuses, refuseOffres } from './ecartees.ts'
import { textes } from './textes.ts'

export const RETOURS_PATH = '/api/retours-courriel'

/** A report quotes the headers of what came back, or the whole of it. */
const OCTETS_MAX = 512 * 1024

export type RetoursDeps = {
  db: Executor
  clock: () => Date
  sealer: Sealer
  messages: Pick<Messages, 'empreinteDe'>
  secretRetours: string | null
  findClient(clientCode: string): Client | undefined
}

/**
 * Where the mail server posts the reports of what it could not deliver (RFC 3464) and of what somebody complains of
 * (RFC 5965), each signed with the secret that it shares with us. A report counts only if the message that it names
 * was ours, and went to that address: whoever could forge one would still have to know what was sent to whom.
 */
export function registerRetours(app: FastifyInstance, deps: RetoursDeps): void {
  const { secretRetours } = deps
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: OCTETS_MAX },
      (_request, body, done) => done(null, body),
    )
    scope.post(
      RETOURS_PATH,
      {
        config: { access: 'public', antiForgery: 'protocol' },
        schema: { tags: [textes.etiquetteApi], summary: textes.resumeRetours },
      },
      async (request, reply) => {
        if (secretRetours === null) throw new AppError('NotFound')
        const body = typeof request.body === 'string' ? request.body : ''
        const signature = createHmac('sha256', secretRetours).update(body).digest('hex')
        if (!isSameSecret(`sha256=${signature}`, String(request.headers['x-signature'] ?? '')))
          throw new AppError('Unauthorized')
        const retour = lireRetour(body)
        if (retour) await remember(deps, retour)
        // Whatever it was: a server that is refused would send it again.
        return reply.code(204).send()
      },
    )
  })
}

async function remember(deps: RetoursDeps, retour: RetourCourriel): Promise<void> {
  const { db, clock, messages, findClient } = deps
  const empreinte = messages.empreinteDe(retour.adresse)
  const sien = await findDestinataireDe(db, { ...retour, empreinte })
  if (!sien) return
  const { compteId, clientCode } = sien
  if (retour.genre === 'plainte') {
    const client = findClient(clientCode)
    // A mail that somebody calls unwanted is answered as by its own link: no more offers.
    if (client) await refuseOffres(deps, client, compteId)
    return
  }
  await write(db, null, async (e) => {
    await noteRejet(e, { compteId, message: retour.message, le: clock() })
    await ecarterRefuses(deps, e, [{ compteId, canal: 'email' }], clock())
    return unchanged(e, undefined)
  })
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml, pageLien } from '../features/portail/index.ts'
import type { Sealer } from '../platform/crypto/index.ts'
import { createAcces } from './preparation.ts'
import { textes } from './textes.ts'

type Deps = { sealer: Sealer; clock: () => Date; fontUrl: string | null }

/** What stands before the page of the application: whole, for a visitor of a client that is not open. */
export type Fermee = (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>

/** Where its administrators sign in; the application stands there, and the guard holds all that it asks for. */
const ENTREE = '/?administration'

/** The links of mails carry their place behind a `#`, which no server reads. */
const suitLien = `if(/^#\\/(activate-user|reset-password|login|admin)/.test(location.hash))location.replace('${ENTREE}'+location.hash)`

const t = textes.enPreparation

/** Null: the reader may see the application. */
export function createFermee({ sealer, clock, fontUrl }: Deps): Fermee {
  const isAdmis = createAcces({ sealer, clock })
  return async (request, reply) => {
    const { client } = request
    if (!client.isEnPreparation || request.url.startsWith(ENTREE)) return null
    if (await isAdmis(request)) return null
    return pageLien({
      client,
      nonce: reply.cspNonce,
      fontUrl,
      titre: t.titre,
      texte: t.texte(client.libelle),
      bouton: null,
      suite: `<p><a href="${ENTREE}#/login">${escapeHtml(t.entrer)}</a></p>
<script nonce="${reply.cspNonce}">${suitLien}</script>`,
    })
  }
}

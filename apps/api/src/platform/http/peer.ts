import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    peer: Peer | null
  }
}

type Fingerprint = (request: FastifyRequest) => string

/** Where a request came from, worked out once, when it is first asked for. */
class Peer {
  #empreinte: string | undefined
  readonly #request: FastifyRequest
  readonly #fingerprint: Fingerprint

  constructor(request: FastifyRequest, fingerprint: Fingerprint) {
    this.#request = request
    this.#fingerprint = fingerprint
  }

  get empreinte(): string {
    this.#empreinte ??= this.#fingerprint(this.#request)
    return this.#empreinte
  }

  get requestId(): string {
    return this.#request.id
  }
}

const peers = new AsyncLocalStorage<Peer>()

/**
 * Remembers where a request came from while it is answered. The history can then say so without
 * every function passing it on.
 */
export function registerPeer(app: FastifyInstance, fingerprint: Fingerprint): void {
  app.decorateRequest('peer', null)
  app.addHook('onRequest', (request, _reply, done) => {
    request.peer = new Peer(request, fingerprint)
    peers.run(request.peer, done)
  })
  // A body arrives from the socket, which knows nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.peer && peers.getStore() !== request.peer) peers.run(request.peer, done)
    else done()
  })
}

/** Null outside of any request, when the server acts by itself. */
export const peerFingerprint = (): string | null => peers.getStore()?.empreinte ?? null

/** The id that the logs give to the request being answered. */
export const peerRequestId = (): string | null => peers.getStore()?.requestId ?? null

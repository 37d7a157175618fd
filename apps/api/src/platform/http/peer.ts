import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    peer: Peer | null
  }
}

type Fingerprint = (request: FastifyRequest) => string

/** Where a request came from, worked out once, if anybody asks. */
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
 * Remembers, while a request is being answered, where it came from: what is written down about it
 * says so without every function on the way being told.
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

/** Null outside any request, as for what the server does by itself. */
export const peerFingerprint = (): string | null => peers.getStore()?.empreinte ?? null

/** As the logs name the request that is being answered. */
export const peerRequestId = (): string | null => peers.getStore()?.requestId ?? null

import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** Nonce of the page being answered: only scripts and styles that carry it may run. */
    cspNonce: string
    /** Answers an HTML page under the strict content policy. */
    html(content: string): FastifyReply
    /** Lets something else write the answer, with the headers that it has so far. */
    handOver(): ServerResponse
  }
}

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** `formTargets`: other origins that a form's answer may lead to (an external identity provider). */
export function pagePolicy(nonce: string, devSources = ''): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${devSources && " 'unsafe-eval'"}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${devSources}`,
    "frame-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export type SecurityHeadersOptions = {
  /** Sent only to those who came by https. */
  strictTransport: boolean
  devSources?: string
}

/** Headers of every answer, even one given before there is a request. */
export const securityHeaders = ({
  strictTransport,
}: SecurityHeadersOptions): Record<string, string> =>
  strictTransport
    ? { ...common, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : common

export function registerSecurityHeaders(
  app: FastifyInstance,
  { strictTransport, devSources }: SecurityHeadersOptions,
): void {
  // An answer to a person is theirs: a cache keeps only what its route allows.
  const headers = { ...securityHeaders({ strictTransport }), 'cache-control': 'no-store' }
  app.decorateReply('cspNonce', {
    getter() {
      // Made on first use: most answers are not pages.
      const holder = this as unknown as { nonce?: string }
      holder.nonce ??= randomBytes(16).toString('base64')
      return holder.nonce
    },
  })
  app.decorateReply('html', function html(content) {
    return this.header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(this.cspNonce, devSources))
      .send(content)
  })
  app.decorateReply('handOver', function handOver() {
    // Headers set on the reply stay there: code that writes the raw response does not see them.
    for (const [name, value] of Object.entries(this.getHeaders()))
      if (value !== undefined) this.raw.setHeader(name, value)
    this.hijack()
    return this.raw
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    done()
  })
}

import { SIGNED_OUT_PATH } from '@espace-adherent/contract'
import { type FastifyInstance, fastify } from 'fastify'
import type { ClientMetadata } from 'oidc-provider'
import type { Client } from '../../src/features/client.ts'
import { type Annuaire, isCreationOuverte } from '../../src/features/portail/index.ts'
import { CALLBACK_PATH } from '../../src/idp/embedded/provider.ts'
import { originsOf } from '../../src/idp/origins.ts'
import { sealed } from '../../src/noyau/sealed.ts'
import type { Sealer } from '../../src/platform/crypto/index.ts'
import {
  AppError,
  answerFrameworkError,
  registerErrorHandling,
  registerReadableInput,
  registerSecurityHeaders,
} from '../../src/platform/http/index.ts'
import { type DemoAccount, demoProviderAccounts } from './accounts.ts'
import { createDemoOidc } from './provider.ts'
import { registerDemoRoutes } from './routes.ts'

export type DemoProviderOptions = {
  port: number
  annuaire: Annuaire
  sealer: Sealer
  accounts?: readonly DemoAccount[]
}

export type DemoProvider = { issuer: string; close(): Promise<void> }

export const demoIssuer = (port: number) => `http://localhost:${port}`

/** Plays the insurer's own identity provider, on a port of its own; null when no client uses it. */
export async function startDemoProvider({
  port,
  annuaire,
  sealer,
  accounts = demoProviderAccounts,
}: DemoProviderOptions): Promise<DemoProvider | null> {
  const issuer = demoIssuer(port)
  const clients = annuaire.all().filter((one) => one.fournisseurExterne?.issuer === issuer)
  if (clients.length === 0) return null
  const metadata = clients.map((client) => toMetadata(client, sealer))
  const provider = await createDemoOidc(issuer, metadata, accounts)
  const handle = provider.callback()

  const app: FastifyInstance = fastify({
    logger: false,
    forceCloseConnections: true,
    frameworkErrors: (error, { raw }, reply) => answerFrameworkError(app, error, raw, reply.raw),
  })
  registerErrorHandling(app)
  registerSecurityHeaders(app, { strictTransport: false })
  registerReadableInput(app)
  app.setNotFoundHandler(() => {
    throw new AppError('NotFound')
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  registerDemoRoutes(app, {
    provider,
    accounts,
    libelles: new Map(clients.map((c) => [c.fournisseurExterne?.clientId ?? '', c.libelle])),
    origins: clients.flatMap(originsOf),
    mayRegister(clientId, host) {
      // As it is set now, not as it was at the start.
      const client = annuaire.all().find((one) => one.fournisseurExterne?.clientId === clientId)
      return client !== undefined && isCreationOuverte(client, host)
    },
  })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.all('/*', (request, reply) => {
      void handle(request.raw, reply.handOver())
    })
  })
  await app.listen({ port, host: 'localhost' })
  return { issuer, close: () => app.close() }
}

/** Registered here exactly as the client's configuration says, as an administrator would do. */
function toMetadata(client: Client, sealer: Sealer): ClientMetadata {
  const { clientId, clientSecret } = client.fournisseurExterne ?? {}
  return {
    client_id: clientId ?? '',
    client_secret: sealer.unseal(clientSecret ?? '', sealed.clientSecret(client.code)),
    redirect_uris: originsOf(client).map((origin) => `${origin}${CALLBACK_PATH}`),
    post_logout_redirect_uris: originsOf(client).map((origin) => `${origin}${SIGNED_OUT_PATH}`),
    response_types: ['code'],
    grant_types: ['authorization_code'],
    id_token_signed_response_alg: 'ES256',
  }
}

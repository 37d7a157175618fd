import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The library's own policy would allow pictures, fonts and styles of other sites. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // One style sheet is written by the library's own script.
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Must be registered before the routes that it describes; `registerDocs` shows the result. */
export async function registerOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Espace Adhérent',
        version,
        description:
          'API du portail adhérent. Les requêtes autres que GET et HEAD portent l’en-tête X-XSRF-TOKEN, ' +
          'égal au cookie XSRF-TOKEN. Les erreurs ont la forme {code, message}.',
      },
    },
    transform: jsonSchemaTransform,
  })
}

type Described = { paths?: object }

/** The library would write a YAML form for each visitor, for half a second of a core. */
const written = /^\/api\/docs\/(?:json|yaml)$/

/**
 * Describes the API for programs and people: the routes of this application, and `others`, those of
 * the server's other application. It is large and for everybody, so it is written once, as JSON,
 * which is valid YAML.
 */
export async function registerDocs(
  app: FastifyInstance,
  others: () => Described = () => ({}),
): Promise<void> {
  let text: string | undefined
  const describe: RouteHandlerMethod = async ({ url }, reply) => {
    const own: Described = app.swagger()
    text ??= JSON.stringify({ ...own, paths: { ...others().paths, ...own.paths } })
    const type = url.includes('/yaml') ? 'application/yaml' : 'application/json'
    return reply.type(`${type}; charset=utf-8`).send(text)
  }
  const config = { access: 'public' } as const
  app.get('/api/openapi.json', { config, schema: { hide: true } }, describe)
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...config }
      if (written.test(route.url)) route.handler = describe
    })
    await scope.register(swaggerUi, {
      // Registered so that the address answers with and without a slash at its end.
      routePrefix: '/api/docs',
      // The document stays here: no outside validator is shown it.
      uiConfig: { docExpansion: 'none', deepLinking: true, validatorUrl: null },
      staticCSP: docsPolicy,
      theme: { title: 'API – Espace Adhérent' },
    })
  })
}

import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Must be registered before the routes that it describes. */
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
  const config = { access: 'public' } as const
  app.get('/api/openapi.json', { config, schema: { hide: true } }, async () => app.swagger())
  await app.register(
    async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, ...config }
      })
      await scope.register(swaggerUi, {
        routePrefix: '/',
        uiConfig: { docExpansion: 'list', deepLinking: true },
        staticCSP: true,
        theme: { title: 'API – Espace Adhérent' },
      })
    },
    { prefix: '/api/docs' },
  )
}

import { isMachineAccess } from '@espace-adherent/contract/resources'
import swagger, { type SwaggerTransform } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type {
  FastifyInstance,
  FastifyRequest,
  FastifySchema,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { AppError } from './app-error.ts'
import { nameShapes } from './openapi-shapes.ts'

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

/** What every call may be refused with. */
const REFUS = {
  description: 'Refus\u00a0: un code, un message en français, et les champs en cause s’il y en a',
  content: {
    'application/json': {
      schema: {
        type: 'object' as const,
        properties: {
          code: { type: 'string' as const },
          message: { type: 'string' as const },
          champs: { type: 'object' as const, additionalProperties: { type: 'string' as const } },
        },
        required: ['code', 'message'],
      },
    },
  },
}

const REFUSED = { $ref: '#/components/responses/Refus' }

/** What the library says where a route says nothing. */
const UNSAID = 'Default Response'
const ANSWERED = 'Réponse'

const MEMBRE = { session: [] }
const ECRIT = { jeton: [] }

/** Who may call is what the guard reads of the route; a token stands beside the session wherever something is written. */
function securityOf({ method, config }: RouteOptions): { [name: string]: string[] }[] {
  const access = config?.access
  if (access !== undefined && isMachineAccess(access)) return [{ cle: [] }]
  const isOpen = access === undefined || access === 'public' || access === 'visiteur'
  const isRead = [method].flat().every((one) => one === 'GET' || one === 'HEAD')
  const isToken = !isRead && config?.antiForgery !== 'protocol'
  if (isOpen) return isToken ? [ECRIT] : []
  return [{ ...MEMBRE, ...(isToken && ECRIT) }]
}

/** « post /api/identity/forgot-password » → « post.identity.forgot-password ». */
const idOf = (method: string | string[], url: string) =>
  [String([method].flat()[0]).toLowerCase(), ...url.split(/[^\p{L}\p{N}-]+/u)]
    .filter((part) => part && part !== 'api')
    .join('.')

const describeRoute: SwaggerTransform<FastifySchema> = (document) => {
  const made = jsonSchemaTransform(document as Parameters<typeof jsonSchemaTransform>[0])
  const { route } = document
  if (made.schema?.hide) return made
  return {
    ...made,
    schema: {
      operationId: idOf(route.method, route.url),
      security: securityOf(route),
      ...made.schema,
    } as FastifySchema,
  }
}

export type Tags = Readonly<Record<string, string>>

/** Must be registered before the routes that it describes; `registerDocs` shows the result. */
export async function registerOpenApi(
  app: FastifyInstance,
  { version, tags = {} }: { version: string; tags?: Tags },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Espace Adhérent',
        version,
        license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' } as { name: string },
        description:
          'API du portail adhérent. Les requêtes autres que GET et HEAD portent l’en-tête X-XSRF-TOKEN, ' +
          'égal au cookie XSRF-TOKEN. Les erreurs ont la forme {code, message}.',
      },
      servers: [{ url: '/', description: 'Ce portail' }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'session' },
          cle: { type: 'http', scheme: 'bearer' },
          jeton: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
        },
        responses: { Refus: REFUS },
      },
    },
    transform: describeRoute,
    transformObject: jsonSchemaTransformObject,
  })
}

type Described = {
  paths?: object | undefined
  components?:
    | { schemas?: object | undefined; securitySchemes?: Record<string, object> | undefined }
    | undefined
}

/** The routes of this application, and of `others`; each refusal, and a name for each shape. Or those of one part alone. */
export function describeOpenApi(
  app: FastifyInstance,
  others: Described = {},
  isTold: (path: string) => boolean = () => true,
) {
  const own = app.swagger() as Described
  const all = { ...others.paths, ...own.paths } as Record<string, Record<string, object>>
  const told = Object.entries(all).filter(([path]) => isTold(path))
  const answered = told.map(([path, calls]) => [
    path,
    Object.fromEntries(
      Object.entries(calls).map(([verb, call]) => {
        const { responses = {} } = call as { responses?: Record<string, { description: string }> }
        const said = Object.entries(responses).map(([status, one]) => [
          status,
          one.description === UNSAID ? { ...one, description: ANSWERED } : one,
        ])
        return [verb, { ...call, responses: { ...Object.fromEntries(said), '4XX': REFUSED } }]
      }),
    ),
  ])
  const known = { ...others.components?.schemas, ...own.components?.schemas }
  const { paths, schemas } = nameShapes(Object.fromEntries(answered), known as Named)
  return { ...own, components: { ...own.components, schemas }, paths }
}
type Named = Parameters<typeof nameShapes>[1]

/** The library would write a YAML form for each visitor, for half a second of a core. */
const written = /^\/api\/docs\/(?:json|yaml)$/

/**
 * Describes the API for programs and people: the routes of this application, and `others`, those of
 * the server's other application. It is large and the same for whoever may read it, so it is written once, as JSON,
 * which is valid YAML. For others it is not there: it says to nobody where to try what.
 */
export async function registerDocs(
  app: FastifyInstance,
  isReader: (request: FastifyRequest) => Promise<boolean>,
  others: () => Described = () => ({}),
): Promise<void> {
  const requireReader = async (request: FastifyRequest): Promise<void> => {
    if (!(await isReader(request))) throw new AppError('NotFound')
  }
  let text: string | undefined
  const describe: RouteHandlerMethod = async ({ url }, reply) => {
    text ??= JSON.stringify(describeOpenApi(app, others()))
    const type = url.includes('/yaml') ? 'application/yaml' : 'application/json'
    return reply.type(`${type}; charset=utf-8`).send(text)
  }
  const config = { access: 'public' } as const
  app.get(
    '/api/openapi.json',
    { config, schema: { hide: true }, onRequest: requireReader },
    describe,
  )
  await app.register(async (scope) => {
    scope.addHook('onRequest', requireReader)
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

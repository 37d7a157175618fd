import {
  isBackOfficeAccess,
  type Resource,
  type Rights,
  resourceUrl,
  type Scope,
  type Verb,
  verbs,
} from '@espace-adherent/contract'
import type {
  FastifyInstance,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
  RouteOptions,
} from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Letterhead } from '../documents/index.ts'
import { type Circle, circleOf, type Told } from './circles.ts'
import type { AnySource, Sources } from './source.ts'
import { type RouteMaker, routeMakers } from './verbs.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the resource of the route is about; the application checks it (`isTheirs`). */
    scope?: Scope
    /** Which of the people concerned may call. */
    portee?: Rights['portee']
  }
}

export type MountOptions<T extends Told, R extends Record<string, Resource>> = {
  registry: R
  sources: Sources<T, R>
  /** What sources may know of a request, by what the guard has proven. */
  contexts: { public(request: FastifyRequest): T['public'] } & {
    [C in Circle]: (request: FastifyRequest) => T[C] | Promise<T[C]>
  }
  /** In whose name a document is printed. */
  letterhead(context: T[Circle]): Letterhead
  /** Which addresses this application answers; the server's other application has the rest. */
  isHere?: (url: string) => boolean
}

/**
 * The one place where resources become routes. Access, feature and scope are only declared here;
 * the guard reads every route's `config` and holds them.
 */
export function mountResources<T extends Told, R extends Record<string, Resource>>(
  app: FastifyInstance,
  { registry, sources, contexts, letterhead, isHere = () => true }: MountOptions<T, R>,
): void {
  for (const [name, resource] of Object.entries(registry)) {
    const source = sources[name as keyof R] as AnySource
    refuseUndeclared(name, resource, source)
    for (const [verb, rights] of Object.entries(resource.can) as [Verb, Rights | undefined][]) {
      if (!rights?.access) throw new Error(`${name} declares no access for ${verb}`)
      if (!isHere(resourceUrl(resource, verb))) continue
      const mounted = {
        resource,
        source,
        context: contexts[circleOf(rights.access, resource.scope)],
        sharedContext: contexts.public,
        letterhead: letterhead as (context: Told[Circle]) => Letterhead,
      }
      for (const make of routeMakers[verb]) {
        const made = make(mounted)
        if (made) app.route(toRoute(resource, name, verb, rights, made))
      }
    }
  }
}

/**
 * A verb that a source has and its resource does not declare: nobody has decided who may use it.
 */
function refuseUndeclared(name: string, resource: Resource, source: AnySource): void {
  // `list` also serves export and print.
  for (const verb of verbs)
    if (verb !== 'export' && verb in source && !(verb in resource.can))
      throw new Error(`${name} declares no access for ${verb}, which its source treats`)
}

type Made = NonNullable<ReturnType<RouteMaker>>

function toRoute(
  resource: Resource,
  name: string,
  verb: Verb,
  { access, portee, feature }: Rights,
  made: Made,
): RouteOptions {
  const { method, suffix, summary, schema, isShared, handler } = made
  return {
    method,
    url: `${resourceUrl(resource, verb)}${suffix}`,
    config: {
      access,
      scope: isBackOfficeAccess(access) ? 'compte' : resource.scope,
      portee,
      ...(feature !== undefined && { feature }),
      ...(isShared && { isShared }),
      ...(resource.isPassive && verb === 'list' && { isPassive: true }),
    },
    schema: {
      ...schema,
      tags: [resource.slice],
      summary: `${resource.libelle} : ${summary}`,
      operationId:
        method === 'POST' && verb === 'print' ? `${name}.printPosted` : `${name}.${verb}`,
    },
    validatorCompiler: validatorCompiler as FastifySchemaCompiler<FastifySchema>,
    // Zod compiles its schemas: removing unknown fields costs 1 to 2 µs where writing the answer
    // costs 4.
    serializerCompiler: serializerCompiler as FastifySerializerCompiler<FastifySchema>,
    // A shared answer brings its compressed forms.
    ...(isShared && { compress: false }),
    handler,
  }
}

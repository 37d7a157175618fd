import { type Resource, resourceUrl, type Verb } from '@espace-adherent/contract'
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler, RouteOptions } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { AnySource, Sources } from './source.ts'
import { type Contexts, type RouteMaker, routeMakers } from './verbs.ts'

export type MountOptions<C, R extends Record<string, Resource>> = Contexts<C> & {
  registry: R
  sources: Sources<C, R>
}

/**
 * The one place where resources become routes. Access, feature and scope are only declared here:
 * the guard that reads every route's `config` holds them.
 */
export function mountResources<C extends { now: Date }, R extends Record<string, Resource>>(
  app: FastifyInstance,
  { registry, sources, ...contexts }: MountOptions<C, R>,
): void {
  for (const [name, resource] of Object.entries(registry)) {
    const source = sources[name as keyof R] as AnySource<C>
    for (const verb of resource.can)
      for (const make of routeMakers[verb] as readonly RouteMaker<C>[]) {
        const made = make({ resource, source, ...contexts })
        if (made) app.route(toRoute(resource, name, verb, made))
      }
  }
}

type Made = NonNullable<ReturnType<RouteMaker<never>>>

function toRoute(resource: Resource, name: string, verb: Verb, made: Made): RouteOptions {
  const { method, suffix, summary, schema, isShared, handler } = made
  return {
    method,
    url: `${resourceUrl(resource)}${suffix}`,
    config: {
      access: resource.access,
      scope: resource.scope,
      portee: resource.portee,
      ...(resource.feature !== undefined && { feature: resource.feature }),
      ...(isShared && { isShared }),
      ...(resource.isPassive && verb === 'list' && { isPassive: true }),
    },
    schema: {
      ...schema,
      tags: [resource.slice],
      summary: `${resource.libelle} : ${summary}`,
      operationId: method === 'POST' && verb === 'print' ? `${name}.printData` : `${name}.${verb}`,
    },
    validatorCompiler: validatorCompiler as FastifySchemaCompiler<FastifySchema>,
    // Zod compiles its schemas: stripping an answer costs 1 to 2 µs where writing it costs 4.
    serializerCompiler: serializerCompiler as FastifySerializerCompiler<FastifySchema>,
    // A shared answer brings its compressed forms with it.
    ...(isShared && { compress: false }),
    handler,
  }
}

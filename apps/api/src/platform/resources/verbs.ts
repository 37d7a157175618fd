import {
  type Cible,
  cibleSchema,
  conflitSchema,
  publicationSchema,
  type Resource,
  restaurationSchema,
  type Verb,
} from '@espace-adherent/contract'
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import type { Letterhead } from '../documents/index.ts'
import type { Circle, Told } from './circles.ts'
import {
  allRows,
  type ExportFormat,
  exportFormats,
  mimeTypes,
  sendFile,
  sendTable,
} from './files.ts'
import { answerSchema, sendSerialized, toAnswer } from './list.ts'
import { Serialized } from './serialized.ts'
import type { AnySource } from './source.ts'

/** A resource, its source, and what the application says of a request to one of its verbs. */
export type Mounted = {
  resource: Resource
  source: AnySource
  /** What the source may know of a request; the guard has let it pass. */
  context(request: FastifyRequest): AnyContext | Promise<AnyContext>
  /** The same without the caller, for sources that all share. */
  sharedContext(request: FastifyRequest): AnyContext
  /** In whose name a document is printed. */
  letterhead(context: AnyContext): Letterhead
}

type AnyContext = Told[Circle]

type Route = {
  method: 'GET' | 'POST'
  suffix: string
  summary: string
  schema: FastifySchema
  /** The answer depends on the client and the query alone. */
  isShared?: true
  handler(request: FastifyRequest, reply: FastifyReply): Promise<unknown> | undefined
}

/** Makes the route of a verb; none when the source has nothing for it. */
export type RouteMaker = (mounted: Mounted) => Route | null

const acteRecuSchema = z.looseObject({ isModeGestionManuel: z.boolean() })

const list: RouteMaker = ({ resource, source, context, sharedContext }) => {
  const listRows = method(source, 'list')
  const route = {
    method: 'GET',
    suffix: '',
    summary: 'consulter',
    schema: {
      // A resource without parameters has nothing to parse.
      ...(Object.keys(resource.query.shape).length > 0 && { querystring: resource.query }),
      response: { 200: answerSchema(resource) },
    },
  } as const
  if (source.isShared)
    return {
      ...route,
      isShared: true,
      handler: (request, reply) => {
        // Always a ready answer. A promise would cost as much as all the rest.
        const ready = listRows(sharedContext(request), request.query as object) as Serialized
        sendSerialized(request, reply, ready)
        return undefined
      },
    }
  return {
    ...route,
    handler: async (request, reply) => {
      const listing = await listRows(await context(request), request.query as object)
      if (listing instanceof Serialized) return sendSerialized(request, reply, listing)
      return toAnswer(resource.envelope, listing)
    },
  }
}

const exportTable: RouteMaker = ({ resource, source, context }) => ({
  method: 'GET',
  suffix: '/export',
  summary: 'exporter en CSV ou en XLSX',
  schema: {
    querystring: resource.query.extend({ format: z.enum(exportFormats).default('csv') }),
    response: { 200: fileResponse(mimeTypes.csv, mimeTypes.xlsx) },
  },
  handler: async (request, reply) => {
    const { format, ...query } = request.query as { format: ExportFormat }
    const asked = await context(request)
    return sendTable(reply, resource, allRows(source, asked, query), { format }, asked.now)
  },
})

/** The same document by GET and POST: posted, the parameters stand in no address and no log. */
const print =
  (method: 'GET' | 'POST'): RouteMaker =>
  ({ resource, source, context, letterhead }) => ({
    method,
    suffix: '/print',
    summary: method === 'GET' ? 'imprimer (PDF)' : 'imprimer (PDF), la demande dans le corps',
    schema: {
      ...(method === 'GET'
        ? { querystring: resource.query }
        : { body: z.preprocess((sent) => sent ?? {}, resource.query) }),
      response: { 200: fileResponse(mimeTypes.pdf) },
    },
    handler: async (request, reply) => {
      const query = (method === 'GET' ? request.query : request.body) as object
      const asked = await context(request)
      if (source.print) return sendFile(reply, 'attachment', await source.print(asked, query))
      const entete = (await source.entete?.(asked, query)) ?? []
      const as = { format: 'pdf', letterhead: letterhead(asked), entete } as const
      return sendTable(reply, resource, allRows(source, asked, query), as, asked.now)
    },
  })

const visionneuse: RouteMaker = ({ source, context }) => {
  const show = method(source, 'visionneuse')
  return {
    method: 'GET',
    suffix: '/visionneuse',
    summary: 'afficher une image',
    schema: {
      querystring: z.object({ id: z.string().min(1).max(200) }),
      response: { 200: fileResponse('image/*') },
    },
    handler: async (request, reply) => {
      const { id } = request.query as { id: string }
      const file = await show(await context(request), id)
      return sendFile(reply, 'inline', file)
    },
  }
}

const act =
  (verb: 'form' | 'vel'): RouteMaker =>
  ({ resource, source, context }) => {
    const receive = method(source, verb)
    return {
      method: 'POST',
      suffix: `/${verb}`,
      summary: 'envoyer une demande',
      schema: { body: z.object({ data: resource.data }), response: { 200: acteRecuSchema } },
      handler: async (request) => {
        const { data } = request.body as { data: unknown }
        return receive(await context(request), data)
      },
    }
  }

/** Writes to one row, and answers what it has become. */
const write =
  (
    verb: 'create' | 'update' | 'publish' | 'restore',
    { suffix, summary, body }: WriteRoute,
  ): RouteMaker =>
  ({ resource, source, context }) => {
    const save = method(source, verb)
    const sent = body ?? (verb === 'create' ? resource.creation : undefined) ?? resource.data
    return {
      method: 'POST',
      suffix,
      summary,
      schema: {
        body: sent,
        response: { 200: resource.row, 409: conflitSchema(resource.row, sent) },
      },
      handler: async (request) => save(await context(request), request.body as never),
    }
  }

type WriteRoute = { suffix: string; summary: string; body?: z.ZodType }

const remove: RouteMaker = ({ resource, source, context }) => {
  const removeRow = method(source, 'delete')
  return {
    method: 'POST',
    suffix: '/delete',
    summary: 'supprimer',
    schema: {
      body: cibleSchema,
      response: {
        204: z.null().describe('Supprimé'),
        409: conflitSchema(resource.row, cibleSchema),
      },
    },
    handler: async (request, reply) => {
      await removeRow(await context(request), request.body as Cible)
      return reply.code(204).send(null)
    },
  }
}

export const routeMakers: Record<Verb, readonly RouteMaker[]> = {
  list: [list],
  export: [exportTable],
  print: [print('GET'), print('POST')],
  visionneuse: [visionneuse],
  form: [act('form')],
  vel: [act('vel')],
  update: [write('update', { suffix: '', summary: 'modifier' })],
  create: [write('create', { suffix: '/create', summary: 'créer' })],
  delete: [remove],
  publish: [write('publish', { suffix: '/publish', summary: 'publier', body: publicationSchema })],
  restore: [
    write('restore', {
      suffix: '/restore',
      summary: 'revenir à une version antérieure',
      body: restaurationSchema,
    }),
  ],
}

/** How a file answers in the API's documentation; files themselves pass no serializer. */
const fileResponse = (...types: string[]) => ({
  description: 'Fichier',
  content: Object.fromEntries(types.map((type) => [type, { schema: z.string() }])),
})

type Method = Exclude<keyof AnySource, 'isShared'>

/** The compiler asks for it already; a source that was cast fails at boot, not in use. */
function method<Name extends Method>(source: AnySource, name: Name) {
  const found = source[name]
  if (!found) throw new Error(`A source lacks ${name}(), which its resource declares`)
  return found.bind(source) as NonNullable<AnySource[Name]>
}

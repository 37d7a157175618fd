import {
  type Cible,
  cibles,
  conflitSchema,
  corpsAccord,
  corpsGeste,
  droitGeste,
  evenementsGestionSchema,
  type Geste,
  type Gestion,
  type Lot,
  lotSchema,
  type Question,
  resourceUrl,
  usagesSchema,
  type VerbeGestion,
  versionsGestionSchema,
} from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { findEvenements } from '../historique/index.ts'
import type { Programme } from './brouillon.ts'
import { toEvenement } from './evenements.ts'
import type { Exports } from './exports.ts'
import type { Kept } from './kept.ts'
import { textes } from './textes.ts'

export type GestionsDeps = {
  /** What their gestures need, `slices.ts` has proven that the application gives. */
  gestions: readonly Kept<never>[]
  contexts: { backoffice(request: FastifyRequest): Promise<StaffContext> }
  /** Prepares what is too long to be sent at once. */
  exports: Pick<Exports, 'ask'>
  jobs: Programme
}

const uneLigne = z.object({ id: z.string().min(1).max(200) })

/** What a table that staff look after has besides the verbs of a resource. */
export function registerGestions(app: FastifyInstance, outils: GestionsDeps): void {
  const { gestions, exports, jobs } = outils
  const { backoffice: context } = outils.contexts
  for (const tenue of gestions) {
    const { gestion } = tenue
    const routes = routesOf(app, gestion)
    // What is told of a row that has a *dossier* is its slice's: its history may take another right.
    if (!gestion.dossier)
      routes.read(
        '/historique',
        textes.resumeHistorique,
        evenementsGestionSchema,
        async (request) => {
          const asked = await context(request)
          const { id } = request.query as { id: string }
          const lignes = await findEvenements(asked.db, asked.client.code, gestion.objet, id)
          // A row that is gone still has its past; one that never was has neither.
          if (lignes.length === 0) await requireLigne(tenue, asked, id)
          return {
            evenements: lignes.map((ligne) => toEvenement(gestion, ligne, asked.client.droits)),
          }
        },
      )
    routes.differe(async (request) => ({
      id: await exports.ask(await context(request), gestion.key, request.body as never),
    }))
    const { usages, update, publish } = tenue
    const { versions, tenue: { apercu, essai } = {} } = tenue
    if (gestion.versions && versions)
      routes.read('/versions', textes.resumeVersions, versionsGestionSchema, async (request) => {
        const { id } = request.query as { id: string }
        const asked = await context(request)
        const dites = await versions(asked, id)
        if (dites.length === 0) await requireLigne(tenue, asked, id)
        return { versions: dites }
      })
    for (const [verbe, suffix, summary, question, reponse] of [
      ['list', '/apercu', textes.resumeApercu, gestion.apercu, apercu],
      ['update', '/essai', textes.resumeEssai, gestion.essai, essai],
    ] as const)
      if (question)
        routes.ask(verbe, { suffix, summary, question }, async (request) => {
          if (!reponse) throw new Error(`${gestion.key}: nothing answers ${suffix}`)
          return reponse(await context(request), request.body as never)
        })
    if (usages)
      routes.read('/usages', textes.resumeUsages, usagesSchema, async (request) => {
        const { id } = request.query as { id: string }
        const asked = await context(request)
        await requireLigne(tenue, asked, id)
        return { usages: await usages(asked, id) }
      })
    if (update)
      routes.lot('update', {
        suffix: '/lot',
        summary: textes.resumeLot,
        body: z.strictObject({ cibles, valeurs: gestion.modification.shape.valeurs as z.ZodType }),
        work: async (request) => {
          const asked = await context(request)
          const { valeurs } = request.body as { valeurs: Record<string, unknown> }
          return (cible) => update(asked, { ...cible, valeurs })
        },
      })
    for (const [nom, geste] of Object.entries(gestion.gestes ?? {}))
      routes.geste(nom, geste, async (request, corps, isDecision) =>
        tenue.geste?.(await context(request), outils as never, nom, corps, isDecision),
      )
    const dossier = tenue.tenue?.dossier
    if (gestion.dossier && dossier)
      routes.read('/dossier', textes.resumeDossier, gestion.dossier, async (request) => {
        const { id } = request.query as { id: string }
        return dossier(await context(request), outils as never, id)
      })
    if (tenue.delete)
      routes.lot('delete', {
        suffix: '/delete/lot',
        summary: textes.resumeSuppressions,
        body: z.strictObject({ cibles }),
        work: async (request) => {
          const asked = await context(request)
          return (cible) => tenue.delete?.(asked, cible)
        },
      })
    if (publish)
      routes.lot('publish', {
        suffix: '/publish/lot',
        summary: textes.resumePublications,
        body: z.strictObject({ cibles, le: z.iso.datetime().nullable() }),
        work: async (request) => {
          const asked = await context(request)
          const { le } = request.body as { le: string | null }
          return (cible) => publish(asked, { ...cible, le }, jobs)
        },
      })
  }
}

/** What is another client's is told like what does not exist. */
async function requireLigne(
  tenue: Pick<Kept, 'list'>,
  asked: StaffContext,
  id: string,
): Promise<void> {
  const { total } = await tenue.list(asked, { id, taille: 1 })
  if (total === 0) throw new AppError('NotFound')
}

type LotRoute = {
  suffix: string
  summary: string
  body: z.ZodType
  /** What is done with each row. */
  work(request: FastifyRequest): Promise<(cible: Cible) => Promise<unknown> | undefined>
}

function routesOf(app: FastifyInstance, gestion: Gestion) {
  const { resource, droits, slice, libelle } = gestion
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const described = (summary: string) => ({ tags: [slice], summary: `${libelle} : ${summary}` })
  return {
    read(
      suffix: string,
      summary: string,
      answer: z.ZodType,
      handler: (request: FastifyRequest) => Promise<unknown>,
    ) {
      if (!droits.list) return
      const schema = { ...described(summary), querystring: uneLigne, response: { 200: answer } }
      const url = `${resourceUrl(resource, 'list')}${suffix}`
      routes.get(url, { config: { access: droits.list }, schema }, async (request) => {
        return handler(request as FastifyRequest)
      })
    },
    differe(handler: (request: FastifyRequest) => Promise<{ id: string }>) {
      const access = droits.export
      if (!access) return
      const body = resource.query.extend({ format: z.enum(['csv', 'xlsx']).default('csv') })
      const response = { 202: z.object({ id: z.string() }) }
      const schema = { ...described(textes.resumeExport), body, response }
      const url = `${resourceUrl(resource, 'export')}/export/differe`
      routes.post(url, { config: { access }, schema }, async (request, reply) => {
        return reply.code(202).send(await handler(request as FastifyRequest))
      })
    },
    ask(
      verbe: Exclude<VerbeGestion, 'geste'>,
      { suffix, summary, question }: Pick<LotRoute, 'suffix' | 'summary'> & { question: Question },
      handler: (request: FastifyRequest) => Promise<unknown>,
    ) {
      const access = droits[verbe]
      if (!access) return
      const { parametres: body, reponse } = question
      const schema = { ...described(summary), body, response: { 200: reponse } }
      const url = `${resourceUrl(resource, verbe)}${suffix}`
      routes.post(url, { config: { access }, schema }, async (request) => {
        return handler(request as FastifyRequest)
      })
    },
    geste(
      nom: string,
      geste: Geste,
      work: (request: FastifyRequest, corps: unknown, isDecision?: boolean) => Promise<unknown>,
    ) {
      const backoffice = droitGeste(gestion, nom)
      if (!backoffice) return
      const access = { backoffice }
      const url = `${resourceUrl(resource, 'list')}/gestes/${nom}`
      const body = corpsGeste(geste)
      const { row } = resource
      routes.post(
        url,
        {
          config: { access },
          schema: {
            ...described(geste.libelle),
            body,
            response: { 200: row, 409: conflitSchema(row, body) },
          },
        },
        async (request) => work(request as FastifyRequest, request.body),
      )
      if (geste.accord)
        routes.post(
          `${url}/accord`,
          {
            config: { access },
            schema: {
              ...described(textes.resumeAccord(geste.libelle)),
              body: corpsAccord,
              response: { 200: row, 409: conflitSchema(row, corpsAccord) },
            },
          },
          async (request) => work(request as FastifyRequest, request.body, true),
        )
      if (!geste.isLot) return
      const { saisie } = body.shape
      routes.post(
        `${url}/lot`,
        {
          config: { access },
          schema: {
            ...described(textes.resumeGesteLot(geste.libelle)),
            body: z.strictObject({ cibles, saisie: saisie as z.ZodType }),
            response: { 200: lotSchema },
          },
        },
        async (request) => {
          const { cibles, saisie } = request.body
          return oneByOne(cibles, (cible) => work(request as FastifyRequest, { ...cible, saisie }))
        },
      )
    },
    lot(verbe: Exclude<VerbeGestion, 'geste'>, { suffix, summary, body, work }: LotRoute) {
      const access = droits[verbe]
      if (!access) return
      const url = `${resourceUrl(resource, verbe)}${suffix}`
      const schema = { ...described(summary), body, response: { 200: lotSchema } }
      routes.post(url, { config: { access }, schema }, async (request) => {
        const one = await work(request as FastifyRequest)
        return oneByOne((request.body as { cibles: Cible[] }).cibles, one)
      })
    },
  }
}

/** Each row for itself: one that somebody else has just changed does not undo the others. */
async function oneByOne(
  asked: readonly Cible[],
  work: (cible: Cible) => Promise<unknown> | undefined,
): Promise<Lot> {
  const refus: Lot['refus'] = []
  for (const cible of asked)
    try {
      await work(cible)
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      refus.push({ id: cible.id, code: error.code, message: error.message })
    }
  return { faites: asked.length - refus.length, refus }
}

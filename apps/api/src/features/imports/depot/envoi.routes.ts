import { Readable } from 'node:stream'
import {
  ENVOIS_PATH,
  envoiRecuSchema,
  envoiSchema,
  MORCEAUX_PATH,
  morceauQuery,
  morceauRecuSchema,
  REJETS_PATH,
  rejetsQuery,
} from '@espace-adherent/contract/imports'
import { MORCEAU_OCTETS } from '@espace-adherent/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { write } from '../../../noyau/index.ts'
import {
  AppError,
  type Pace,
  registerSingleFile,
  type SingleFileOptions,
  withSingleFile,
} from '../../../platform/http/index.ts'
import { contentDisposition } from '../../../platform/resources/index.ts'
import type { FileStore } from '../../../platform/storage/index.ts'
import type { StaffContext } from '../../context.ts'
import { note, quiDe } from '../../nouvelles/index.ts'
import { nomRejets } from '../lecture/rejets.ts'
import { findFichier, findLotParId, REJETS } from './depot.repository.ts'
import { createEnvoi } from './envoi.ts'
import { readFichier } from './lieu-depot.ts'
import { textes } from './textes.ts'

export type EnvoiRoutesDeps = {
  contexts: { backoffice(request: FastifyRequest): Promise<StaffContext> }
  store: FileStore
  octetsMax: number
  pace: Pace
}

const tags = ['imports']
const envoyer = { backoffice: { domaine: 'imports', action: 'create' } } as const
const lireRejets = { backoffice: { domaine: 'imports-rejets', action: 'read' } } as const

/** What comes by parts, and leaves as a file: no verb of a table does that. */
export function registerEnvois(app: FastifyInstance, deps: EnvoiRoutesDeps): void {
  const { contexts, store, pace } = deps
  const envoi = createEnvoi(deps)
  const contextOf = (request: unknown) => contexts.backoffice(request as FastifyRequest)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.post(
    ENVOIS_PATH,
    {
      config: { access: envoyer },
      schema: {
        ...{ tags, summary: textes.envoyer, body: envoiSchema },
        response: { 200: envoiRecuSchema },
      },
    },
    async (request) => envoi.ouvrir(await contextOf(request), request.body),
  )
  routes.get(
    REJETS_PATH,
    {
      config: { access: lireRejets },
      compress: false,
      schema: { tags, summary: textes.rejets, querystring: rejetsQuery },
    },
    async (request, reply) => {
      const context = await contextOf(request)
      const { id, entite } = request.query
      const nom = `${REJETS}${nomRejets(entite)}`
      const lot = await findLotParId(context.db, context.client.code, id)
      const fichier = lot && (await findFichier(context.db, id, nom))
      if (!fichier) throw new AppError('NotFound')
      // Whoever takes people's data away has left a line before the first byte.
      await write(context.db, quiDe(context), (e) =>
        note(e, {
          ...{ a: 'auteur', action: 'import-rejets', objet: 'import', cible: id },
          detail: { entite },
        }),
      )
      return reply
        .header('content-type', 'application/jsonl; charset=utf-8')
        .header('content-length', fichier.taille)
        .header('content-disposition', contentDisposition('attachment', nomRejets(entite)))
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-store')
        .send(Readable.from(readFichier({ db: context.db, store }, id, nom)))
    },
  )

  const form: SingleFileOptions = {
    maxBytes: MORCEAU_OCTETS,
    pace,
    refusals: {
      tooLarge: () => new AppError('FileTooLarge', textes.tropGrand),
      missing: () => new AppError('FileMissing', textes.incomplet),
      several: () => new AppError('BadRequest', textes.unSeulFichier),
      broken: () => new AppError('BadRequest', textes.incomplet),
    },
  }
  app.register(async (scope) => {
    await registerSingleFile(scope, form)
    scope.withTypeProvider<ZodTypeProvider>().post(
      MORCEAUX_PATH,
      {
        config: { access: envoyer },
        schema: {
          ...{ tags, summary: textes.morceau, consumes: ['multipart/form-data'] },
          querystring: morceauQuery,
          body: z.object({ file: z.file().describe(textes.fichier) }),
          response: { 200: morceauRecuSchema },
        },
        // The body is read as it comes, below; what stands in the address is checked as ever.
        validatorCompiler: (route) =>
          route.httpPart === 'body'
            ? () => true
            : scope.validatorCompiler
              ? scope.validatorCompiler(route)
              : () => true,
      },
      async (request, reply) => {
        const context = await contextOf(request)
        const query = morceauQuery.parse(request.query)
        return withSingleFile(request, reply, form, (file) =>
          envoi.recevoir(context, query, file.content),
        )
      },
    )
  })
}

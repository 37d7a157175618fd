import {
  cleRemiseSchema,
  REMISE_CLE_PATH,
  remiseCleSchema,
} from '@espace-adherent/contract/systeme'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { holdCleApi, saveCleApi, write } from '../../noyau/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Accords } from '../accords/index.ts'
import type { StaffContext } from '../context.ts'
import { quiDe, tell } from '../nouvelles/index.ts'
import { drawCle } from './cles.ts'
import { diteCle } from './gestion.ts'
import { textes } from './textes.ts'

export type RemiseDeps = {
  contexts: { backoffice(request: FastifyRequest): Promise<StaffContext> }
  accords: Pick<Accords, 'present' | 'requirePreuve'>
}

/** The one answer that says what a system will call with: nothing of it is kept but its hash. */
export function registerRemise(app: FastifyInstance, { contexts, accords }: RemiseDeps): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    REMISE_CLE_PATH,
    {
      config: {
        access: { backoffice: { domaine: 'systeme', action: 'update' } },
        isReponseUnique: true,
      },
      schema: {
        ...{ tags: ['systeme'], summary: textes.remettre },
        body: remiseCleSchema,
        response: { 200: cleRemiseSchema },
      },
    },
    async (request, reply) => {
      const context = await accords.present(await contexts.backoffice(request as FastifyRequest))
      const { id, revision } = request.body
      const { cle, empreinte } = drawCle(id)
      await write(context.db, quiDe(context), async (e) => {
        const row = await holdCleApi(e, context.client.code, id)
        if (!row) throw new AppError('NotFound')
        if (row.revision !== revision || row.etat !== 'accordee')
          throw new AppError('Conflict', textes.pasAccordee)
        await accords.requirePreuve(e, context)
        const change = await saveCleApi(e, id, {
          ...{ etat: 'active', empreinte, modifieLe: context.now },
        })
        return tell(e, change, diteCle('cle-systeme-remise', row))
      })
      return reply.header('cache-control', 'no-store').send({ cle })
    },
  )
}

import { pageComptesV1, questionComptesV1, SYSTEME_V1 } from '@espace-adherent/contract/systeme'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { lireCurseur, suiteDe } from '../../../platform/resources/index.ts'
import { textes } from '../textes.ts'
import { listComptes } from './comptes.repository.ts'
import { appelSysteme, ouvertA, type V1Deps } from './demandes.routes.ts'

const place = z.tuple([z.uuid()])

/** Who has a space: what the system writes to whom by post depends on it. */
export function registerComptesV1(app: FastifyInstance, deps: Pick<V1Deps, 'db' | 'clock'>): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    `${SYSTEME_V1}/comptes`,
    {
      config: ouvertA('comptes.lire'),
      schema: {
        ...{ tags: ['systeme'], summary: textes.v1.comptes },
        querystring: questionComptesV1,
        response: { 200: pageComptesV1 },
      },
    },
    async (request) => {
      const { db, client } = await appelSysteme(request as FastifyRequest, deps)
      const { depuis, apres, taille } = request.query
      const rows = await listComptes(db, {
        clientCode: client.code,
        depuis: depuis === undefined ? null : new Date(depuis),
        apres: lireCurseur(apres, place)?.[0] ?? null,
        taille: taille + 1,
      })
      return {
        comptes: rows.slice(0, taille).map(({ personneId, creeLe, source, isActif }) => ({
          personne: { id: personneId, source },
          isActif,
          creeLe: creeLe.toISOString(),
        })),
        suite: rows.length > taille ? suiteDe(rows, taille, ({ compteId }) => [compteId]) : null,
      }
    },
  )
}

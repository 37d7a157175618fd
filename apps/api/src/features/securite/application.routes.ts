import {
  applicationInstalleeSchema,
  applicationPaths,
  applicationProposeeSchema,
  applicationRetireeSchema,
  securityContactSchema,
} from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Executor } from '../../platform/db/index.ts'
import { traceQr } from '../../platform/documents/index.ts'
import { AppError, networkOf } from '../../platform/http/index.ts'
import type { Adresses } from './adresses.ts'
import type { Essai } from './application.ts'
import type { Securite } from './securite.ts'
import { textes } from './textes.ts'
import { toError } from './verdict.ts'

export type ApplicationRoutesDeps = {
  db: Executor
  securite: Securite
  clock: () => Date
  adresses: Adresses
  clesAcces: { hasAny(db: Executor, compteId: string): Promise<boolean> }
}

/** Everybody who works in the back office, for themselves: members have passkeys and text messages. */
const config = { access: { backoffice: { domaine: 'tableau-de-bord', action: 'read' } } } as const

export function registerApplication(
  app: FastifyInstance,
  { db, securite, clock, adresses, clesAcces }: ApplicationRoutesDeps,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = [textes.api.etiquette]
  const response = { 200: securityContactSchema }

  const cibleOf = async (request: FastifyRequest) => {
    const { client } = request
    // How people sign in is the business of the insurer's own provider, where there is one.
    if (client.fournisseurExterne) throw new AppError('NotFound')
    const { compteId } = await request.connecte()
    return { client, compteId, qui: securite.budgets.ofCompte(compteId), now: clock() }
  }
  const contact = async (compteId: string) => {
    const found = await securite.findContact(db, compteId)
    if (!found) throw new AppError('Unauthorized')
    return found
  }
  const tenter = async ({ ip }: FastifyRequest, essai: () => Promise<Essai>) => {
    let champ: Essai['champ'] = 'securityCode'
    const verdict = await adresses.tryCode(networkOf(ip), async () => {
      const lu = await essai()
      champ = lu.champ
      return lu.verdict
    })
    if (verdict && verdict.etat !== 'accepte') throw toError(verdict, champ)
  }

  routes.post(
    applicationPaths.proposition,
    {
      config,
      schema: {
        tags,
        summary: textes.api.applicationProposee,
        response: { 200: applicationProposeeSchema },
      },
    },
    async (request) => {
      const propose = await securite.application.propose(db, await cibleOf(request))
      if (!propose) throw new AppError('Unauthorized')
      const { secret, uri, jeton } = propose
      return { secret, qr: await traceQr(uri), jeton }
    },
  )

  routes.post(
    applicationPaths.application,
    {
      config,
      schema: {
        tags,
        summary: textes.api.applicationInstallee,
        body: applicationInstalleeSchema,
        response,
      },
    },
    async (request) => {
      const { body } = request
      const cible = await cibleOf(request)
      const { session } = await request.connecte()
      await tenter(request, () =>
        securite.application.installe(db, {
          ...cible,
          jeton: body.jeton,
          securityCode: body.securityCode,
          codeActuel: body.codeActuel ?? null,
          prouver: (tx) =>
            securite.requireIdentite(tx, { compteId: cible.compteId, session }, cible.now),
        }),
      )
      return contact(cible.compteId)
    },
  )

  routes.post(
    applicationPaths.retrait,
    {
      config,
      schema: {
        tags,
        summary: textes.api.applicationRetiree,
        body: applicationRetireeSchema,
        response,
      },
    },
    async (request) => {
      const cible = await cibleOf(request)
      const { client, compteId } = cible
      const hasAutre =
        (await securite.canalConnexion(db, client, compteId)) === 'SMS' ||
        (await clesAcces.hasAny(db, compteId))
      const { securityCode } = request.body
      await tenter(request, async () => ({
        verdict: await securite.application.retire(db, { ...cible, securityCode, hasAutre }),
        champ: 'securityCode',
      }))
      return contact(compteId)
    },
  )
}

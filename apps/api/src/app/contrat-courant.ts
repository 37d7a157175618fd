import { isDansPortee } from '@espace-adherent/domain'
import type { FastifyRequest } from 'fastify'
import { recordRefus } from '../features/historique/index.ts'
import type { Visiteur } from '../features/visiteur.ts'
import { AppError } from '../platform/http/index.ts'
import { claimedContrat, contextOf, type RequestContextDeps } from './request-context.ts'
import { textes } from './textes.ts'

/**
 * What a route about the current contract asks of its caller: the contract is theirs, as its
 * adherent, as a beneficiary or either. The header is a claim: for this caller somebody else's
 * contract does not exist.
 */
export const isTheirContrat =
  (deps: Pick<RequestContextDeps, 'db' | 'clock'>) =>
  async (request: FastifyRequest, { qualites }: Visiteur): Promise<boolean> => {
    const { scope, portee = 'Both' } = request.routeOptions.config
    if (scope !== 'contrat') return true
    const numeroContrat = claimedContrat(request)
    if (numeroContrat === null) throw new AppError('BadRequest', textes.sansContrat)
    const qualite = Object.hasOwn(qualites, numeroContrat) ? qualites[numeroContrat] : undefined
    if (qualite) return isDansPortee(portee, qualite)
    await recordRefus(await contextOf(request, deps), 'contrat', numeroContrat)
    throw new AppError('NotFound')
  }

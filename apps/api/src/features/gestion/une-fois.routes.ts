import { setTimeout as wait } from 'node:timers/promises'
import { isBackOfficeAccess, isMachineAccess } from '@espace-adherent/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sealer } from '../../platform/crypto/index.ts'
import { beginningWith, type Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { textes } from './textes.ts'
import {
  type Cle,
  deleteEcriture,
  findEcriture,
  insertEcriture,
  saveReponse,
} from './une-fois.repository.ts'

/** A write that its browser named. */
type Ecriture = {
  cle: Cle
  /** What its sources write by: the first transaction keeps the key. */
  db: Executor
  isFaite: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer is given once, and kept nowhere. */
    isReponseUnique?: true
  }
  interface FastifyRequest {
    ecriture: Ecriture | null
  }
}

export type UneFoisDeps = {
  db: Executor
  sealer: Sealer
  clock: () => Date
  cleDe(request: FastifyRequest): string | null
}

/** Another request was faster, under the same key. */
class DejaFaite extends Error {}

/** The answer of another request leaves just after its change: so often it is looked for, and at that distance. */
const ESSAIS = 40
const ENTRE_ESSAIS_MS = 50

/**
 * Whatever staff, or the management system, write under a key is done once. The first transaction of the request keeps the key: neither is there
 * without the other, and whoever comes at the same moment waits for it. The answer is kept as it leaves, and given
 * again to whoever sends the same again. What was refused may be asked anew.
 */
export function registerUneFois(app: FastifyInstance, deps: UneFoisDeps): void {
  const { db, sealer, cleDe } = deps
  app.decorateRequest('ecriture', null)
  app.addHook('onRoute', (route) => {
    const { access, isReponseUnique } = route.config ?? {}
    if (!access || isReponseUnique || !isEcrite(route.method)) return
    const isMachine = isMachineAccess(access)
    if (!isMachine && !isBackOfficeAccess(access)) return
    const { handler } = route
    route.handler = async function once(request, reply) {
      const cle = cleDe(request)
      if (cle === null) return handler.call(this, request, reply)
      const key: Cle = isMachine
        ? { par: 'systeme', auteurId: (await request.machine()).id, cle }
        : { par: 'personnel', auteurId: (await request.connecte()).compteId, cle }
      const empreinte = sealer.fingerprint(`${request.url} ${JSON.stringify(request.body)}`)
      if (await repeat(deps, reply, key, empreinte)) return reply
      request.ecriture = ecritureDe(deps, key, empreinte)
      try {
        return await handler.call(this, request, reply)
      } catch (error) {
        if (!(error instanceof DejaFaite)) throw error
        request.ecriture = null
        await repeat(deps, reply, key, empreinte)
        return reply
      }
    }
  })
  app.addHook('onSend', async ({ ecriture, log }, { statusCode }, payload) => {
    if (!ecriture?.isFaite) return payload
    const { cle } = ecriture
    try {
      // A fault after the first transaction undoes nothing of it: the key stays, and whoever asks again is told so.
      if (statusCode >= 500) return payload
      if (statusCode >= 400) await deleteEcriture(db, cle)
      else if (typeof payload === 'string' || !payload) {
        const reponse = sealer.seal(payload ? String(payload) : '', placeDe(cle))
        await saveReponse(db, cle, { statut: statusCode, reponse })
      }
    } catch (error) {
      // What was asked is done, and that is what is answered.
      log.warn({ type: (error as Error).name }, 'the answer of a write is not kept')
    }
    return payload
  })
}

const placeDe = ({ par, auteurId, cle }: Cle) => [`ecriture_${par}.reponse`, auteurId, cle] as const

const isEcrite = (method: string | string[]) =>
  [method].flat().some((one) => one === 'POST' || one === 'PUT')

function ecritureDe({ db, clock }: UneFoisDeps, cle: Cle, empreinte: string): Ecriture {
  const keep = async (tx: Executor) => {
    const isNew = await insertEcriture(tx, { ...cle, empreinte, faiteLe: clock() })
    if (!isNew) throw new DejaFaite()
  }
  const named = beginningWith(db, keep, () => {
    ecriture.isFaite = true
  })
  const ecriture: Ecriture = { cle, db: named, isFaite: false }
  return ecriture
}

/** Answers what was answered under that key; false: nothing was done under it. */
async function repeat(
  { db, sealer }: UneFoisDeps,
  reply: FastifyReply,
  cle: Cle,
  empreinte: string,
): Promise<boolean> {
  for (let essai = 0; essai < ESSAIS; essai++) {
    const known = await findEcriture(db, cle)
    if (!known) return false
    if (known.empreinte !== empreinte)
      throw new AppError(cle.par === 'systeme' ? 'IdempotencyKey' : 'BadRequest', textes.cleAutre)
    const { statut, reponse } = known
    if (statut !== null && reponse !== null) {
      const body = sealer.unseal(reponse, placeDe(cle))
      reply.code(statut)
      if (body === '') reply.send()
      else reply.type('application/json; charset=utf-8').send(body)
      return true
    }
    await wait(ENTRE_ESSAIS_MS)
  }
  throw new AppError('Conflict', textes.dejaFaite)
}

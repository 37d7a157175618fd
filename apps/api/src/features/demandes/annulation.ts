import { hash } from 'node:crypto'
import type { ActeGestion } from '@espace-adherent/contract'
import { randomToken } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { consumeLien, insertLien } from './annulation.repository.ts'
import { findDemande } from './demandes.repository.ts'
import { type GestesDeps, moveByMembre } from './gestes.ts'

/** 256 random bits need neither salt nor slow hash. */
const fingerprint = (code: string) => hash('sha256', code, 'base64url')

/**
 * What cancels one request by one click, without signing in. The code travels after the #, which no
 * server logs; it is good once, for this request alone.
 */
export async function issueAnnulation(
  tx: Executor,
  client: Client,
  { demandeId, ecran }: { demandeId: string; ecran: string },
  now: Date,
): Promise<string> {
  const code = randomToken(32)
  await insertLien(tx, { empreinte: fingerprint(code), demandeId, creeLe: now })
  return `${client.adressePublique}/#/${ecran}?${new URLSearchParams({ code })}`
}

/**
 * Cancels the request that the link was sent for, as its member would; too late, nothing is used up.
 * A link is worth nothing where another kind of request is cancelled.
 */
export async function annulerParLien(
  deps: GestesDeps,
  tx: Executor,
  client: Client,
  { code, actes }: { code: string; actes: readonly ActeGestion[] },
  now: Date,
): Promise<void> {
  const empreinte = fingerprint(code)
  const id = await consumeLien(tx, { clientCode: client.code, actes, empreinte })
  const row = id && (await findDemande(tx, client.code, id))
  if (!row || row.compteId === null) throw new AppError('InvalidToken')
  const { compteId, revision } = row
  const qui = { client, compteId, now }
  const moved = await moveByMembre(deps, tx, qui, { geste: 'annuler', id: row.id, revision }).catch(
    (error) => {
      // Decided or done meanwhile: the link leads nowhere any more.
      if (error instanceof AppError && error.code === 'Conflict') throw new AppError('InvalidToken')
      throw error
    },
  )
  if (!moved) throw new AppError('InvalidToken')
}

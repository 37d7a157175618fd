import { hash } from 'node:crypto'
import { randomToken } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { findCompte } from '../actes/index.ts'
import {
  annonce,
  announce,
  findDemande,
  type GestesDeps,
  moveByMembre,
  referenceDe,
} from '../demandes/index.ts'
import type { Client } from '../portail/index.ts'
import { consumeLien, insertLien } from './annulation.repository.ts'
import * as mots from './mots.ts'

/** 256 random bits need neither salt nor slow hash. */
const fingerprint = (code: string) => hash('sha256', code, 'base64url')

/** The code travels after the #, which no server logs; it is good once, for this request alone. */
export async function issueLien(
  tx: Executor,
  client: Client,
  demandeId: string,
  now: Date,
): Promise<string> {
  const code = randomToken(32)
  await insertLien(tx, { empreinte: fingerprint(code), demandeId, creeLe: now })
  return `${client.adressePublique}/#/annuler-rib?${new URLSearchParams({ code })}`
}

/** Cancels the change that the link was sent for, as its member would; too late, nothing is used up. */
export async function annuler(
  deps: GestesDeps,
  tx: Executor,
  client: Client,
  code: string,
  now: Date,
): Promise<void> {
  const id = await consumeLien(tx, client.code, fingerprint(code))
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
  const compte = await findCompte(tx, compteId)
  if (!moved || !compte) throw new AppError('InvalidToken')
  const dite = annonce(mots.annulee, { reference: referenceDe(moved) })
  await announce(deps.messages, tx, client, compte, row.id, dite, now)
}

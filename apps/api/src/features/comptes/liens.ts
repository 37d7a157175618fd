import { hash } from 'node:crypto'
import { randomToken } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { ButLien } from '../../schema/comptes.schema.ts'
import type { Client } from '../portail/index.ts'
import { type CompteTrouve, lockCompte } from './comptes.repository.ts'
import { consumeLien, findLien, type LienKey, replaceLien } from './liens.repository.ts'
import { VALIDITE_HEURES } from './validite.ts'

const HOUR = 60 * 60_000

/** Each purpose has its screen; the code travels after the #, which no server logs. */
const ECRANS: Record<ButLien, string> = {
  activation: 'activate-user',
  confirmationAdresse: 'confirm-email',
  changementIdentifiant: 'confirmer-identifiant',
  annulationChangement: 'annuler-identifiant',
  reinitialisation: 'reset-password',
}

export type LienSuivi = { code: string; userId: string }

/** The database would choke on what is no identifier. */
export const isCompteId = (id: string) =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(id)

/** 256 random bits need neither salt nor slow hash. */
const fingerprint = (code: string) => hash('sha256', code, 'base64url')

/** Null when it could be no link at all. */
const keyOf = ({ code, userId }: LienSuivi, but: ButLien, now: Date): LienKey | null =>
  isCompteId(userId) ? { empreinte: fingerprint(code), compteId: userId, but, now } : null

/**
 * Writes a link and gives the address to put in the mail: always the client's public one. Links are
 * random, hashed at rest, bound to an account and to one purpose, and good once.
 */
export async function issueLien(
  tx: Executor,
  client: Client,
  { compteId, but }: { compteId: string; but: ButLien },
  now: Date,
): Promise<string> {
  const code = randomToken(32)
  const heures = VALIDITE_HEURES[but]
  await replaceLien(tx, {
    empreinte: fingerprint(code),
    compteId,
    but,
    creeLe: now,
    expireLe: heures === null ? null : new Date(now.getTime() + heures * HOUR),
  })
  return `${client.adressePublique}/#/${ECRANS[but]}?${new URLSearchParams({ code, userId: compteId })}`
}

/** Looks at a link, and uses nothing up. */
export async function checkLien(
  db: Executor,
  client: Client,
  lien: LienSuivi,
  but: ButLien,
  now: Date,
) {
  const key = keyOf(lien, but, now)
  const found = key && (await findLien(db, client.code, key))
  if (!found) throw new AppError('InvalidToken')
  return found
}

/**
 * Uses a link up, in the transaction that does what it is for, and gives the account that it is
 * about. The account is locked first: whatever else changes it, or its links, waits there.
 */
export async function followLien(
  tx: Executor,
  client: Client,
  lien: LienSuivi,
  but: ButLien,
  now: Date,
): Promise<CompteTrouve> {
  const key = keyOf(lien, but, now)
  // Another client's link is worth nothing here.
  const compte = key && (await lockCompte(tx, client.code, key.compteId))
  if (!compte || !(await consumeLien(tx, key))) throw new AppError('InvalidToken')
  return compte
}

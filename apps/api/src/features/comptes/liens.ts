import { hash } from 'node:crypto'
import { sealed } from '../../noyau/sealed.ts'
import { type Place, randomToken } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { type CompteTrouve, lockCompte } from './comptes.repository.ts'
import type { ButLien } from './comptes.schema.ts'
import {
  consumeLien,
  findLien,
  insertLien,
  type LienKey,
  type LienLu,
  replaceLien,
} from './liens.repository.ts'

/**
 * A person who asks for a new password is in front of the screen; an activation may wait a night.
 * What cancels a change lives as long as the change itself; what takes it back, a week after it.
 */
export const VALIDITE_HEURES = {
  activation: 24,
  confirmationAdresse: 24,
  changementIdentifiant: 24,
  annulationChangement: null,
  retablissementIdentifiant: 7 * 24,
  reinitialisation: 2,
} as const satisfies Record<ButLien, number | null>

const HOUR = 60 * 60_000

/** Each purpose has its screen; the code travels after the #, which no server logs. */
const ECRANS: Record<ButLien, string> = {
  activation: 'activate-user',
  confirmationAdresse: 'confirm-email',
  changementIdentifiant: 'confirmer-identifiant',
  annulationChangement: 'annuler-identifiant',
  retablissementIdentifiant: 'retablir-identifiant',
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

type LienAEcrire = {
  compteId: string
  but: ButLien
  /** Seals what the link gives back; a newer one of its kind does not take its place. */
  ancien?: (place: Place) => string
}

/**
 * Writes a link and gives the address to put in the mail: always the client's public one. Links are
 * random, hashed at rest, bound to an account and to one purpose, and good once.
 */
export async function issueLien(
  tx: Executor,
  client: Client,
  { compteId, but, ancien }: LienAEcrire,
  now: Date,
): Promise<string> {
  const code = randomToken(32)
  const heures = VALIDITE_HEURES[but]
  const empreinte = fingerprint(code)
  const expireLe = heures === null ? null : new Date(now.getTime() + heures * HOUR)
  const ancienIdentifiant = ancien?.(sealed.lienAncienIdentifiant(empreinte)) ?? null
  const row = { empreinte, compteId, but, creeLe: now, expireLe, ancienIdentifiant }
  await (ancien ? insertLien : replaceLien)(tx, row)
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
  return (await takeLien(tx, client, lien, but, now)).compte
}

/** The same, with the link as it was. */
export async function takeLien(
  tx: Executor,
  client: Client,
  lien: LienSuivi,
  but: ButLien,
  now: Date,
): Promise<{ compte: CompteTrouve; utilise: LienLu }> {
  const key = keyOf(lien, but, now)
  // Another client's link is worth nothing here.
  const compte = key && (await lockCompte(tx, client.code, key.compteId))
  const utilise = compte ? await consumeLien(tx, key) : undefined
  if (!compte || !utilise) throw new AppError('InvalidToken')
  return { compte, utilise }
}

import { hash } from 'node:crypto'
import { randomToken, type Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { ButLien } from '../../schema/comptes.schema.ts'
import { sealed } from '../../schema/sealed.ts'
import type { Client } from '../portail/index.ts'
import { consumeLien, findLien, type LienKey, replaceLien } from './liens.repository.ts'
import { VALIDITE_HEURES } from './validite.ts'

const HOUR = 60 * 60_000

/** Screens that a link may lead to; the code travels after the #, which no server logs. */
type Ecran = 'confirm-email' | 'activate-user' | 'reset-password'

export type LienSuivi = { code: string; userId: string }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** 256 random bits need neither salt nor slow hash. */
const fingerprint = (code: string) => hash('sha256', code, 'base64url')

export type Liens = ReturnType<typeof createLiens>

/** Links sent by mail: random, hashed at rest, bound to an account and a purpose, good once. */
export function createLiens(sealer: Sealer) {
  /** Null when it could be no link at all: the database would choke on what is no identifier. */
  const keyOf = ({ code, userId }: LienSuivi, but: ButLien, now: Date): LienKey | null =>
    uuid.test(userId) ? { empreinte: fingerprint(code), compteId: userId, but, now } : null

  return {
    /** Gives the address to put in the mail: always the client's public one. */
    async issue(
      tx: Executor,
      client: Client,
      lien: { compteId: string; but: ButLien; ecran: Ecran; nouvelIdentifiant?: string },
      now: Date,
    ): Promise<string> {
      const code = randomToken(32)
      const empreinte = fingerprint(code)
      await replaceLien(tx, {
        empreinte,
        compteId: lien.compteId,
        but: lien.but,
        nouvelIdentifiant: lien.nouvelIdentifiant
          ? sealer.seal(lien.nouvelIdentifiant, sealed.lienNouvelIdentifiant(empreinte))
          : null,
        creeLe: now,
        expireLe: new Date(now.getTime() + VALIDITE_HEURES[lien.but] * HOUR),
      })
      const query = new URLSearchParams({ code, userId: lien.compteId })
      return `${client.adressePublique}/#/${lien.ecran}?${query}`
    },

    async check(db: Executor, client: Client, lien: LienSuivi, but: ButLien, now: Date) {
      const key = keyOf(lien, but, now)
      const found = key && (await findLien(db, client.code, key))
      if (!found) throw new AppError('InvalidToken')
      return found
    },

    /** To be called in the transaction that does what the link is for. */
    async consume(tx: Executor, lien: LienSuivi, but: ButLien, now: Date) {
      const key = keyOf(lien, but, now)
      const used = key && (await consumeLien(tx, key))
      if (!used) throw new AppError('InvalidToken')
      return {
        nouvelIdentifiant:
          used.nouvelIdentifiant === null
            ? null
            : sealer.unseal(used.nouvelIdentifiant, sealed.lienNouvelIdentifiant(key.empreinte)),
      }
    },
  }
}

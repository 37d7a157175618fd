import type { Executor } from '../../platform/db/index.ts'
import { findCompteByUserName } from './comptes.repository.ts'
import { normaliseIdentifiant } from './identifiant.ts'
import type { Lockout } from './lockout.ts'
import { verifyPassword, whenHashingIsPossible } from './passwords.ts'

export type Identifiants = { userName: string; motDePasse: string }

/** `refuse` says no more: unknown, wrong password and not activated must look the same. */
export type Authentification =
  /** With `isAmf` the password is not enough: a security code comes next. */
  | { etat: 'accepte'; compteId: string; isAmf: boolean }
  | { etat: 'refuse' }
  | { etat: 'verrouille' }

export const authenticate =
  ({ db, lockout, clock }: { db: Executor; lockout: Lockout; clock: () => Date }) =>
  (clientCode: string, { userName, motDePasse }: Identifiants): Promise<Authentification> => {
    const identifiant = normaliseIdentifiant(userName)
    // A try that finds no place in the queue is not counted against the member.
    return whenHashingIsPossible(async () => {
      if (!(await lockout.admits(db, clientCode, identifiant, clock())))
        return { etat: 'verrouille' }
      const compte = await findCompteByUserName(db, clientCode, identifiant)
      const known = compte?.isActif ? compte.motDePasse : null
      const isRight = await verifyPassword(known, motDePasse)
      if (!compte || !isRight) return { etat: 'refuse' }
      await lockout.reset(db, clientCode, identifiant)
      return { etat: 'accepte', compteId: compte.id, isAmf: compte.isAmf }
    })
  }

import { limitesSecurite, type OperationSecurite } from '@espace-adherent/domain'
import { isSameSecret } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { recordEvenement } from '../historique/index.ts'
import { grantAutorisation } from './autorisations.ts'
import { consumeCode, countWrongTry, findCode } from './codes.repository.ts'
import { lockCompte } from './comptes.repository.ts'
import { applyOperation } from './effets.ts'
import { codeFingerprint } from './empreintes.ts'
import type { SecuriteDeps } from './send.ts'

export type VerificationDemandee = {
  client: Client
  compteId: string
  operation: OperationSecurite
  securityCode: string
  /** In international form; must be the number that the code was sent to. */
  nouveauMobile: string | null
  /** The session that earns the grant; null when there is none yet. */
  sessionEmpreinte: string | null
  /** See `EnvoiDemande`. */
  isActivation?: boolean
  /** Whose budget pays, see `Budgets`. */
  qui: string
  now: Date
}

export type Verdict =
  /** `isParMail`: the account has no mobile that could get its codes. */
  | { etat: 'accepte'; isParMail: boolean }
  | { etat: 'refuse'; essaisRestants: number }
  /** No code, or one that has expired or already served. */
  | { etat: 'expire' }
  /** Too many tries with this code: another may be asked for. */
  | { etat: 'mort' }
  /** Too many tries with whatever code: none is looked at for a while. */
  | { etat: 'verrouille' }
  /** The code is right and still good, but says nothing of the number that it was to prove. */
  | { etat: 'sansMobile' }

/**
 * Accepts a code once, and does what it was asked for in the same transaction. A refusal is an
 * answer, not a failure: thrown, it would undo the count of the try.
 */
export const verifyCode =
  (deps: SecuriteDeps) =>
  (db: Executor, demande: VerificationDemandee): Promise<Verdict> =>
    db.transaction(async (tx): Promise<Verdict> => {
      const { sealer, budgets } = deps
      const { securityCode, nouveauMobile, sessionEmpreinte, qui, now } = demande
      const budget = { quoi: 'essais', qui } as const
      const compte = await lockCompte(tx, demande.compteId, { isActif: !demande.isActivation })
      if (!compte) return { etat: 'expire' }
      const remaining = await budgets.remaining(tx, budget, now)
      if (remaining === 0) return { etat: 'verrouille' }
      const code = await findCode(tx, demande)
      if (!code || code.consommeLe !== null || code.expireLe <= now) return { etat: 'expire' }
      if (code.essais >= limitesSecurite.essaisParCode) return { etat: 'mort' }
      const given = codeFingerprint(sealer, demande, securityCode, nouveauMobile)
      if (!isSameSecret(code.empreinte, given)) {
        await countWrongTry(tx, demande)
        await budgets.admits(tx, budget, now)
        await recordEvenement(tx, {
          clientCode: demande.client.code,
          compteId: compte.id,
          action: 'code-refuse',
          detail: { operation: demande.operation },
          le: now,
        })
        return wrong(limitesSecurite.essaisParCode - code.essais - 1, remaining - 1)
      }
      const { sendType } = code
      const isDone = await applyOperation(deps, tx, { ...demande, compte, sendType })
      if (!isDone) return { etat: 'sansMobile' }
      await consumeCode(tx, demande, now)
      const key = { compteId: compte.id, sessionEmpreinte, operation: demande.operation }
      await grantAutorisation(sealer, tx, key, { code: securityCode, sendType }, now)
      const isParMail = nouveauMobile === null && compte.telephoneConfirmeLe === null
      return { etat: 'accepte', isParMail }
    })

function wrong(ofCode: number, ofCompte: number): Verdict {
  if (ofCompte <= 0) return { etat: 'verrouille' }
  if (ofCode <= 0) return { etat: 'mort' }
  return { etat: 'refuse', essaisRestants: Math.min(ofCode, ofCompte) }
}

import { limitesSecurite, type OperationSecurite } from '@espace-adherent/domain'
import { type Told, unchanged, write } from '../../noyau/index.ts'
import { isSameSecret } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { note, type Qui } from '../nouvelles/index.ts'
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
    write(db, portail(deps, demande), async (e): Promise<Told<Verdict>> => {
      const { sealer, budgets } = deps
      const { securityCode, nouveauMobile, sessionEmpreinte, qui, now } = demande
      const budget = { quoi: 'essais', qui } as const
      const compte = await lockCompte(e, demande.compteId, { isActif: !demande.isActivation })
      if (!compte) return unchanged(e, { etat: 'expire' })
      const remaining = await budgets.remaining(e, budget, now)
      if (remaining === 0) return unchanged(e, { etat: 'verrouille' })
      const code = await findCode(e, demande)
      if (!code || code.consommeLe !== null || code.expireLe <= now)
        return unchanged(e, { etat: 'expire' })
      if (code.essais >= limitesSecurite.essaisParCode) return unchanged(e, { etat: 'mort' })
      const given = codeFingerprint(sealer, demande, securityCode, nouveauMobile)
      if (!isSameSecret(code.empreinte, given)) {
        await countWrongTry(e, demande)
        await budgets.admits(e, budget, now)
        await note(e, {
          action: 'code-refuse',
          a: { compte: compte.id },
          detail: { operation: demande.operation },
        })
        return unchanged(e, wrong(limitesSecurite.essaisParCode - code.essais - 1, remaining - 1))
      }
      const { sendType } = code
      const isDone = await applyOperation(deps, e, { ...demande, compte, sendType })
      if (!isDone) return unchanged(e, { etat: 'sansMobile' })
      await consumeCode(e, demande, now)
      // What was asked for and answered is no sign of somebody who only asks.
      await budgets.giveBack(e, { quoi: 'envois', qui })
      const key = { compteId: compte.id, sessionEmpreinte, operation: demande.operation }
      await grantAutorisation(sealer, e, key, { code: securityCode, sendType }, now)
      const isParMail = nouveauMobile === null && compte.telephoneConfirmeLe === null
      return unchanged(e, { etat: 'accepte', isParMail })
    })

const portail = (
  { messages }: Pick<SecuriteDeps, 'messages'>,
  { client, now }: VerificationDemandee,
): Qui => ({ client, now, auteur: null, messages })

function wrong(ofCode: number, ofCompte: number): Verdict {
  if (ofCompte <= 0) return { etat: 'verrouille' }
  if (ofCode <= 0) return { etat: 'mort' }
  return { etat: 'refuse', essaisRestants: Math.min(ofCode, ofCompte) }
}

import type { SecurityContact } from '@espace-adherent/contract'
import {
  accepteNouveauMobile,
  maskEmail,
  maskTelephone,
  normalizeMobile,
  type OperationSecurite,
} from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { sealed } from '../../schema/sealed.ts'
import { normaliseIdentifiant } from '../identity/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Client } from '../portail/index.ts'
import { deleteExpiredAutorisations } from './autorisations.repository.ts'
import {
  type AutorisationDemandee,
  checkAutorisation,
  requireAutorisation,
} from './autorisations.ts'
import { createBudgets } from './budgets.ts'
import { deleteExpiredCodes } from './codes.repository.ts'
import { findCompte, findCompteId } from './comptes.repository.ts'
import { type IdentiteDemandee, requireIdentite } from './identite.ts'
import { sendCode } from './send.ts'
import { verifyCode } from './verify.ts'

export type Securite = ReturnType<typeof createSecurite>

/** Security codes, as the rest of the server may use them. */
export function createSecurite({ sealer, messages }: { sealer: Sealer; messages: Messages }) {
  const budgets = createBudgets(sealer)
  const deps = { sealer, messages, budgets }

  return {
    budgets,
    sendCode: sendCode(deps),
    verifyCode: verifyCode(deps),

    requireAutorisation: (db: Executor, demande: AutorisationDemandee, now: Date) =>
      requireAutorisation(sealer, db, demande, now),
    checkAutorisation: (db: Executor, demande: AutorisationDemandee, now: Date) =>
      checkAutorisation(sealer, db, demande, now),

    requireIdentite: (tx: Executor, demande: IdentiteDemandee, now: Date) =>
      requireIdentite(sealer, tx, demande, now),

    /** Who is meant by somebody who is not signed in, and who pays for it, found or not. */
    async findVise(db: Executor, client: Client, username: string) {
      const userName = normaliseIdentifiant(username)
      return {
        compteId: await findCompteId(db, client.code, userName),
        qui: budgets.ofVisiteur(client.code, userName),
      }
    },

    async findContact(db: Executor, compteId: string): Promise<SecurityContact | null> {
      const compte = await findCompte(db, compteId)
      if (!compte) return null
      const { email, telephone, telephoneConfirmeLe, isTelephoneInterdit, isAmf } = compte
      return {
        email: maskEmail(email),
        telephone:
          telephone === null
            ? null
            : maskTelephone(sealer.unseal(telephone, sealed.compteTelephone(compteId))),
        isTelephoneConfirme: telephoneConfirmeLe !== null,
        isTelephoneInterdit,
        isAmf,
      }
    },

    /** What has expired is already worthless: this only keeps the tables small. */
    async purge(db: Executor, now: Date): Promise<void> {
      await deleteExpiredCodes(db, now)
      await deleteExpiredAutorisations(db, now)
      await budgets.purge(db, now)
    },
  }
}

/** The new number of an operation that takes one; nothing and an empty field are the same. */
export const nouveauMobileOf = ({ operation, newAmfTel }: Saisie) =>
  newAmfTel && accepteNouveauMobile(operation) ? normalizeMobile(newAmfTel) : null

type Saisie = { operation: OperationSecurite; newAmfTel?: string | null | undefined }

import type { SecurityContact } from '@espace-adherent/contract'
import {
  accepteNouveauMobile,
  maskEmail,
  maskTelephone,
  normalizeMobile,
  type OperationSecurite,
} from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { allOf } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { normaliseIdentifiant } from '../identity/index.ts'
import { createApplication } from './application.ts'
import { deleteExpiredAutorisations } from './autorisations.repository.ts'
import {
  type AutorisationDemandee,
  type CodePresente,
  checkAutorisation,
  presentCode,
  requireAutorisation,
} from './autorisations.ts'
import { createBudgets } from './budgets.ts'
import { choisirCanal } from './canal.ts'
import { deleteExpiredCodes } from './codes.repository.ts'
import { findCompte, findCompteId, findUserName } from './comptes.repository.ts'
import { leverProtection } from './effets.ts'
import { isIdentiteRecente, requireIdentite } from './identite.ts'
import { identiteRattacheeMail } from './notices.ts'
import { openReference, sealReference } from './reference.ts'
import { canalConnexion, findMobileConnu, type SecuriteDeps, sendCode } from './send.ts'
import { verifyCode } from './verify.ts'

export type Securite = ReturnType<typeof createSecurite>

/** Security codes, as the rest of the server may use them. */
export function createSecurite({ sealer, messages, identity }: Omit<SecuriteDeps, 'budgets'>) {
  const budgets = createBudgets(sealer)
  const deps = { sealer, messages, identity, budgets }
  const application = createApplication(deps)

  return {
    budgets,
    sendCode: sendCode(deps),
    verifyCode: verifyCode(deps),

    application,
    /** Which way the code of a sign-in would go. */
    canalConnexion: canalConnexion(deps),
    findMobileConnu: findMobileConnu(deps),

    /** Told in the transaction that binds the account to another provider than before. */
    async tellRattachement(tx: Executor, client: Client, compteId: string): Promise<void> {
      const compte = await findCompte(tx, compteId)
      if (compte) await messages.enqueue(tx, identiteRattacheeMail(client, compte))
    },

    /** Staff, two of them, take off a protection whose holder lost what it rests on. */
    leverProtection: leverProtection(deps),

    presentCode: (db: Executor, demande: AutorisationDemandee, now: Date) =>
      presentCode(sealer, db, demande, now),
    requireAutorisation: (db: Executor, demande: CodePresente, now: Date) =>
      requireAutorisation(sealer, db, demande, now),
    checkAutorisation: (db: Executor, demande: CodePresente, now: Date) =>
      checkAutorisation(sealer, db, demande, now),

    isIdentiteRecente,
    requireIdentite,

    /** For who may have a code sent to an account, and may not know its identifier. */
    sealReference: (client: Client, compteId: string, now: Date, isActivation = false) =>
      sealReference(sealer, { clientCode: client.code, compteId, isActivation }, now),

    /**
     * Who is meant by somebody who is not signed in, and who pays for it, found or not: the same
     * budget, whether the account was named by a reference or by its identifier.
     */
    async findVise(db: Executor, client: Client, { reference, username }: Vise, now: Date) {
      if (reference) {
        const opened = openReference(sealer, client.code, reference, now)
        if (!opened) throw new AppError('CodeRequestExpired')
        const { compteId, isActivation } = opened
        const userName = await findUserName(db, client.code, compteId, !isActivation)
        if (!userName) throw new AppError('CodeRequestExpired')
        return { compteId, isActivation, qui: budgets.ofVisiteur(client.code, userName) }
      }
      const userName = normaliseIdentifiant(username ?? '')
      return {
        compteId: await findCompteId(db, client.code, userName),
        isActivation: false,
        qui: budgets.ofVisiteur(client.code, userName),
      }
    },

    async findContact(db: Executor, compteId: string): Promise<SecurityContact | null> {
      const compte = await findCompte(db, compteId)
      if (!compte) return null
      const { email, telephone, telephoneConfirmeLe, isTelephoneInterdit, codesPar, isAmf } = compte
      return {
        email: maskEmail(email),
        telephone:
          telephone === null
            ? null
            : maskTelephone(sealer.unseal(telephone, sealed.compteTelephone(compteId))),
        isTelephoneConfirme: telephoneConfirmeLe !== null,
        isTelephoneInterdit,
        codesPar,
        isAmf,
        hasApplication: await application.isActive(db, compteId),
      }
    },

    choisirCanal: choisirCanal(deps),

    /** What has expired is already worthless: this only keeps the tables small. */
    async purge(db: Executor, now: Date): Promise<void> {
      await allOf([() => deleteExpiredCodes(db, now), () => deleteExpiredAutorisations(db, now)])
    },
  }
}

/** The new number of an operation that takes one; nothing and an empty field are the same. */
export const nouveauMobileOf = ({ operation, newAmfTel }: Saisie) =>
  newAmfTel && accepteNouveauMobile(operation) ? normalizeMobile(newAmfTel) : null

type Vise = { reference?: string | null | undefined; username?: string | null | undefined }
type Saisie = { operation: OperationSecurite; newAmfTel?: string | null | undefined }

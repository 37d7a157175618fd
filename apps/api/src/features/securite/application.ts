import { acceptTotp, drawTotpSecret, totpUri } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { sealed } from '../../schema/sealed.ts'
import { recordEvenement } from '../historique/index.ts'
import type { Client } from '../portail/index.ts'
import { findApplication, saveSecret, saveUse } from './applications.repository.ts'
import { lockCompte } from './comptes.repository.ts'
import { applicationAjouteeMail } from './notices.ts'
import type { SecuriteDeps } from './send.ts'
import type { Verdict } from './verify.ts'

type Cible = { client: Client; compteId: string; now: Date }
export type CodeApplication = Cible & {
  securityCode: string
  /** Whose budget pays, see `Budgets`. */
  qui: string
}

/** The application that staff read their codes from, where no text message reaches them. */
export const createApplication = ({
  sealer,
  messages,
  budgets,
}: Omit<SecuriteDeps, 'identity'>) => ({
  isActive: async (db: Executor, compteId: string): Promise<boolean> =>
    (await findApplication(db, compteId))?.activeLe != null,

  /** What is to be typed into the telephone, or read by it; the same until a first code came. */
  prepare: (db: Executor, { client, compteId, now }: Cible) =>
    db.transaction(async (tx) => {
      const compte = await lockCompte(tx, compteId)
      const known = await findApplication(tx, compteId)
      if (!compte || known?.activeLe) return null
      const place = sealed.applicationSecret(compteId)
      const secret = known ? sealer.unseal(known.secret, place) : drawTotpSecret()
      if (!known)
        await saveSecret(tx, { compteId, secret: sealer.seal(secret, place), creeLe: now })
      return { secret, uri: totpUri(secret, { emetteur: client.libelle, compte: compte.email }) }
    }),

  /** The first code that is right makes the application count, and its owner is told. */
  verify: (db: Executor, { client, compteId, securityCode, qui, now }: CodeApplication) =>
    db.transaction(async (tx): Promise<Verdict> => {
      const compte = await lockCompte(tx, compteId)
      const application = await findApplication(tx, compteId)
      if (!compte || !application) return { etat: 'expire' }
      const budget = { quoi: 'essais', qui } as const
      const remaining = await budgets.remaining(tx, budget, now)
      if (remaining === 0) return { etat: 'verrouille' }
      const secret = sealer.unseal(application.secret, sealed.applicationSecret(compteId))
      const pas = acceptTotp(secret, securityCode, { now, apres: application.dernierPas })
      const ligne = { clientCode: client.code, compteId, le: now }
      if (pas === null) {
        await budgets.admits(tx, budget, now)
        const detail = { operation: 'LOGIN_AMF' }
        await recordEvenement(tx, { ...ligne, action: 'code-refuse', detail })
        return remaining === 1
          ? { etat: 'verrouille' }
          : { etat: 'refuse', essaisRestants: remaining - 1 }
      }
      await saveUse(tx, compteId, pas, now)
      if (application.activeLe === null) {
        await recordEvenement(tx, { ...ligne, action: 'application-ajoutee' })
        await messages.enqueue(tx, applicationAjouteeMail(client, compte))
      }
      return { etat: 'accepte', isParMail: false }
    }),
})

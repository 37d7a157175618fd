import { sealed } from '../../noyau/sealed.ts'
import {
  acceptTotp,
  drawTotpSecret,
  openJeton,
  sealJeton,
  totpUri,
} from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { recordEvenement } from '../historique/index.ts'
import {
  deleteApplication,
  findApplication,
  replaceApplication,
  saveSecret,
  saveUse,
} from './applications.repository.ts'
import { lockCompte } from './comptes.repository.ts'
import { applicationAjouteeMail, applicationRetireeMail } from './notices.ts'
import type { SecuriteDeps } from './send.ts'
import { textes } from './textes.ts'
import type { Verdict } from './verify.ts'

type Cible = { client: Client; compteId: string; now: Date }
export type CodeApplication = Cible & {
  securityCode: string
  /** Whose budget pays, see `Budgets`. */
  qui: string
}
type Installation = CodeApplication & {
  jeton: string
  /** Of the application that is replaced; null for the first one. */
  codeActuel: string | null
  /** Refuses who did not sign in a moment ago and brought no code: asked for a first application. */
  prouver(tx: Executor): Promise<unknown>
}
/** What a code was, and for which field it was typed. */
export type Essai = { verdict: Verdict; champ: 'securityCode' | 'codeActuel' }

const QUOI = 'application d’authentification'
/** Long enough to find the telephone; what is sealed is the secret that it shows. */
const VALIDITE_MS = 15 * 60_000
const accepte = { etat: 'accepte', isParMail: false } as const

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
  verify: (db: Executor, { securityCode, ...essai }: CodeApplication) =>
    db.transaction(async (tx): Promise<Verdict> => {
      const { client, compteId, now } = essai
      const compte = await lockCompte(tx, compteId)
      const application = await findApplication(tx, compteId)
      if (!compte || !application) return { etat: 'expire' }
      const secret = sealer.unseal(application.secret, sealed.applicationSecret(compteId))
      const lu = { secret, code: securityCode, apres: application.dernierPas }
      const pas = await essayer(budgets, tx, essai, lu)
      if (typeof pas !== 'number') return pas
      await saveUse(tx, compteId, pas, now)
      if (application.activeLe === null) {
        await recordEvenement(tx, { ...ligneDe(essai), action: 'application-ajoutee' })
        await messages.enqueue(tx, applicationAjouteeMail(client, compte))
      }
      return accepte
    }),

  /** A secret for a telephone, which nobody keeps until a code of it came back with what is sealed here. */
  async propose(db: Executor, { client, compteId, now }: Cible) {
    const compte = await db.transaction((tx) => lockCompte(tx, compteId))
    if (!compte) return null
    const secret = drawTotpSecret()
    return {
      secret,
      uri: totpUri(secret, { emetteur: client.libelle, compte: compte.email }),
      jeton: sealJeton(sealer, QUOI, { compteId, secret }, new Date(now.getTime() + VALIDITE_MS)),
    }
  },

  /** The one that was proposed takes the place of the one that there is, which proves who asks; nothing changes before. */
  installe: (
    db: Executor,
    { jeton, codeActuel, securityCode, prouver, ...essai }: Installation,
  ): Promise<Essai> =>
    db.transaction(async (tx) => {
      const { client, compteId, now } = essai
      const compte = await lockCompte(tx, compteId)
      const propose = openJeton<{ compteId: string; secret: string }>(sealer, QUOI, jeton, now)
      if (!compte || propose?.compteId !== compteId)
        return { verdict: { etat: 'expire' }, champ: 'securityCode' }
      const actuelle = await findApplication(tx, compteId)
      const place = sealed.applicationSecret(compteId)
      if (actuelle?.activeLe) {
        const secret = sealer.unseal(actuelle.secret, place)
        const lu = { secret, code: codeActuel ?? '', apres: actuelle.dernierPas }
        const pas = await essayer(budgets, tx, essai, lu)
        if (typeof pas !== 'number') return { verdict: pas, champ: 'codeActuel' }
      }
      const pas = await essayer(budgets, tx, essai, {
        secret: propose.secret,
        code: securityCode,
        apres: 0,
      })
      if (typeof pas !== 'number') return { verdict: pas, champ: 'securityCode' }
      if (!actuelle?.activeLe) await prouver(tx)
      await replaceApplication(tx, {
        compteId,
        secret: sealer.seal(propose.secret, place),
        creeLe: now,
        activeLe: now,
        dernierPas: pas,
      })
      await recordEvenement(tx, { ...ligneDe(essai), action: 'application-ajoutee' })
      await messages.enqueue(tx, applicationAjouteeMail(client, compte))
      return { verdict: accepte, champ: 'securityCode' }
    }),

  /** Taken off by who can show a code of it, and who has something else to prove themselves with. */
  retire: (
    db: Executor,
    { securityCode, hasAutre, ...essai }: CodeApplication & { hasAutre: boolean },
  ) =>
    db.transaction(async (tx): Promise<Verdict> => {
      const { client, compteId } = essai
      const compte = await lockCompte(tx, compteId)
      const application = await findApplication(tx, compteId)
      if (!compte || !application?.activeLe) return { etat: 'expire' }
      if (!hasAutre) throw new AppError('BadRequest', textes.rienDAutre)
      const secret = sealer.unseal(application.secret, sealed.applicationSecret(compteId))
      const lu = { secret, code: securityCode, apres: application.dernierPas }
      const pas = await essayer(budgets, tx, essai, lu)
      if (typeof pas !== 'number') return pas
      await deleteApplication(tx, compteId)
      await recordEvenement(tx, { ...ligneDe(essai), action: 'application-retiree' })
      await messages.enqueue(tx, applicationRetireeMail(client, compte))
      return accepte
    }),
})

type Essayeur = Cible & { qui: string }

const ligneDe = ({ client, compteId, now }: Cible) => ({
  clientCode: client.code,
  compteId,
  le: now,
})

/** The step of time whose code it is; or why it opens nothing, which is counted. */
async function essayer(
  budgets: SecuriteDeps['budgets'],
  tx: Executor,
  { qui, now, ...cible }: Essayeur,
  { secret, code, apres }: { secret: string; code: string; apres: number },
): Promise<number | Exclude<Verdict, { etat: 'accepte' }>> {
  const budget = { quoi: 'essais', qui } as const
  const remaining = await budgets.remaining(tx, budget, now)
  if (remaining === 0) return { etat: 'verrouille' }
  const pas = acceptTotp(secret, code, { now, apres })
  if (pas !== null) return pas
  await budgets.admits(tx, budget, now)
  const detail = { operation: 'LOGIN_AMF' }
  await recordEvenement(tx, { ...ligneDe({ ...cible, now }), action: 'code-refuse', detail })
  return remaining === 1
    ? { etat: 'verrouille' }
    : { etat: 'refuse', essaisRestants: remaining - 1 }
}

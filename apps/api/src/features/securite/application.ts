import { type Ecriture, type Told, unchanged, write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import {
  acceptTotp,
  drawTotpSecret,
  openJeton,
  sealJeton,
  totpUri,
} from '../../platform/crypto/index.ts'
import { type Executor, upkeep } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import type { Action } from '../historique/index.ts'
import { type Auteur, type Ligne, note, tell } from '../nouvelles/index.ts'
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
    upkeep(db, async (tx) => {
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
    write(db, { ...portail(essai), messages }, async (e): Promise<Told<Verdict>> => {
      const { client, compteId, now } = essai
      const compte = await lockCompte(e, compteId)
      const application = await findApplication(e, compteId)
      if (!compte || !application) return unchanged(e, { etat: 'expire' })
      const secret = sealer.unseal(application.secret, sealed.applicationSecret(compteId))
      const lu = { secret, code: securityCode, apres: application.dernierPas }
      const pas = await essayer(budgets, e, essai, lu)
      if (typeof pas !== 'number') return unchanged(e, pas)
      await saveUse(e, compteId, pas, now)
      if (application.activeLe === null)
        await note(e, {
          ...ligneDe(essai, 'application-ajoutee'),
          messages: [applicationAjouteeMail(client, compte)],
        })
      return unchanged(e, accepte)
    }),

  /** A secret for a telephone, which nobody keeps until a code of it came back with what is sealed here. */
  async propose(db: Executor, { client, compteId, now }: Cible) {
    const compte = await upkeep(db, (tx) => lockCompte(tx, compteId))
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
    write(db, { ...portail(essai), messages }, async (e): Promise<Told<Essai>> => {
      const { client, compteId, now } = essai
      const compte = await lockCompte(e, compteId)
      const propose = openJeton<{ compteId: string; secret: string }>(sealer, QUOI, jeton, now)
      if (!compte || propose?.compteId !== compteId)
        return unchanged(e, { verdict: { etat: 'expire' }, champ: 'securityCode' })
      const actuelle = await findApplication(e, compteId)
      const place = sealed.applicationSecret(compteId)
      if (actuelle?.activeLe) {
        const secret = sealer.unseal(actuelle.secret, place)
        const lu = { secret, code: codeActuel ?? '', apres: actuelle.dernierPas }
        const pas = await essayer(budgets, e, essai, lu)
        if (typeof pas !== 'number') return unchanged(e, { verdict: pas, champ: 'codeActuel' })
      }
      const pas = await essayer(budgets, e, essai, {
        secret: propose.secret,
        code: securityCode,
        apres: 0,
      })
      if (typeof pas !== 'number') return unchanged(e, { verdict: pas, champ: 'securityCode' })
      if (!actuelle?.activeLe) await prouver(e)
      const change = await replaceApplication(e, {
        compteId,
        secret: sealer.seal(propose.secret, place),
        creeLe: now,
        activeLe: now,
        dernierPas: pas,
      })
      await tell(e, change, {
        ...ligneDe(essai, 'application-ajoutee'),
        messages: [applicationAjouteeMail(client, compte)],
      })
      return unchanged(e, { verdict: accepte, champ: 'securityCode' })
    }),

  /** Taken off by who can show a code of it, and who has something else to prove themselves with. */
  retire: (
    db: Executor,
    { securityCode, hasAutre, ...essai }: CodeApplication & { hasAutre: boolean },
  ) =>
    write(db, { ...portail(essai), messages }, async (e): Promise<Told<Verdict>> => {
      const { client, compteId } = essai
      const compte = await lockCompte(e, compteId)
      const application = await findApplication(e, compteId)
      if (!compte || !application?.activeLe) return unchanged(e, { etat: 'expire' })
      if (!hasAutre) throw new AppError('BadRequest', textes.rienDAutre)
      const secret = sealer.unseal(application.secret, sealed.applicationSecret(compteId))
      const lu = { secret, code: securityCode, apres: application.dernierPas }
      const pas = await essayer(budgets, e, essai, lu)
      if (typeof pas !== 'number') return unchanged(e, pas)
      await tell(e, await deleteApplication(e, compteId), {
        ...ligneDe(essai, 'application-retiree'),
        messages: [applicationRetireeMail(client, compte)],
      })
      return unchanged(e, accepte)
    }),
})

type Essayeur = Cible & { qui: string }

const portail = ({ client, now }: Cible) => ({ client, now, auteur: null })

const ligneDe = ({ compteId }: Pick<Cible, 'compteId'>, action: Action): Ligne => ({
  action,
  a: { compte: compteId },
})

/** The step of time whose code it is; or why it opens nothing, which is counted. */
async function essayer(
  budgets: SecuriteDeps['budgets'],
  e: Ecriture<Auteur>,
  { qui, now, compteId }: Essayeur,
  { secret, code, apres }: { secret: string; code: string; apres: number },
): Promise<number | Exclude<Verdict, { etat: 'accepte' }>> {
  const budget = { quoi: 'essais', qui } as const
  const remaining = await budgets.remaining(e, budget, now)
  if (remaining === 0) return { etat: 'verrouille' }
  const pas = acceptTotp(secret, code, { now, apres })
  if (pas !== null) return pas
  await budgets.admits(e, budget, now)
  const detail = { operation: 'LOGIN_AMF' }
  await note(e, { ...ligneDe({ compteId }, 'code-refuse'), detail })
  return remaining === 1
    ? { etat: 'verrouille' }
    : { etat: 'refuse', essaisRestants: remaining - 1 }
}

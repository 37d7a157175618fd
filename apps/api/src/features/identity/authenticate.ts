import type { Role } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { recordEvenement } from '../historique/index.ts'
import { findCompteByUserName } from './comptes.repository.ts'
import type { Essai, Lockout, Refus } from './lockout.ts'
import { verifyPassword, whenHashingIsPossible } from './passwords.ts'

export type Identifiants = {
  userName: string
  motDePasse: string
  /** Network that the request came from. */
  reseau: string
}

/** `refuse` says no more: unknown, wrong password and not activated must look the same. */
export type Authentification =
  /** The password may not be enough: what the account is decides whether a code comes next. */
  | { etat: 'accepte'; compteId: string; isAmf: boolean; roles: Role[] }
  | { etat: 'refuse'; reste: number }
  | { etat: Refus }

export const authenticate =
  ({ db, lockout, clock }: { db: Executor; lockout: Lockout; clock: () => Date }) =>
  async (
    clientCode: string,
    { userName, motDePasse, reseau }: Identifiants,
  ): Promise<Authentification> => {
    const essai = { clientCode, identifiant: normaliseIdentifiant(userName), reseau }
    // A flood of tries that are refused anyway must not keep others waiting in the queue.
    const refus = await lockout.findRefus(db, essai, clock())
    if (refus) return { etat: refus }
    // A try that finds no place in the queue is not counted against the member.
    return whenHashingIsPossible(async () => {
      const now = clock()
      const late = await lockout.admit(db, essai, now)
      if (late) return { etat: late }
      const compte = await findCompteByUserName(db, clientCode, essai.identifiant)
      const known = compte?.isActif ? compte.motDePasse : null
      const isRight = await verifyPassword(known, motDePasse)
      if (!compte || !isRight) {
        await recordRefusee({ db, lockout }, essai, compte?.id ?? null, now)
        return { etat: 'refuse', reste: await lockout.findReste(db, essai, now) }
      }
      await lockout.giveBack(db, essai, now)
      const { id: compteId, isAmf, roles } = compte
      return { etat: 'accepte', compteId, isAmf, roles }
    })
  }

/** The failure, and the lock that it may have closed: later tries are not even counted. */
async function recordRefusee(
  { db, lockout }: { db: Executor; lockout: Lockout },
  essai: Essai,
  compteId: string | null,
  le: Date,
): Promise<void> {
  const ligne = { clientCode: essai.clientCode, compteId, le }
  await recordEvenement(db, { ...ligne, action: 'connexion-refusee' })
  const motif = await lockout.findRefus(db, essai, le)
  if (motif)
    await recordEvenement(db, { ...ligne, action: 'connexion-verrouillee', detail: { motif } })
}

/**
 * An e-mail identifier as it is stored: people type capitals and stray spaces. Control characters
 * go too, for the database refuses some of them.
 */
export const normaliseIdentifiant = (saisie: string) =>
  saisie
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLocaleLowerCase('fr')

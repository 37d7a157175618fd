import type { ActivateUserData, EspaceCree } from '@espace-adherent/contract'
import { isFonctionnaliteVisible, isMembre } from '@espace-adherent/domain'
import { activateCompte, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { insertAnswers } from '../consentements/index.ts'
import { hashPassword } from '../identity/index.ts'
import { tell } from '../nouvelles/index.ts'
import { fonctionnalitesPour } from '../portail/index.ts'
import { checkChoix } from './choix.ts'
import { type CompteTrouve, lockCompte } from './comptes.repository.ts'
import { consentementsOf } from './consentements.ts'
import { dematerialisationJeton } from './dematerialisation.ts'
import type { ComptesDeps } from './deps.ts'
import { endAcces } from './fin-acces.ts'
import { duCompte, portail } from './journal.ts'
import { checkLien, followLien, isCompteId, issueLien, type LienSuivi } from './liens.ts'
import { activationMail, confirmationMail, espaceActive } from './mails.ts'
import { isPreuveDemandee, requirePreuve } from './preuve.ts'

/**
 * The first address of an account is proven: the space opens. An address that staff typed for a member proves nobody: its
 * holder has proven themselves before.
 */
export const confirmEmail =
  (deps: ComptesDeps) =>
  async (client: Client, lien: LienSuivi, securityCode: string | null): Promise<void> => {
    const { db, identity, clock } = deps
    const now = clock()
    const confirm = async () => {
      const found = await checkLien(db, client, lien, 'confirmationAdresse', now)
      if (isPreuveDemandee(found)) await requirePreuve(deps, lien, securityCode, now)
      await write(db, portail(deps, client, now), async (e) => {
        const compte = await followLien(e, client, lien, 'confirmationAdresse', now)
        // Without a password there would be no way in: such an account is activated, not confirmed.
        if (compte.motDePasse === null && client.fournisseurExterne === null)
          throw new AppError('InvalidToken')
        return tell(e, await activateCompte(e, compte.id), duCompte(compte.id, 'compte-active'))
      })
    }
    await confirm().catch(async (error) => {
      if (!(error instanceof AppError) || error.code !== 'InvalidToken') throw error
      const { userId } = lien
      throw new AppError('InvalidToken', undefined, undefined, {
        isAccountConfirmed:
          isCompteId(userId) && (await identity.isActiveCompte(client.code, userId)),
      })
    })
  }

/** The first password; of a member's space that staff made, once its holder has proven themselves. */
export const activateUser =
  (deps: ComptesDeps) =>
  async (
    client: Client,
    data: ActivateUserData,
    securityCode: string | null,
  ): Promise<EspaceCree> => {
    const { db, clock } = deps
    const now = clock()
    const found = await checkActivation(db, client, data, now)
    const { creeParAdmin, isPersonnel } = found
    const hasConsentements = creeParAdmin && !isPersonnel
    checkChoix(client, data, found)
    if (isPreuveDemandee(found)) await requirePreuve(deps, data, securityCode, now)
    const motDePasse = await hashPassword(data.password)
    await write(db, portail(deps, client, now), async (e) => {
      const compte = await followLien(e, client, data, 'activation', now)
      if (compte.isActif) throw new AppError('InvalidToken')
      const change = await activateCompte(e, compte.id, {
        motDePasse,
        ...(creeParAdmin && { cguAccepteesLe: now }),
      })
      if (hasConsentements)
        await insertAnswers(e, consentementsOf(client, compte.id, data.consentements, now))
      await endAcces(deps, e, compte.id)
      const ligne = duCompte(compte.id, 'compte-active')
      return tell(e, change, { ...ligne, messages: [espaceActive(client, compte)] })
    })
    const isProposed =
      !isPersonnel &&
      isFonctionnaliteVisible(fonctionnalitesPour(client, []), 'dematCreationCompte', {
        connecte: false,
      })
    return {
      jetonDematerialisation: isProposed ? dematerialisationJeton(deps, data.userId, now) : null,
    }
  }

/** An account that is open has a password, whose owner changes it: no link gives it a first one. */
export async function checkActivation(db: Executor, client: Client, lien: LienSuivi, now: Date) {
  const found = await checkLien(db, client, lien, 'activation', now)
  if (found.isActif) throw new AppError('InvalidToken')
  return { ...found, isPersonnel: !isMembre(found.roles) }
}

/**
 * A new link for a space that waits, and whether it left: nobody is told of a mail that did not. The id of an account is
 * drawn at random and travels in its mails alone, so that whoever gives one was written to. Those who ask for too many get
 * the same answer, account or not: they are counted before anything is looked up.
 */
export const relanceActivation =
  (deps: ComptesDeps) =>
  async (tx: Executor, client: Client, userId: string): Promise<boolean> => {
    if (!isCompteId(userId)) return false
    const mail = { sorte: 'activation', qui: userId } as const
    await deps.essais.requireMail(tx, client, mail, deps.clock())
    const compte = await lockCompte(tx, client.code, userId)
    if (!compte || compte.isActif) return false
    await mailActivation(deps, tx, client, compte)
    return true
  }

type Attendu = Pick<CompteTrouve, 'id' | 'email' | 'prenom' | 'motDePasse'>

/** Whoever asked is not told whether it left: past the limit it does not. */
export async function sendActivation(
  deps: ComptesDeps,
  tx: Executor,
  client: Client,
  compte: Attendu,
): Promise<void> {
  const mail = { sorte: 'activation', qui: compte.id } as const
  if (await deps.essais.admitsMail(tx, client, mail, deps.clock()))
    await mailActivation(deps, tx, client, compte)
}

/** Confirms an address where a password was chosen, otherwise leads to choosing one. */
export async function mailActivation(
  { messages, clock }: Pick<ComptesDeps, 'messages' | 'clock'>,
  tx: Executor,
  client: Client,
  compte: Attendu,
): Promise<void> {
  const now = clock()
  const isConfirmation = compte.motDePasse !== null || client.fournisseurExterne !== null
  const but = isConfirmation ? 'confirmationAdresse' : 'activation'
  const url = await issueLien(tx, client, { compteId: compte.id, but }, now)
  const mail = isConfirmation ? confirmationMail : activationMail
  await messages.enqueue(tx, mail(client, compte, url))
}

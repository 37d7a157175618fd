import type { ActivateUserData, EspaceCree } from '@espace-adherent/contract'
import {
  CGU_OBLIGATOIRES,
  isFonctionnaliteVisible,
  validateNouveauMotDePasse,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { hashPassword } from '../identity/index.ts'
import { type Client, fonctionnalitesPour } from '../portail/index.ts'
import {
  type CompteTrouve,
  findCompteById,
  insertConsentements,
  isIdentifiantFree,
  updateCompte,
} from './comptes.repository.ts'
import { consentementsOf } from './consentements.ts'
import { sealJeton } from './dematerialisation.ts'
import type { ComptesDeps } from './deps.ts'
import { deleteLiensOf } from './liens.repository.ts'
import type { LienSuivi } from './liens.ts'
import { activationMail, confirmationMail, identifiantModifie } from './mails.ts'
import { refuseFaults } from './regles.ts'

/** The address is proven: the space opens, or takes its new identifier. */
export const confirmEmail =
  (deps: ComptesDeps) =>
  async (client: Client, lien: LienSuivi): Promise<void> => {
    const now = deps.clock()
    const followed = await deps.db
      .transaction(async (tx) => {
        const { nouvelIdentifiant } = await deps.liens.consume(tx, lien, 'Confirmation', now)
        const compte = await requireCompte(tx, client, lien.userId)
        // An account that an administrator created has no password yet: it is activated, not confirmed.
        if (compte.motDePasse === null && client.fournisseurExterne === null)
          throw new AppError('InvalidToken')
        if (nouvelIdentifiant === null) await updateCompte(tx, compte.id, { isActif: true })
        else await changeIdentifiant(deps, tx, client, compte, nouvelIdentifiant)
        return { isIdentifiantChanged: nouvelIdentifiant !== null }
      })
      .catch(async (error) => {
        if (!(error instanceof AppError) || error.code !== 'InvalidToken') throw error
        throw new AppError('InvalidToken', undefined, undefined, {
          isAccountConfirmed: await isConfirmed(deps.db, client, lien.userId),
        })
      })
    // Whoever was signed in under the old identifier signs in again under the new one.
    if (followed.isIdentifiantChanged) await deps.identity.closeAll(lien.userId)
  }

async function changeIdentifiant(
  { messages }: ComptesDeps,
  tx: Executor,
  client: Client,
  compte: CompteTrouve,
  email: string,
): Promise<void> {
  // Taken by somebody else since the link was sent.
  if (!(await isIdentifiantFree(tx, client.code, email, compte.id)))
    throw new AppError('InvalidToken')
  await updateCompte(tx, compte.id, { userName: email, email, isActif: true })
  await deleteLiensOf(tx, compte.id)
  await messages.enqueue(tx, identifiantModifie(client, compte, email))
}

const isUuid = (id: string) => /^[0-9a-f-]{36}$/i.test(id)

async function isConfirmed(db: Executor, client: Client, userId: string): Promise<boolean> {
  if (!isUuid(userId)) return false
  return (await findCompteById(db, client.code, userId))?.isActif ?? false
}

async function requireCompte(tx: Executor, client: Client, id: string): Promise<CompteTrouve> {
  const compte = await findCompteById(tx, client.code, id)
  // Another client's link is worth nothing here.
  if (!compte) throw new AppError('InvalidToken')
  return compte
}

/** The first password. Accounts that an administrator created also accept the terms. */
export const activateUser =
  (deps: ComptesDeps) =>
  async (client: Client, data: ActivateUserData): Promise<EspaceCree> => {
    const now = deps.clock()
    const { creeParAdmin } = await deps.liens.check(deps.db, client, data, 'Confirmation', now)
    refuseFaults({
      ...validateNouveauMotDePasse(data, client.config.passwordRequiredLength),
      ...(creeParAdmin && !data.cgu && { cgu: CGU_OBLIGATOIRES }),
    })
    const motDePasse = await hashPassword(data.password)
    await deps.db.transaction(async (tx) => {
      await deps.liens.consume(tx, data, 'Confirmation', now)
      const compte = await requireCompte(tx, client, data.userId)
      await updateCompte(tx, compte.id, {
        motDePasse,
        isActif: true,
        ...(creeParAdmin && { cguAccepteesLe: now }),
      })
      if (creeParAdmin)
        await insertConsentements(tx, consentementsOf(client, compte.id, data.consentements, now))
      await deleteLiensOf(tx, compte.id)
    })
    const isProposed = isFonctionnaliteVisible(
      fonctionnalitesPour(client, [], []),
      'dematCreationCompte',
      { connecte: false },
    )
    return { jetonDematerialisation: isProposed ? sealJeton(deps.sealer, data.userId, now) : null }
  }

/** A new link for a space that waits. Everybody gets the same answer. */
export const relanceActivation =
  (deps: ComptesDeps) =>
  async (client: Client, userId: string): Promise<void> => {
    if (!isUuid(userId)) return
    await deps.db.transaction(async (tx) => {
      const compte = await findCompteById(tx, client.code, userId)
      if (compte && !compte.isActif) await sendActivation(deps, tx, client, compte)
    })
  }

/** Confirms an address where a password was chosen, otherwise leads to choosing one. */
export async function sendActivation(
  { liens, messages, essais, clock }: ComptesDeps,
  tx: Executor,
  client: Client,
  compte: Pick<CompteTrouve, 'id' | 'email' | 'prenom' | 'motDePasse'>,
): Promise<void> {
  const now = clock()
  if (!(await essais.admitsMail(tx, client, compte.id, now))) return
  const isConfirmation = compte.motDePasse !== null || client.fournisseurExterne !== null
  const url = await liens.issue(
    tx,
    client,
    {
      compteId: compte.id,
      but: 'Confirmation',
      ecran: isConfirmation ? 'confirm-email' : 'activate-user',
    },
    now,
  )
  const mail = isConfirmation ? confirmationMail : activationMail
  await messages.enqueue(tx, mail(client, compte, url))
}

import type { ForgotPasswordData, ResetPasswordData } from '@espace-adherent/contract'
import {
  dateAParis,
  formatDate,
  isDateCalendaire,
  messageDateNaissance,
  messageEmail,
  validateNouveauMotDePasse,
} from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import { hashPassword, normaliseIdentifiant } from '../identity/index.ts'
import type { Client } from '../portail/index.ts'
import { sendActivation } from './activation.ts'
import { findCompteById, findCompteByIdentifiant, updateCompte } from './comptes.repository.ts'
import type { ComptesDeps } from './deps.ts'
import { deleteLiensOf } from './liens.repository.ts'
import { motDePasseModifie, reinitialisationMail } from './mails.ts'
import { refuseFaults } from './regles.ts'

/** Whether there is such an account shows neither in the answer nor in how long it takes. */
export const forgotPassword =
  (deps: ComptesDeps) =>
  async (client: Client, { userName, dateNaissance }: ForgotPasswordData): Promise<void> => {
    const { db, liens, messages, essais, clock } = deps
    const now = clock()
    const isBirthdayChecked = client.config.isCheckBirthdayForgotPasswordActivated
    refuseFaults({
      userName: messageEmail(userName),
      dateNaissance: isBirthdayChecked
        ? messageDateNaissance(
            isDateCalendaire(dateNaissance) ? formatDate(dateNaissance) : dateNaissance,
            dateAParis(now),
          )
        : null,
    })
    await db.transaction(async (tx) => {
      const compte = await findCompteByIdentifiant(tx, client.code, normaliseIdentifiant(userName))
      if (!compte) return
      // Staff accounts belong to nobody whose birth date is known: there is nothing to compare.
      const isBirthdayRight =
        compte.dateNaissance === null || compte.dateNaissance === dateNaissance
      if (isBirthdayChecked && !isBirthdayRight) return
      if (!compte.isActif) return sendActivation(deps, tx, client, compte)
      if (!(await essais.admitsMail(tx, client, compte.id, now))) return
      const url = await liens.issue(
        tx,
        client,
        { compteId: compte.id, but: 'ResetPassword', ecran: 'reset-password' },
        now,
      )
      await messages.enqueue(tx, reinitialisationMail(client, compte, url))
    })
  }

/** The link is used up, the other links and all the sessions of the account end with it. */
export const resetPassword =
  (deps: ComptesDeps) =>
  async (client: Client, data: ResetPasswordData): Promise<void> => {
    const { db, liens, messages, identity, clock } = deps
    const now = clock()
    await liens.check(db, client, data, 'ResetPassword', now)
    refuseFaults({ ...validateNouveauMotDePasse(data, client.config.passwordRequiredLength) })
    const motDePasse = await hashPassword(data.password)
    const userName = await db.transaction(async (tx) => {
      await liens.consume(tx, data, 'ResetPassword', now)
      const compte = await findCompteById(tx, client.code, data.userId)
      if (!compte?.isActif) throw new AppError('InvalidToken')
      await updateCompte(tx, compte.id, { motDePasse })
      await deleteLiensOf(tx, compte.id)
      await messages.enqueue(tx, motDePasseModifie(client, compte))
      return compte.userName
    })
    await identity.closeAll(data.userId)
    await identity.unlock(client.code, userName)
  }

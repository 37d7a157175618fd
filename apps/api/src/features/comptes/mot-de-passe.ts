import type { ForgotPasswordData, ResetPasswordData } from '@espace-adherent/contract'
import {
  dateAParis,
  formatDate,
  isDateCalendaire,
  messageDateNaissance,
  messageEmail,
  validateNouveauMotDePasse,
} from '@espace-adherent/domain'
import { saveMotDePasse, unchanged, write } from '../../noyau/index.ts'
import { upkeep } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { hashPassword, normaliseIdentifiant } from '../identity/index.ts'
import { note, tell } from '../nouvelles/index.ts'
import { sendActivation } from './activation.ts'
import { cancelChangement } from './changement.ts'
import { lockCompteByIdentifiant } from './comptes.repository.ts'
import type { ComptesDeps } from './deps.ts'
import { endAcces } from './fin-acces.ts'
import { duCompte, portail } from './journal.ts'
import { checkLien, followLien, issueLien } from './liens.ts'
import { motDePasseModifie, reinitialisationMail } from './mails.ts'
import { refuseFaults } from './regles.ts'

/** Whether there is such an account shows neither in the answer nor in how long it takes. */
export const forgotPassword =
  (deps: ComptesDeps) =>
  async (client: Client, { userName, dateNaissance }: ForgotPasswordData): Promise<void> => {
    const { db, messages, essais, clock } = deps
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
    await upkeep(db, async (tx) => {
      const compte = await lockCompteByIdentifiant(tx, client.code, normaliseIdentifiant(userName))
      if (!compte) return
      // Staff accounts belong to nobody whose birth date is known: there is nothing to compare.
      const isBirthdayRight =
        compte.dateNaissance === null || compte.dateNaissance === dateNaissance
      if (isBirthdayChecked && !isBirthdayRight) return
      if (!compte.isActif) return sendActivation(deps, tx, client, compte)
      if (!(await essais.admitsMail(tx, client, { sorte: 'mot-de-passe', qui: compte.id }, now)))
        return
      const url = await issueLien(tx, client, { compteId: compte.id, but: 'reinitialisation' }, now)
      await messages.enqueue(tx, reinitialisationMail(client, compte, url))
    })
  }

/**
 * A new password ends all that the old one had opened, and a change of identifier under way with
 * it. Passkeys stay, unless their owner says otherwise: only they know whether a device is lost.
 */
export const resetPassword =
  (deps: ComptesDeps) =>
  async (client: Client, data: ResetPasswordData): Promise<void> => {
    const { db, messages, identity, clesAcces, clock } = deps
    const now = clock()
    const { titulaire } = await checkLien(db, client, data, 'reinitialisation', now)
    refuseFaults({
      ...validateNouveauMotDePasse(data, client.config, titulaire),
    })
    const motDePasse = await hashPassword(data.password)
    const userName = await write(db, portail(deps, client, now), async (e) => {
      const compte = await followLien(e, client, data, 'reinitialisation', now)
      if (!compte.isActif) throw new AppError('InvalidToken')
      const { id: compteId } = compte
      const change = await saveMotDePasse(e, compteId, motDePasse)
      await tell(e, change, duCompte(compteId, 'mot-de-passe-modifie'))
      const isChangementAnnule = (await cancelChangement(deps, e, compte)) !== null
      const hasCles = await clesAcces.hasAny(e, compteId)
      if (data.supprimerClesAcces) await clesAcces.removeAll(e, compteId)
      await endAcces(deps, e, compteId)
      if (data.supprimerClesAcces && hasCles) await note(e, duCompte(compteId, 'cle-supprimee'))
      await messages.enqueue(
        e,
        motDePasseModifie(client, compte, {
          cles: hasCles ? (data.supprimerClesAcces ? 'supprimees' : 'gardees') : 'aucune',
          isChangementAnnule,
        }),
      )
      return unchanged(e, compte.userName)
    })
    await identity.unlock(client.code, userName)
  }

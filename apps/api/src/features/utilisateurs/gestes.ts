import { type GesteUtilisateur, MINUTES_VUE } from '@espace-adherent/contract'
import { isBackOffice, isMembre } from '@espace-adherent/domain'
import { type Ecriture, shutCompte, tellAll, unshutCompte, write } from '../../noyau/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { decider, demander, prevenir, textesApprobation } from '../accords/a-deux/index.ts'
import { type Accords, textesAccord } from '../accords/index.ts'
import type { ClesAcces } from '../cles-acces/index.ts'
import type { Comptes } from '../comptes/index.ts'
import type { ConnecteContext, StaffContext } from '../context.ts'
import { type Action, recordEvenement, recordGeste } from '../historique/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Securite } from '../securite/index.ts'
import { findEmpechement, isADecider } from './empechement.ts'
import { hasProtection, leveeDe, type ProtectionDeps } from './protection.ts'
import { keepAdministrateur } from './roles.ts'
import { textes } from './textes.ts'
import { type CompteRow, lockAdministrateurs, lockUtilisateur } from './utilisateurs.repository.ts'

const MINUTE = 60_000

export type GestesDeps = ProtectionDeps & {
  accords: Pick<Accords, 'refusDeux'>
  identity: Pick<Identity, 'closeAll' | 'closeOne' | 'unlock' | 'showAs'>
  comptes: Pick<Comptes, 'relanceActivation'>
  messages: Pick<Messages, 'enqueue'>
  securite: Pick<Securite, 'leverProtection'>
  clesAcces: Pick<ClesAcces, 'removeAll'>
}

type Faire = (e: Ecriture, row: CompteRow) => Promise<unknown>

const refuse = (message: string): never => {
  throw new AppError('BadRequest', message)
}

/** What staff do with an account, in one transaction with its line, which its member may read. */
export const createGestes = (deps: GestesDeps) => {
  const { identity, securite } = deps

  /** What is done, and what the history calls it. */
  function lire(context: StaffContext, voulu: GesteUtilisateur): [Action, Faire] {
    const { client, visiteur, now } = context
    const { compteId: moi } = visiteur
    switch (voulu.geste) {
      case 'relancer':
        return [
          'activation-renvoyee',
          async (e, row) => {
            if (row.isActif) refuse(textes.dejaActif)
            await deps.comptes.relanceActivation(e, client, row.id)
          },
        ]
      case 'verrouiller':
        return [
          'compte-verrouille',
          async (e, row) => {
            if (!row.isActif) refuse(textes.enAttente)
            if (row.roles.includes('Admin')) await keepAdministrateur(e, client.code, row.id)
            await shutCompte(e, row.id, now)
            await identity.closeAll(row.id, e)
          },
        ]
      case 'deverrouiller':
        return [
          'compte-deverrouille',
          async (e, row) => {
            await unshutCompte(e, row.id)
          },
        ]
      case 'fermer-sessions':
        return ['sessions-fermees', (e, row) => identity.closeAll(row.id, e)]
      case 'fermer-session':
        return [
          'sessions-fermees',
          async (e, row) => {
            if (!(await identity.closeOne(e, row.id, voulu.session))) refuse(textes.sansSession)
          },
        ]
      case 'demander-amf':
        return [
          'amf-reinitialisation-demandee',
          async (e, row) => {
            if (!isADecider(visiteur, row)) refuse(textesAccord.empechements.demandeur)
            if (!(await hasProtection(deps, e, row))) refuse(textes.sansProtection)
            await demander(e, context, leveeDe(context, row.id), { motif: voulu.motif })
            await prevenir(deps.messages, e, context, {
              droit: { domaine: 'utilisateurs', action: 'update' },
              quoi: textesApprobation.protection,
            })
          },
        ]
      case 'approuver-amf':
        return [
          'amf-reinitialisee',
          async (e, row) => {
            const attente = await decider(e, context, leveeDe(context, row.id), true)
            // Of staff it is a way in: it takes those whom nobody made a minute ago.
            const refus =
              isBackOffice(row.roles) &&
              (await deps.accords.refusDeux(
                e,
                { demandeur: attente.demandeParId, second: moi },
                now,
              ))
            if (refus) refuse(refus)
            await securite.leverProtection(e, client, row.id)
            // Staff who lost the device of their passkey would be let in by nothing else.
            if (isBackOffice(row.roles)) await deps.clesAcces.removeAll(e, row.id)
            await identity.closeAll(row.id, e)
          },
        ]
      case 'refuser-amf':
        return [
          'amf-reinitialisation-refusee',
          (e, row) => decider(e, context, leveeDe(context, row.id), false),
        ]
      case 'voir-comme':
        return [
          'vu-comme',
          async (e, row) => {
            if (!isMembre(row.roles) || isBackOffice(row.roles)) refuse(textes.pasMembre)
            if (!row.isActif) refuse(textes.enAttente)
            const jusqua = new Date(now.getTime() + MINUTES_VUE * MINUTE)
            await identity.showAs(e, visiteur, { compteId: row.id, jusqua })
          },
        ]
    }
  }

  return {
    async faire(context: StaffContext, voulu: GesteUtilisateur): Promise<void> {
      const { db, client } = context
      const [action, work] = lire(context, voulu)
      const userName = await write(db, null, async (e) => {
        if (voulu.geste === 'verrouiller') await lockAdministrateurs(e, client.code)
        const row = await lockUtilisateur(e, client.code, voulu.id)
        if (!row) throw new AppError('NotFound')
        if (row.id === context.visiteur.compteId) refuse(textes.soiMeme)
        const empechement = await findEmpechement(e, context, row)
        if (empechement) throw new AppError('Forbidden', empechement)
        await work(e, row)
        await recordGeste(e, context, {
          compteId: row.id,
          action,
          cible: row.id,
          ...('motif' in voulu && { detail: { motif: voulu.motif } }),
        })
        return tellAll(e, row.userName)
      })
      // In a transaction of its own, which takes the account again.
      if (voulu.geste === 'deverrouiller') await identity.unlock(client.code, userName)
    },

    /** Back to what is one's own. */
    async quitter({ db, client, visiteur, now }: ConnecteContext): Promise<void> {
      const { vuPar } = visiteur
      if (!vuPar) return
      await db.transaction(async (tx) => {
        await identity.showAs(tx, visiteur, null)
        await recordEvenement(tx, {
          clientCode: client.code,
          compteId: visiteur.compteId,
          auteurId: vuPar.compteId,
          action: 'vu-comme-fin',
          cible: visiteur.compteId,
          le: now,
        })
      })
    },
  }
}

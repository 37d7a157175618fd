import {
  type ChangePasswordData,
  libellesEvenement,
  type MonCompte,
} from '@espace-adherent/contract'
import { APPAREIL_INCONNU, validateNouveauMotDePasse } from '@espace-adherent/domain'
import { saveMotDePasse, write } from '../../noyau/index.ts'
import { upkeep } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { type Action, findEvenementsDuCompte } from '../historique/index.ts'
import { hashPassword } from '../identity/index.ts'
import { note, tell } from '../nouvelles/index.ts'
import type { Visiteur } from '../visiteur.ts'
import { cancelChangement, openNouvelIdentifiant } from './changement.ts'
import { findChangement, renewChangement } from './changements.repository.ts'
import { findTitulaire, lockCompte } from './comptes.repository.ts'
import type { ComptesDeps } from './deps.ts'
import { duCompte, portail } from './journal.ts'
import { deleteAcces } from './liens.repository.ts'
import { issueLien, VALIDITE_HEURES } from './liens.ts'
import { motDePasseModifie, nouvelIdentifiantMail } from './mails.ts'
import { refuseFaults } from './regles.ts'
import { textes } from './textes.ts'

const HOUR = 60 * 60_000

/** What of the history its owner should know of how their account is entered. */
const surveillees = [
  'connexion-refusee',
  'connexion-verrouillee',
  'sessions-fermees',
  'mot-de-passe-modifie',
  'identifiant-demande',
  'identifiant-modifie',
  'identifiant-annule',
  'identite-rattachee',
  'telephone-modifie',
  'canal-codes-modifie',
  'protection-activee',
  'protection-desactivee',
  'application-ajoutee',
  'application-retiree',
  'cle-ajoutee',
  'cle-supprimee',
] as const satisfies Action[]
const LIGNES = 6

export const readMonCompte =
  (deps: ComptesDeps) =>
  async (client: Client, { compteId, userName, session }: Visiteur): Promise<MonCompte> => {
    const { db, identity } = deps
    const changement = await findChangement(db, compteId)
    const sessions = await identity.listSessions(compteId)
    const lignes = await findEvenementsDuCompte(db, compteId, surveillees, LIGNES)
    const [motDePasse] = await findEvenementsDuCompte(db, compteId, ['mot-de-passe-modifie'], 1)
    return {
      userName,
      hasMotDePasse: client.fournisseurExterne === null,
      motDePasseModifieLe: motDePasse?.le.toISOString() ?? null,
      changement: changement
        ? {
            nouvelIdentifiant: openNouvelIdentifiant(deps, changement),
            avant: changement.confirmeLe ? null : echeance(changement.demandeLe).toISOString(),
            effetLe: changement.effetLe.toISOString(),
          }
        : null,
      sessions: sessions.map(({ id, empreinte, appareil, ouverteLe, vueLe }) => ({
        id,
        appareil: appareil ?? APPAREIL_INCONNU,
        ouverteLe: ouverteLe.toISOString(),
        vueLe: vueLe.toISOString(),
        isCourante: empreinte === session.empreinte,
      })),
      activite: lignes.map(({ le, action }) => ({
        le: le.toISOString(),
        libelle: libellesEvenement[action as (typeof surveillees)[number]],
      })),
    }
  }

const echeance = (demandeLe: Date) =>
  new Date(demandeLe.getTime() + VALIDITE_HEURES.changementIdentifiant * HOUR)

/** Counted with the tries to sign in: an open session gives nobody more guesses. */
export const checkPassword =
  ({ identity }: ComptesDeps) =>
  async (
    client: Client,
    { userName }: Visiteur,
    { password, reseau }: { password: string; reseau: string },
  ): Promise<boolean> => {
    const essai = { userName, motDePasse: password, reseau }
    const { etat } = await identity.authenticate(client.code, essai)
    if (etat !== 'accepte' && etat !== 'refuse') throw new AppError('AccountLocked')
    return etat === 'accepte'
  }

/**
 * Whoever knows the present password chooses another one. As with one that was forgotten, what the
 * former one had opened ends, but for the session that changes it; passkeys stay.
 */
export const changePassword =
  (deps: ComptesDeps) =>
  async (
    client: Client,
    visiteur: Visiteur,
    { data, reseau }: { data: ChangePasswordData; reseau: string },
  ): Promise<void> => {
    const { db, messages, identity, clesAcces, clock } = deps
    const { compteId, session } = visiteur
    const titulaire = await findTitulaire(db, compteId)
    if (!titulaire) throw new AppError('Unauthorized')
    const { currentPassword, password } = data
    const messageInchange = password === currentPassword ? textes.motDePasseInchange : null
    const faults = validateNouveauMotDePasse(data, client.config, titulaire)
    refuseFaults({ ...faults, password: faults.password ?? messageInchange })
    if (!(await checkPassword(deps)(client, visiteur, { password: currentPassword, reseau })))
      refuseFaults({ currentPassword: textes.motDePasseFaux })
    const motDePasse = await hashPassword(password)
    const le = clock()
    await write(db, portail(deps, client, le), async (e) => {
      const compte = await lockCompte(e, client.code, compteId)
      if (!compte?.isActif) throw new AppError('Unauthorized')
      // Changed meanwhile: the one that was given is not the present one any more.
      if (compte.motDePasse !== titulaire.motDePasse)
        refuseFaults({ currentPassword: textes.motDePasseFaux })
      const change = await saveMotDePasse(e, compteId, motDePasse)
      const told = await tell(e, change, duCompte(compteId, 'mot-de-passe-modifie'))
      const isChangementAnnule = (await cancelChangement(deps, e, compte)) !== null
      await deleteAcces(e, compteId)
      await identity.closeOthers(e, compteId, session.empreinte)
      const cles = (await clesAcces.hasAny(e, compteId)) ? 'gardees' : 'aucune'
      await messages.enqueue(e, motDePasseModifie(client, compte, { cles, isChangementAnnule }))
      return told
    })
  }

/** One session, or all but the one that asks. */
export const closeSessions =
  (deps: ComptesDeps) =>
  async (client: Client, { compteId, session }: Visiteur, id: string | null): Promise<void> => {
    const { db, identity, clock } = deps
    await write(db, portail(deps, client, clock()), async (e) => {
      if (id === null) await identity.closeOthers(e, compteId, session.empreinte)
      else if (!(await identity.closeOne(e, compteId, id))) throw new AppError('NotFound')
      return note(e, duCompte(compteId, 'sessions-fermees'))
    })
  }

/** The link went astray: another one, to the same address, and the former is worth nothing. */
export const resendChangement =
  (deps: ComptesDeps) =>
  async (client: Client, { compteId }: Visiteur): Promise<void> => {
    const { db, essais, messages, clock } = deps
    const now = clock()
    await upkeep(db, async (tx) => {
      const compte = await lockCompte(tx, client.code, compteId)
      const changement = await renewChangement(tx, compteId, now)
      if (!compte || !changement) throw new AppError('NotFound')
      await essais.requireMail(tx, client, { sorte: 'identifiant', qui: compteId }, now)
      const lien = await issueLien(tx, client, { compteId, but: 'changementIdentifiant' }, now)
      const to = { email: openNouvelIdentifiant(deps, changement), prenom: compte.prenom }
      const effetLe = changement.effetLe > now ? changement.effetLe : null
      await messages.enqueue(tx, nouvelIdentifiantMail(client, to, lien, effetLe))
    })
  }

export const renounceChangement =
  (deps: ComptesDeps) =>
  async (client: Client, { compteId }: Visiteur): Promise<void> => {
    await write(deps.db, portail(deps, client, deps.clock()), async (e) => {
      const compte = await lockCompte(e, client.code, compteId)
      const told = compte && (await cancelChangement(deps, e, compte, { isDit: true }))
      if (!told) throw new AppError('NotFound')
      return told
    })
  }

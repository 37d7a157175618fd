import type { ChangementIdentifiant } from '@espace-adherent/contract'
import { type Ecriture, saveIdentifiant, type Told, unchanged, write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Place } from '../../platform/crypto/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { note, type Qui, tell } from '../nouvelles/index.ts'
import {
  findDueChangements,
  markConfirmed,
  takeChangement,
  takeDueChangement,
} from './changements.repository.ts'
import { type CompteTrouve, isIdentifiantFree, lockCompte } from './comptes.repository.ts'
import type { ComptesDeps } from './deps.ts'
import { endAcces } from './fin-acces.ts'
import { duCompte, portail } from './journal.ts'
import { deleteLiensOf } from './liens.repository.ts'
import { followLien, issueLien, type LienSuivi } from './liens.ts'
import {
  adresseDejaPrise,
  changementAbandonne,
  changementAnnule,
  identifiantEnPlace,
  identifiantModifie,
} from './mails.ts'

/** The new address is proven: it becomes the identifier at once after a code, at its time otherwise. */
export const confirmUsername =
  (deps: ComptesDeps) =>
  async (client: Client, lien: LienSuivi): Promise<ChangementIdentifiant> => {
    const now = deps.clock()
    type Suite = ChangementIdentifiant | null
    const suite = await write(deps.db, portail(deps, client, now), async (e) => {
      const compte = await followLien(e, client, lien, 'changementIdentifiant', now)
      const changement = compte.isActif ? await markConfirmed(e, compte.id, now) : undefined
      if (!changement) throw new AppError('InvalidToken')
      const email = openNouvelIdentifiant(deps, changement)
      const isFree = await isIdentifiantFree(e, client.code, email, compte.id)
      if (isFree && changement.effetLe > now)
        return unchanged<Suite>(e, { effetLe: changement.effetLe.toISOString() })
      await takeChangement(e, compte.id)
      const isDone = await conclude(deps, e, compte, email)
      return unchanged<Suite>(e, isDone ? { effetLe: null } : null)
    })
    // Given up: that stays done, and is told by mail.
    if (!suite) throw new AppError('InvalidToken')
    return suite
  }

/** The owner of the account as it is did not want it. */
export const cancelUsername =
  (deps: ComptesDeps) =>
  async (client: Client, lien: LienSuivi): Promise<void> => {
    const now = deps.clock()
    await write(deps.db, portail(deps, client, now), async (e) => {
      const compte = await followLien(e, client, lien, 'annulationChangement', now)
      const told = await cancelChangement(deps, e, compte, { isDit: true })
      if (!told) throw new AppError('InvalidToken')
      return told
    })
  }

/**
 * Forgets the change that an account has under way; null: there is none. An address that had been
 * confirmed was told from when it would count: it is told that it will not. `isDit`: so is the account.
 */
export async function cancelChangement(
  deps: Pick<ComptesDeps, 'sealer'>,
  e: Ecriture<Qui>,
  compte: CompteTrouve,
  { isDit = false } = {},
): Promise<Told | null> {
  const changement = await takeChangement(e, compte.id)
  await deleteLiensOf(e, compte.id, 'changementIdentifiant')
  await deleteLiensOf(e, compte.id, 'annulationChangement')
  if (!changement) return null
  const { prenom } = compte
  const avertis = [
    ...(changement.confirmeLe ? [{ email: openNouvelIdentifiant(deps, changement), prenom }] : []),
    ...(isDit ? [compte] : []),
  ]
  return note(e, {
    ...duCompte(compte.id, 'identifiant-annule'),
    messages: avertis.map((to) => changementAnnule(e.qui.client, to)),
  })
}

/** Done by every node, again and again: each change is taken by one of them. */
export const applyDueChangements =
  (deps: ComptesDeps) =>
  async (signal?: AbortSignal): Promise<void> => {
    const { db } = deps
    const now = deps.clock()
    await eachDue(
      { db, now, parts: deps.allClients(), signal },
      {
        key: 'comptes.changements',
        find: ({ code }, apres: { compteId: string } | null, limite) =>
          findDueChangements(db, { clientCode: code, now, apres, limite }),
        cleOf: ({ compteId }) => compteId,
        work: (tx, client, { compteId }) =>
          write(tx, portail(deps, client, now), async (e) => {
            const compte = await lockCompte(e, client.code, compteId)
            const due = compte && (await takeDueChangement(e, compteId, now))
            if (!due || !compte.isActif) return unchanged(e, false)
            await conclude(deps, e, compte, openNouvelIdentifiant(deps, due))
            return unchanged(e, true)
          }),
      },
    )
  }

/** The change, or its end if somebody else has that address by now; told at both addresses. */
async function conclude(
  deps: ComptesDeps,
  e: Ecriture<Qui>,
  compte: CompteTrouve,
  email: string,
): Promise<boolean> {
  const { messages } = deps
  const { client, now } = e.qui
  const isFree = await isIdentifiantFree(e, client.code, email, compte.id)
  if (!isFree) {
    await deleteLiensOf(e, compte.id, 'annulationChangement')
    await messages.enqueue(e, changementAbandonne(client, compte))
    await messages.enqueue(e, adresseDejaPrise(client, email))
    return false
  }
  const { id: compteId, userName } = compte
  const change = await saveIdentifiant(e, compteId, email)
  await endAcces(deps, e, compteId)
  // For the address that it was: neither another change nor a new password takes it away.
  const ancien = (place: Place) => deps.sealer.seal(userName, place)
  const but = 'retablissementIdentifiant'
  const lien = await issueLien(e, client, { compteId, but, ancien }, now)
  await tell(e, change, {
    ...duCompte(compteId, 'identifiant-modifie'),
    messages: [
      identifiantModifie(client, compte, email, lien),
      identifiantEnPlace(client, { email, prenom: compte.prenom }),
    ],
  })
  return true
}

export const openNouvelIdentifiant = (
  { sealer }: Pick<ComptesDeps, 'sealer'>,
  { compteId, nouvelIdentifiant }: { compteId: string; nouvelIdentifiant: string },
) => sealer.unseal(nouvelIdentifiant, sealed.changementNouvelIdentifiant(compteId))

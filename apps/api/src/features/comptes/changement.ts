import type { ChangementIdentifiant } from '@espace-adherent/contract'
import { saveIdentifiant } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Place } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import {
  findDueChangements,
  markConfirmed,
  takeChangement,
  takeDueChangement,
} from './changements.repository.ts'
import { type CompteTrouve, isIdentifiantFree, lockCompte } from './comptes.repository.ts'
import type { ComptesDeps } from './deps.ts'
import { endAcces } from './fin-acces.ts'
import { recordCompte, saveCompte } from './journal.ts'
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
    const suite = await deps.db.transaction(async (tx) => {
      const compte = await followLien(tx, client, lien, 'changementIdentifiant', now)
      const changement = compte.isActif ? await markConfirmed(tx, compte.id, now) : undefined
      if (!changement) throw new AppError('InvalidToken')
      const email = openNouvelIdentifiant(deps, changement)
      const isFree = await isIdentifiantFree(tx, client.code, email, compte.id)
      if (isFree && changement.effetLe > now) return { effetLe: changement.effetLe.toISOString() }
      await takeChangement(tx, compte.id)
      return (await conclude(deps, tx, client, compte, email)) ? { effetLe: null } : null
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
    await deps.db.transaction(async (tx) => {
      const compte = await followLien(tx, client, lien, 'annulationChangement', now)
      if (!(await cancelChangement(deps, tx, client, compte))) throw new AppError('InvalidToken')
      await deps.messages.enqueue(tx, changementAnnule(client, compte))
    })
  }

/**
 * Forgets the change that an account has under way, if there is one. An address that had been
 * confirmed was told from when it would count: it is told that it will not.
 */
export async function cancelChangement(
  { sealer, messages, clock }: ComptesDeps,
  tx: Executor,
  client: Client,
  compte: CompteTrouve,
): Promise<boolean> {
  const changement = await takeChangement(tx, compte.id)
  await deleteLiensOf(tx, compte.id, 'changementIdentifiant')
  await deleteLiensOf(tx, compte.id, 'annulationChangement')
  if (!changement) return false
  await recordCompte(tx, client, {
    compteId: compte.id,
    action: 'identifiant-annule',
    le: clock(),
  })
  if (changement.confirmeLe !== null) {
    const email = openNouvelIdentifiant({ sealer }, changement)
    await messages.enqueue(tx, changementAnnule(client, { email, prenom: compte.prenom }))
  }
  return true
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
        async work(tx, client, { compteId }) {
          const compte = await lockCompte(tx, client.code, compteId)
          const due = compte && (await takeDueChangement(tx, compteId, now))
          if (!due || !compte.isActif) return false
          await conclude(deps, tx, client, compte, openNouvelIdentifiant(deps, due))
          return true
        },
      },
    )
  }

/** The change, or its end if somebody else has that address by now; told at both addresses. */
async function conclude(
  deps: ComptesDeps,
  tx: Executor,
  client: Client,
  compte: CompteTrouve,
  email: string,
): Promise<boolean> {
  const { messages } = deps
  const isFree = await isIdentifiantFree(tx, client.code, email, compte.id)
  if (!isFree) {
    await deleteLiensOf(tx, compte.id, 'annulationChangement')
    await messages.enqueue(tx, changementAbandonne(client, compte))
    await messages.enqueue(tx, adresseDejaPrise(client, email))
    return false
  }
  const le = deps.clock()
  const { id: compteId, userName } = compte
  const ligne = { compteId, action: 'identifiant-modifie', le } as const
  await saveCompte(tx, client, ligne, (e) => saveIdentifiant(e, compteId, email))
  await endAcces(deps, tx, compteId)
  // For the address that it was: neither another change nor a new password takes it away.
  const ancien = (place: Place) => deps.sealer.seal(userName, place)
  const but = 'retablissementIdentifiant'
  const lien = await issueLien(tx, client, { compteId, but, ancien }, le)
  await messages.enqueue(tx, identifiantModifie(client, compte, email, lien))
  await messages.enqueue(tx, identifiantEnPlace(client, { email, prenom: compte.prenom }))
  return true
}

export const openNouvelIdentifiant = (
  { sealer }: Pick<ComptesDeps, 'sealer'>,
  { compteId, nouvelIdentifiant }: { compteId: string; nouvelIdentifiant: string },
) => sealer.unseal(nouvelIdentifiant, sealed.changementNouvelIdentifiant(compteId))

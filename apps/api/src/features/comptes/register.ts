import type { EspaceCree, RegisterData } from '@espace-adherent/contract'
import { isFonctionnaliteVisible } from '@espace-adherent/domain'
import { holdPersonne, reopenCompte } from '../../noyau/index.ts'
import { type Executor, upkeep } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { insertAnswers } from '../consentements/index.ts'
import { hashPassword, normaliseIdentifiant } from '../identity/index.ts'
import { fonctionnalitesPour } from '../portail/index.ts'
import { type CompteTrouve, isIdentifiantFree, lockCompteOfPersonne } from './comptes.repository.ts'
import { consentementsOf } from './consentements.ts'
import { dematerialisationJeton } from './dematerialisation.ts'
import type { ComptesDeps } from './deps.ts'
import { endAcces } from './fin-acces.ts'
import { createCompte } from './journal.ts'
import { issueLien } from './liens.ts'
import {
  adresseDejaPrise,
  confirmationMail,
  espaceDejaCree,
  inscriptionReprise,
  tellAdresse,
} from './mails.ts'
import { type PersonneReconnue, recognise } from './recognise.ts'
import { checkInscription } from './regles.ts'

/**
 * Creates the space of somebody whom the insurer knows. Whoever is recognised gets the same answer,
 * whether they had a space already or not, and whether the address is taken or not: the rest is
 * said by mail, to whom it concerns.
 */
export const register =
  (deps: ComptesDeps) =>
  async (client: Client, data: RegisterData, network: string | null): Promise<EspaceCree> => {
    const now = deps.clock()
    checkInscription(client, data, { isReinscription: false }, now)
    const personne = await recogniseOrRefuse(deps)(client, data, network)
    // Hashed whatever follows: how long it takes says nothing.
    const motDePasse = client.fournisseurExterne ? null : await hashPassword(data.password)
    const email = normaliseIdentifiant(data.email)
    const compteId = await upkeep(deps.db, (tx) =>
      createOrTell(deps, tx, client, { data, personne, motDePasse, email, now }),
    )
    return { jetonDematerialisation: jetonFor(deps, client, compteId, now) }
  }

/** Counts the try, then looks. One message for all that does not fit. */
export const recogniseOrRefuse =
  (deps: ComptesDeps) =>
  async (
    client: Client,
    data: Parameters<ReturnType<typeof recognise>>[2],
    network: string | null,
    /** Who alone counts as recognised; anybody, unless it is said. */
    attendueId?: string,
  ): Promise<PersonneReconnue> => {
    const now = deps.clock()
    const essaisRestants = await deps.essais.admits(deps.db, client, data, network, now)
    if (essaisRestants === null)
      throw new AppError(
        'RegistrationBlocked',
        client.config.registerAttemptNumberAfterMessage || undefined,
      )
    const personne = await recognise(deps.sealer)(deps.db, client, data)
    if (!personne || (attendueId !== undefined && personne.id !== attendueId))
      throw new AppError('RegistrationRefused', undefined, undefined, { essaisRestants })
    await deps.essais.forget(deps.db, client, data)
    return personne
  }

type Creation = {
  data: RegisterData
  personne: PersonneReconnue
  motDePasse: string | null
  email: string
  now: Date
}

/** Gives the account that was created, or null when only a mail was sent, or nothing at all. */
async function createOrTell(
  deps: ComptesDeps,
  tx: Executor,
  client: Client,
  creation: Creation,
): Promise<string | null> {
  const { messages, essais } = deps
  const { personne, email, now } = creation
  // Twenty clicks at once are looked at one by one, and the first is the one that counts.
  await holdPersonne(tx, personne.id)
  const existing = await lockCompteOfPersonne(tx, client.code, personne.id)
  const waiting = existing?.isActif ? undefined : existing
  const demande = { personneId: personne.id, email }
  if (await essais.isRepeated(tx, client, demande, now)) return waiting?.id ?? null
  // Counted for the person: the account may yet be made, and made again.
  const qui = existing?.isActif ? existing.id : personne.id
  await essais.requireMail(tx, client, { sorte: 'inscription', qui }, now)
  if (existing?.isActif) {
    await messages.enqueue(tx, espaceDejaCree(client, existing))
    return null
  }
  if (!(await isIdentifiantFree(tx, client.code, email, waiting?.id))) {
    await tellAdresse(deps, tx, client, adresseDejaPrise(client, email), now)
    return null
  }
  const compteId = await saveCompte(tx, client, creation, waiting?.id ?? null)
  if (compteId === null) return null
  if (waiting) await replaceWaiting(deps, tx, client, waiting, email)
  await insertAnswers(tx, consentementsOf(client, compteId, creation.data.consentements, now))
  const url = await issueLien(tx, client, { compteId, but: 'confirmationAdresse' }, now)
  // One of those that may be asked for again.
  await essais.admitsMail(tx, client, { sorte: 'activation', qui: compteId }, now)
  await messages.enqueue(tx, confirmationMail(client, { email, prenom: personne.prenom }, url))
  return compteId
}

/** What had been sent for the space that waited is worth nothing any more; its address is told so. */
async function replaceWaiting(
  deps: ComptesDeps,
  tx: Executor,
  client: Client,
  former: CompteTrouve,
  email: string,
): Promise<void> {
  await endAcces(deps, tx, former.id)
  if (former.email !== email)
    await deps.messages.enqueue(tx, inscriptionReprise(client, former, email))
}

/** Somebody who never confirmed may begin again, with another address or password. */
function saveCompte(
  tx: Executor,
  client: Client,
  { data, personne, motDePasse, email, now }: Creation,
  waitingId: string | null,
): Promise<string | null> {
  const values = {
    userName: email,
    email,
    motDePasse,
    roles: personne.roles,
    codeCivilite: personne.codeCivilite,
    nom: personne.nom,
    prenom: personne.prenom,
    creeParAdmin: false,
    cguAccepteesLe: data.cgu ? now : null,
    isDematerialise: data.dematerialization,
    dematerialiseLe: now,
  }
  return createCompte(
    tx,
    client,
    { ...values, personneId: personne.id, creeLe: now },
    waitingId === null ? undefined : (e) => reopenCompte(e, waitingId, values),
  )
}

/** Asked again when the client proposes it and alerts new members of their reimbursements. */
function jetonFor(
  deps: ComptesDeps,
  client: Client,
  compteId: string | null,
  now: Date,
): string | null {
  const isProposed =
    client.config.alertesRemboursement &&
    isFonctionnaliteVisible(fonctionnalitesPour(client, []), 'dematCreationCompte', {
      connecte: false,
    })
  return isProposed ? dematerialisationJeton(deps, compteId, now) : null
}

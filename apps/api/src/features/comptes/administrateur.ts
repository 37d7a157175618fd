import { debutAccords, type Role } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { normaliseIdentifiant } from '../identity/index.ts'
import { sendActivation } from './activation.ts'
import { findAdministrateur } from './comptes.repository.ts'
import type { ComptesDeps } from './deps.ts'
import { createCompte } from './journal.ts'
import { issueLien } from './liens.ts'

type Deps = {
  client: Client
  now: Date
  /** From when an administrator may agree to what another one asks for. */
  accordsDesLe: Date
}

/** The link that makes the account its holder's: given to whoever invites, kept only as a hash. */
export type Invitation = { lien: string }

/** Whoever is to work in the back office; an administrator, unless it is said. */
type Invite = { email: string; nom: string; prenom: string; roles?: readonly Role[] }

/** Null when the address is taken. */
async function insertInvite(
  tx: Executor,
  { client, now, accordsDesLe }: Deps,
  { email, nom, prenom, roles = ['Admin'] }: Invite,
): Promise<string | null> {
  const userName = normaliseIdentifiant(email)
  return createCompte(tx, client, {
    userName,
    email: userName,
    nom,
    prenom,
    roles: [...roles],
    creeParAdmin: true,
    accordsDesLe: roles.includes('Admin') ? accordsDesLe : null,
    creeLe: now,
  })
}

type DepsLien = Omit<Deps, 'accordsDesLe'>

/**
 * An administrator before anybody can sign in to make one: named on the server's own machine, they count as a
 * second person at once. Null when the address is taken.
 */
export async function inviteAdministrateur(
  tx: Executor,
  deps: DepsLien,
  invite: Invite,
): Promise<Invitation | null> {
  const compteId = await insertInvite(tx, { ...deps, accordsDesLe: deps.now }, invite)
  return compteId === null ? null : issue(tx, deps, compteId)
}

/**
 * The same by a colleague, for whoever is told by mail: the link is theirs alone. Who has no role yet is told
 * once they have one. False when the address is taken.
 */
export const inviteByMail =
  (deps: ComptesDeps) =>
  async (tx: Executor, client: Client, invite: Invite): Promise<boolean> => {
    const now = deps.clock()
    const id = await insertInvite(tx, { client, now, accordsDesLe: debutAccords(now) }, invite)
    if (id === null) return false
    const { email, prenom, roles } = invite
    if (roles?.length === 0) return true
    await sendActivation(deps, tx, client, { id, email, prenom, motDePasse: null })
    return true
  }

/** The first link was lost: a new one takes its place, while the account still waits. */
export async function renewInvitation(
  tx: Executor,
  deps: DepsLien,
  email: string,
): Promise<Invitation | 'inconnu' | 'actif'> {
  const found = await findAdministrateur(tx, deps.client.code, normaliseIdentifiant(email))
  if (!found) return 'inconnu'
  return found.isActif ? 'actif' : issue(tx, deps, found.id)
}

const issue = async (tx: Executor, { client, now }: DepsLien, compteId: string) => ({
  lien: await issueLien(tx, client, { compteId, but: 'activation' }, now),
})

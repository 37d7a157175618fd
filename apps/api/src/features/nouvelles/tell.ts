import {
  type Change,
  type CleContrat,
  type Ecriture,
  findCouverts,
  findTitulaire,
  markTold,
  type Told,
} from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { type Evenement, recordEvenement } from '../historique/index.ts'
import type { Messages } from '../messages/index.ts'
import { type Annonce, announceVers } from './annonces.ts'

/** Who writes: for which insurer, when, and by what mails leave. */
export type Qui = {
  client: Client
  now: Date
  /** Null: the portal itself, because its day has come. */
  auteur: { compteId: string; roles?: readonly string[] } | null
  messages: Pick<Messages, 'enqueue' | 'document'>
}

/** Somebody who is signed in, as `write` wants to know them. */
export type Agissant = {
  db: Executor
  client: Client
  now: Date
  visiteur: { compteId: string; roles?: readonly string[] }
}

export const quiDe = (
  { client, now, visiteur }: Omit<Agissant, 'db'>,
  { messages }: Pick<Qui, 'messages'>,
): Qui => ({ client, now, auteur: visiteur, messages })

/** Whom a change is for: an account, whoever subscribed to a contract, one of those it covers, or nobody in particular. */
export type Concerne =
  | { compte: string }
  | { adherent: CleContrat }
  | { personne: string; contrat: CleContrat }
  | null

export type Nouvelle = Pick<
  Evenement,
  'action' | 'objet' | 'cible' | 'detail' | 'avant' | 'apres'
> & {
  a: Concerne
  /** The mail and the notification; nothing: the line of history is enough. */
  dit?: Annonce | null | undefined
  /** Where they lead in the portal. */
  lien?: `/${string}`
  /** What the notification says below its title, where it is not the first sentence of the mail. */
  resume?: string
}

/** What a change is: told to whom it is for, in the transaction that makes it. Nobody found is still a line of history. */
export function tell<T>(e: Ecriture<Qui>, change: Change<T>, nouvelle: Nouvelle): Promise<Told<T>>
export function tell(
  e: Ecriture<Qui>,
  changes: readonly Change<unknown>[],
  nouvelle: Nouvelle,
): Promise<Told>
export async function tell(
  e: Ecriture<Qui>,
  changes: Change<unknown> | readonly Change<unknown>[],
  { a, dit, lien = '/', resume, ...ligne }: Nouvelle,
): Promise<Told<unknown>> {
  const { client, now, auteur, messages } = e.qui
  const lu = await findDestinataire(e, a, { isEcrit: Boolean(dit) })
  const compteId = lu?.compteId ?? null
  const isAutre = auteur !== null && auteur.compteId !== compteId
  await recordEvenement(e, {
    ...ligne,
    clientCode: client.code,
    compteId,
    auteurId: isAutre ? auteur.compteId : null,
    role: auteur?.roles?.join(', ') ?? null,
    le: now,
  })
  if (dit && lu?.email && compteId !== null)
    await announceVers(
      messages,
      e,
      client,
      { compteId, email: lu.email, prenom: lu.prenom ?? '' },
      lien,
      dit,
      now,
      undefined,
      resume,
    )
  if (!Array.isArray(changes)) return markTold(e, changes as Change<unknown>)
  for (const change of changes) markTold(e, change)
  return markTold(e, changes[0] as Change<unknown>)
}

async function findDestinataire(
  e: Ecriture<Qui>,
  a: Concerne,
  { isEcrit }: { isEcrit: boolean },
): Promise<{ compteId: string | null; email: string | null; prenom: string | null } | undefined> {
  if (a === null) return undefined
  if ('compte' in a)
    // A line alone needs no name.
    return isEcrit ? findTitulaire(e, a.compte) : { compteId: a.compte, email: null, prenom: null }
  const couverts = await findCouverts(e, 'adherent' in a ? a.adherent : a.contrat)
  return couverts.find(({ qualite, personneId }) =>
    'adherent' in a ? qualite === 'adherent' : personneId === a.personne,
  )
}

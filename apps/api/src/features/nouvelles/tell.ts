import {
  type Change,
  type CleContrat,
  changed,
  type Ecriture,
  findCouverts,
  findTitulaire,
  isDecede,
  markTold,
  type Told,
  together,
} from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { type Evenement, recordEvenement } from '../historique/index.ts'
import type { Message, Messages } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { type Annonce, announceVers } from './annonces.ts'

/** Who writes: for which insurer, when, and by what mails leave. */
export type Qui = {
  client: Client
  now: Date
  /** Null: the portal itself, because its day has come. */
  auteur: { compteId: string; roles?: readonly string[] } | Systeme | null
  messages: Pick<Messages, 'enqueue' | 'document'>
}

/** The insurer's management system: its key stands where an account would. */
type Systeme = { cleId: string }

/** The account that did it, where one did. */
export const compteDe = (auteur: Qui['auteur']): string | null =>
  auteur !== null && 'compteId' in auteur ? auteur.compteId : null

/** The same, where all that is left behind is a line of history. */
export type Auteur = Pick<Qui, 'now' | 'auteur'> & { client: Pick<Client, 'code'> }

/** Somebody who is signed in, as `write` wants to know them. */
export type Agissant = {
  db: Executor
  client: Client
  now: Date
  visiteur: { compteId: string; roles?: readonly string[] }
}
type Avec = Pick<Qui, 'messages'>

/** Somebody of the staff, whose line says as what they did it. */
export function quiDe(context: Omit<Agissant, 'db'>): Auteur
export function quiDe(context: Omit<Agissant, 'db'>, deps: Avec): Qui
export function quiDe({ client, now, visiteur }: Omit<Agissant, 'db'>, deps?: Avec): Auteur | Qui {
  return { client, now, auteur: visiteur, ...(deps && { messages: deps.messages }) }
}

/** A member, or whoever has an account: their line needs no role. */
export function membreDe(context: Omit<Agissant, 'db'>): Auteur
export function membreDe(context: Omit<Agissant, 'db'>, deps: Avec): Qui
export function membreDe(context: Omit<Agissant, 'db'>, deps?: Avec): Auteur | Qui {
  const { client, now, visiteur } = context
  const auteur = { compteId: visiteur.compteId }
  return { client, now, auteur, ...(deps && { messages: deps.messages }) }
}

/**
 * Whom a change is for: an account, whoever subscribed to a contract, one of those it covers, nobody in particular; or
 * nobody but whoever did it.
 */
export type Concerne =
  | { compte: string }
  | { adherent: CleContrat }
  | { personne: string; contrat: CleContrat }
  | 'auteur'
  | null

/** What is written down of it. */
export type Ligne = Pick<Evenement, 'action' | 'objet' | 'cible' | 'detail' | 'avant' | 'apres'> & {
  a: Concerne
  /** Of which insurer, when it is not the one for whom it is done. */
  clientCode?: string
}

export type Nouvelle = Ligne & {
  /** What the law wants told, once: of two nodes, the one that writes the proof tells. */
  preuve?: Preuve
  /** The mail and the notification; nothing: the line of history is enough. */
  dit?: Annonce | null | undefined
  /** Where they lead in the portal. */
  lien?: `/${string}`
  /** What the notification says below its title, where it is not the first sentence of the mail. */
  resume?: string
  /** What goes to an address or a number of its own, such as the former one: chosen by nobody’s preferences. */
  messages?: readonly Message[]
  /** A notification in words of its own, where no mail says the same. */
  notification?: { titre: string; texte: string }
  avis?: readonly Avis[]
  /** What the insurer writes about it, kept in its dossier, and printed for whoever reads on paper. */
  lettre?: Lettre
}

/** A letter as its owner keeps it, with its order to be printed (`lettre` of documents). */
export type Lettre = (e: Ecriture) => Promise<void>

/** A proof as its owner keeps it (`preuve` of papiers); false: it was told before. */
export type Preuve = (e: Ecriture) => Promise<boolean>

/** One change, or several that are told as one. */
type Changes<T> = Change<T> | readonly [Change<unknown>, ...Change<unknown>[]]

/** A mail in words of its own; and in the portal of that account, under its title, what is said of it. */
export type Avis = { message: Message; compteId: string; texte: string; lien: `/${string}` }

/** What a change is: told to whom it is for, in the transaction that makes it. Nobody found is still a line of history. */
export function tell<T = void>(
  e: Ecriture<Auteur>,
  changes: Changes<T>,
  ligne: Ligne,
): Promise<Told<T>>
export function tell<T = void>(
  e: Ecriture<Qui>,
  changes: Changes<T>,
  nouvelle: Nouvelle,
): Promise<Told<T>>
export async function tell(
  e: Ecriture<Auteur | Qui>,
  changes: Changes<unknown>,
  { preuve, ...nouvelle }: Nouvelle,
): Promise<Told<unknown>> {
  await preuve?.(e)
  await say(e, nouvelle)
  return markTold(e, isSeule(changes) ? changes : together(e, ...changes))
}

/** What happened and changes nothing that an owner keeps: its line, and whoever it is for is told. */
/** False: it was proven before that they were told, and they are not told again. */
export function note(
  e: Ecriture<Qui>,
  nouvelle: Nouvelle & { preuve: Preuve },
): Promise<Told<boolean>>
export function note(e: Ecriture<Auteur>, ligne: Ligne): Promise<Told>
export function note(e: Ecriture<Qui>, nouvelle: Nouvelle): Promise<Told>
export async function note(
  e: Ecriture<Auteur | Qui>,
  { preuve, ...nouvelle }: Nouvelle,
): Promise<Told<unknown>> {
  const isNew = preuve === undefined || (await preuve(e))
  if (isNew) await say(e, nouvelle)
  return markTold(e, changed(e, preuve && isNew))
}

/** The line; then, to whom they go, the mails, the notifications and the letter. */
async function say(
  e: Ecriture<Auteur | Qui>,
  {
    a,
    dit,
    lien = '/',
    resume,
    messages = [],
    notification,
    avis = [],
    lettre,
    ...ligne
  }: Nouvelle,
): Promise<void> {
  const { client, now, auteur } = e.qui
  const lu = await findDestinataire(e, a, { isEcrit: Boolean(dit) })
  const compteId = lu?.compteId ?? null
  const par = auteur === null ? null : 'cleId' in auteur ? auteur.cleId : auteur.compteId
  await recordEvenement(e, {
    clientCode: client.code,
    ...ligne,
    compteId,
    auteurId: par === compteId ? null : par,
    role: auteur && 'roles' in auteur ? (auteur.roles?.join(', ') ?? null) : null,
    le: now,
  })
  // The line is all that is left: in the name of the dead nothing is written, nor printed, to whatever address.
  if (
    compteId !== null &&
    (dit || notification || lettre || messages.length > 0) &&
    (await isDecede(e, compteId))
  )
    return
  const { qui } = e
  if ('messages' in qui) {
    const { messages: courrier } = qui
    if (dit && lu?.email && compteId !== null) {
      const destinataire = { compteId, email: lu.email, prenom: lu.prenom ?? '' }
      await announceVers(courrier, e, qui.client, destinataire, lien, dit, now, undefined, resume)
    }
    for (const message of messages) await courrier.enqueue(e, message)
    for (const { message, ...dite } of avis) {
      if (await isDecede(e, dite.compteId)) continue
      await courrier.enqueue(e, message)
      await insertNotification(e, { ...dite, titre: message.subject ?? '', creeLe: now })
    }
  }
  if (notification && compteId !== null)
    await insertNotification(e, { compteId, ...notification, lien, creeLe: now })
  await lettre?.(e)
}

const isSeule = (changes: Changes<unknown>): changes is Change<unknown> => !Array.isArray(changes)

async function findDestinataire(
  e: Ecriture<Auteur>,
  a: Concerne,
  { isEcrit }: { isEcrit: boolean },
): Promise<{ compteId: string | null; email: string | null; prenom: string | null } | undefined> {
  if (a === null) return undefined
  if (a === 'auteur' || 'compte' in a) {
    const compteId = a === 'auteur' ? compteDe(e.qui.auteur) : a.compte
    // A line alone needs no name.
    return isEcrit && compteId
      ? findTitulaire(e, compteId)
      : { compteId, email: null, prenom: null }
  }
  const couverts = await findCouverts(e, 'adherent' in a ? a.adherent : a.contrat)
  return couverts.find(({ qualite, personneId }) =>
    'adherent' in a ? qualite === 'adherent' : personneId === a.personne,
  )
}

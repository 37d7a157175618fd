import {
  type Cible,
  type Gestes,
  isGestePossible,
  type SaisieGeste,
} from '@espace-adherent/contract'
import {
  type Change,
  changed,
  type Ecriture,
  type Told,
  unchanged,
  write,
} from '../../noyau/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { type Nouvelle, type Qui, quiDe, tell } from '../nouvelles/index.ts'
import { attendre, decision } from './gestes-a-deux.ts'
import { announce, findLigne } from './gestion.repository.ts'
import type { Tenu } from './table.repository.ts'
import { textes } from './textes.ts'

/** What gestures may use besides their transaction. */
export type Outils = Pick<Qui, 'messages'>

/** What a gesture has made of its row: where it stands, what else it keeps, and whom it is told. */
export type Issue<R, E extends string> = {
  etat?: E
  set?: Partial<R>
  changes?: readonly Change<unknown>[]
  /** To be told; or it was, by what the gesture has called. */
  nouvelle: Nouvelle | Told<unknown>
}

type Ouvre<S, E extends string, O> = (
  e: Ecriture<Qui>,
  saisie: S,
  context: StaffContext,
  outils: O,
) => Promise<Issue<never, E> & { id: string }>
type Fait<R, S, E extends string, O> = (
  e: Ecriture<Qui>,
  ligne: R,
  saisie: S,
  context: StaffContext,
  outils: O,
) => Promise<Issue<R, E>>
/** First asks somebody else, which no transaction waits for: what is done follows from the answer. */
type Avant<F, O> = { apres(context: StaffContext, outils: O, id: string): Promise<F> }
type Apres<R, S, E extends string, O> = Avant<Fait<R, S, E, O>, O>

/** What was asked for by one, when another decides. */
export type Demandee = { motif: string | null; demandeParId: string }

/** Takes two: what is told as it begins to wait, what is done once it is agreed to, what is told of a refusal. */
type ADeux<R, S, E extends string, O> = {
  demande: Fait<R, S, E, O>
  fait: Fait<R, Demandee, E, O>
  refus: Fait<R, Demandee, E, O>
}

/** What gestures are given of their row, and nobody else changes until their end. */
export type Tient<R, O = Outils> = {
  /** Holds the row as its owner keeps it, and refuses those whom it is too close to. */
  tient?(e: Ecriture<Qui>, id: string, context: StaffContext, outils: O): Promise<R | undefined>
}

/** What each declared gesture does: one that is missing does not compile, nor a state that nobody knows. */
export type GestesTenus<R, E extends string, G extends Gestes<E>, O = Outils> = Required<
  Tient<R, O>
> & {
  /** Keeps what a gesture has made of it, under its next revision; without it, the commands that it calls do. */
  garde?(e: Ecriture<Qui>, ligne: R, set: Partial<R> & { etat?: E }): Promise<unknown>
  gestes: {
    [K in keyof G]: G[K] extends { isCreation: true }
      ? Ouvre<SaisieGeste<G[K]>, E, O> | Avant<Ouvre<SaisieGeste<G[K]>, E, O>, O>
      : G[K] extends { accord: object }
        ? ADeux<R, SaisieGeste<G[K]>, E, O>
        : Fait<R, SaisieGeste<G[K]>, E, O> | Apres<R, SaisieGeste<G[K]>, E, O>
  }
}

/** Where no gesture is declared, none is kept. */
export type AvecGestes<R, E extends string, G extends Gestes<E>, O> = string extends keyof G
  ? unknown
  : GestesTenus<R, E, G, O>

/** As the engine knows them, whatever the table. */
export type GestesQuelconques = {
  tient: GestesTenus<unknown, string, Gestes>['tient']
  garde: GestesTenus<unknown, string, Gestes>['garde']
  gestes: Readonly<Record<string, Creation | Suite | Avant<Creation | Suite, Outils> | GesteADeux>>
}
type Creation = Ouvre<unknown, string, Outils>
export type Suite = Fait<unknown, unknown, string, Outils>
export type GesteADeux = ADeux<unknown, unknown, string, Outils>

type Corps = Cible & { saisie: unknown }

/**
 * One gesture, in one transaction: the row is held, it is the one that was seen, where it stands lets it be done, and
 * what comes of it is kept and told. Sent again under its key, it is answered before it comes here.
 */
export const faireGeste = (tenu: Tenu, tenus: GestesQuelconques) => {
  const cleDe = (context: StaffContext, id: string) => ({ part: tenu.tenue.part(context), id })

  async function creer(e: Ecriture<Qui>, geste: Creation, { corps, context, outils }: Demande) {
    const issue = await geste(e, corps.saisie, context, outils)
    return { issue, id: issue.id, avant: null }
  }

  async function changer(e: Ecriture<Qui>, geste: Suite | GesteADeux, demande: Demande) {
    const { context, outils, nom, corps, isDecision } = demande
    const { id, revision, saisie } = corps
    const ligne = await tenus.tient(e, id, context, outils)
    const avant = ligne === undefined ? null : await findLigne(e, tenu, cleDe(context, id))
    if (!avant) throw new AppError('NotFound')
    if (avant.revision !== revision) throw staleWrite(corps, avant)
    if (
      !isDecision &&
      !isGestePossible(tenu.gestion, nom, String(avant[tenu.gestion.etats?.champ ?? '']))
    )
      throw new AppError('Conflict', textes.impossible)
    const faire =
      'fait' in geste
        ? isDecision
          ? decision(tenu.gestion, demande, geste)
          : geste.demande
        : geste
    const issue = await faire(e, ligne, saisie, context, outils)
    const { etat, set = {}, nouvelle } = issue
    await tenus.garde?.(e, ligne, { ...set, ...(etat !== undefined && { etat }) })
    if (!('fait' in geste) || isDecision || !isADire(nouvelle)) return { issue, id, avant }
    const apres = (await findLigne(e, tenu, cleDe(context, id))) ?? avant
    const messages = await attendre(e, tenu.gestion, demande, apres)
    return { issue: { ...issue, nouvelle: { ...nouvelle, messages } }, id, avant }
  }

  return async (
    context: StaffContext,
    outils: Outils,
    nom: string,
    posted: unknown,
    isDecision = false,
  ) => {
    const corps = posted as Corps
    const declare = tenus.gestes[nom]
    if (!declare || isDecision !== (isDecision && 'fait' in declare)) throw new AppError('NotFound')
    const geste = 'apres' in declare ? await declare.apres(context, outils, corps.id) : declare
    const demande = { context, outils, nom, corps, isDecision }
    return write(context.db, quiDe(context, outils), async (e) => {
      const { issue, id, avant } = tenu.gestion.gestes?.[nom]?.isCreation
        ? await creer(e, geste as Creation, demande)
        : await changer(e, geste as Suite | GesteADeux, demande)
      const { changes = [], nouvelle } = issue
      if (isADire(nouvelle)) await tell(e, [changed(e, undefined), ...changes], nouvelle)
      if (tenu.tenue.topic) await announce(e, tenu.tenue.topic)
      // What is over may be in the list no more.
      return unchanged(e, (await findLigne(e, tenu, cleDe(context, id))) ?? avant)
    })
  }
}

export type Demande = {
  context: StaffContext
  outils: Outils
  nom: string
  corps: Corps
  /** By the second of two. */
  isDecision: boolean
}

const isADire = (nouvelle: Nouvelle | Told<unknown>): nouvelle is Nouvelle =>
  typeof nouvelle === 'object' && 'action' in nouvelle

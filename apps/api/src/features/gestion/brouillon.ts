import type { Cible, LigneGestion, Modification, Publication } from '@espace-adherent/contract'
import { z } from 'zod'
import { type Ecriture, type Told, unchanged, write } from '../../noyau/index.ts'
import type { Executor, Transaction } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import type { StaffContext } from '../context.ts'
import type { Action } from '../historique/index.ts'
import type { Auteur } from '../nouvelles/index.ts'
import { announce, findLigne, findPublique, holdLigne, setColumns } from './gestion.repository.ts'
import type { Projet, Tenu } from './table.repository.ts'
import { textes } from './textes.ts'
import { type Change, tracer } from './trace.ts'
import { findVersion, placeDe } from './versions.repository.ts'

/** On its day, whichever node is free shows it to everybody, or to nobody any more. */
export const publierPrevue = defineJob({
  key: 'gestion.publier',
  data: z.object({ gestion: z.string(), clientCode: z.string(), id: z.string() }),
  essais: 20,
})

/** What publishing on a day to come is handed to. */
export type Programme = Pick<Jobs, 'enqueue'>

/** Clocks of two machines differ, and somebody reads before they press. */
const MAINTENANT_MS = 60_000

const RIEN_DE_PREVU = { programmeeLe: null, programmeeRevision: null }

type Outils = {
  /** What is kept of what was typed, columns that follow included. */
  columnsOf(typed: Record<string, unknown>, id: string): Record<string, unknown>
  juger(
    context: StaffContext,
    tx: Executor,
    valeurs: Record<string, unknown>,
    projet: Projet & Pick<Modification, 'malgre'>,
  ): Promise<void>
  ecrire(
    context: StaffContext,
    action: Action,
    work: (tx: Transaction) => Promise<Change>,
  ): Promise<LigneGestion | null>
}

/**
 * Rows that are written as drafts. What stands in the row is what everybody reads; what is written stands in a version
 * beside it until it is published.
 */
export function rediger(tenu: Tenu, { columnsOf, juger, ecrire }: Outils) {
  const { gestion, tenue } = tenu
  const { champs = [], isProgrammable = false, fin } = gestion.versions ?? {}
  const cleDe = (context: StaffContext, id: string) => ({ part: tenue.part(context), id })

  /** The row under a lock, as whoever writes was looking at it. */
  async function tenir(
    tx: Executor,
    context: StaffContext,
    { id, revision }: Cible,
    votre: unknown,
  ) {
    await holdLigne(tx, tenu, cleDe(context, id))
    const ligne = await findLigne(tx, tenu, cleDe(context, id))
    if (!ligne) throw new AppError('NotFound')
    if (ligne.revision !== revision) throw staleWrite(votre, ligne)
    return ligne
  }

  /** What a version says becomes what everybody reads. A field that it did not have yet says nothing. */
  const montrer = (
    tx: Executor,
    cle: ReturnType<typeof cleDe>,
    valeurs: Readonly<Record<string, unknown>>,
    { revision, now }: { revision: number; now: Date },
  ) =>
    setColumns(tx, tenu, cle, {
      ...Object.fromEntries(champs.map((nom) => [nom, valeurs[nom] ?? null])),
      publieLe: now.toISOString(),
      publieeRevision: revision,
      ...(isProgrammable && RIEN_DE_PREVU),
    })

  /** When what these fields say is to be read no more. */
  const finDe = (valeurs: Readonly<Record<string, unknown>>): Date | null => {
    const dite = fin && valeurs[fin]
    return dite ? new Date(String(dite)) : null
  }

  /** The row is public, and its end has come: no more. What was public is known by its revision. */
  async function terminer(e: Ecriture<Auteur>, cle: ReturnType<typeof cleDe>, avant: LigneGestion) {
    await setColumns(e, tenu, cle, { publieLe: null, publieeRevision: avant.publieeRevision })
    await tracer(e, gestion, 'publication', { avant, apres: await findLigne(e, tenu, cle) })
    if (tenue.topic) await announce(e, tenue.topic)
  }

  return {
    /** The next draft; fields that have no versions change at once. */
    modifier: (
      context: StaffContext,
      action: Action,
      { id, revision, valeurs, malgre }: Modification,
      votre: unknown,
    ) =>
      ecrire(context, action, async (tx) => {
        const avant = await tenir(tx, context, { id, revision }, votre)
        const changes = Object.fromEntries(
          Object.entries(valeurs).filter(([nom, valeur]) => !isMeme(valeur, avant[nom])),
        )
        const columns = Object.entries(columnsOf(changes, id)).filter(
          ([nom, valeur]) => !(nom in changes) || !isMeme(valeur, avant[nom]),
        )
        if (columns.length === 0) return { avant, apres: avant }
        const ecrites = Object.fromEntries(columns.filter(([nom]) => nom in changes))
        await juger(context, tx, ecrites, { ligne: avant, but: 'saisie', malgre })
        await setColumns(tx, tenu, cleDe(context, id), {
          ...Object.fromEntries(columns.filter(([nom]) => !champs.includes(nom))),
          revision: revision + 1,
          publieeRevision: avant.publieeRevision,
          modifieLe: context.now.toISOString(),
        })
        const apres = { ...avant, ...ecrites, revision: revision + 1 }
        return { avant, apres: { ...apres, modifieLe: context.now.toISOString() } }
      }),

    /** At once, on a day to come, or, without a day, not any more: what is planned first, then what is public. */
    publier: (
      context: StaffContext,
      { id, revision, le }: Publication,
      votre: unknown,
      programme: Programme,
    ) =>
      ecrire(context, 'publication', async (tx) => {
        const { client, now } = context
        const cle = cleDe(context, id)
        const avant = await tenir(tx, context, { id, revision }, votre)
        const quand = le === null ? null : new Date(le)
        const isPrevue = Boolean(avant.programmeeLe)
        if (quand === null && isPrevue) await setColumns(tx, tenu, cle, RIEN_DE_PREVU)
        else if (quand === null) {
          await juger(context, tx, {}, { ligne: avant, but: 'retrait' })
          await setColumns(tx, tenu, cle, { publieLe: null, publieeRevision: null })
        } else {
          await juger(context, tx, avant, { ligne: avant, but: 'publication' })
          const jusqua = finDe(avant)
          if (fin && jusqua && jusqua <= (quand > now ? quand : now))
            throw new AppError('BadRequest', undefined, { [fin]: textes.finAvant })
          const donnees = { gestion: gestion.key, clientCode: client.code, id }
          if (jusqua) await programme.enqueue(tx, publierPrevue, donnees, { after: jusqua })
          if (quand.getTime() <= now.getTime() + MAINTENANT_MS)
            await montrer(tx, cle, avant, { revision, now })
          else if (isProgrammable) {
            const prevue = { programmeeLe: quand.toISOString(), programmeeRevision: revision }
            await setColumns(tx, tenu, cle, prevue)
            await programme.enqueue(tx, publierPrevue, donnees, { after: quand })
          } else throw new AppError('BadRequest', undefined, { le: textes.toutDeSuite })
        }
        return { avant, apres: await findLigne(tx, tenu, cle) }
      }),

    /** What everybody reads, or will, is taken back first. */
    refusePublique({ publieLe, programmeeLe }: LigneGestion): void {
      if (publieLe || programmeeLe) throw new AppError('InUse', textes.publiqueEncore)
    },

    /** Shown from its day on, and no more once its end has come. Cancelled meanwhile, moved or done already: nothing. */
    publierPrevue: (db: Executor, client: Client, id: string, now: Date) =>
      write(db, { client, now, auteur: null }, async (e: Ecriture<Auteur>): Promise<Told> => {
        const cle = { part: { clientCode: client.code }, id }
        await holdLigne(e, tenu, cle)
        const avant = await findLigne(e, tenu, cle)
        if (!avant?.programmeeLe || new Date(String(avant.programmeeLe)) > now) {
          const jusqua = avant?.publieLe ? finDe((await findPublique(e, tenu, cle)) ?? {}) : null
          if (avant && jusqua && jusqua <= now) await terminer(e, cle, avant)
          return unchanged(e, undefined)
        }
        const revision = Number(avant.programmeeRevision)
        const prevue = await findVersion(e, placeDe(gestion, client, id), revision)
        if (!prevue?.valeurs) return unchanged(e, undefined)
        await montrer(e, cle, prevue.valeurs, { revision, now })
        await tracer(e, gestion, 'publication', { avant, apres: await findLigne(e, tenu, cle) })
        if (tenue.topic) await announce(e, tenue.topic)
        return unchanged(e, undefined)
      }),
  }
}

/** An empty text is none. */
const dit = (valeur: unknown) => JSON.stringify(valeur === '' ? null : (valeur ?? null))
const isMeme = (une: unknown, autre: unknown) => dit(une) === dit(autre)

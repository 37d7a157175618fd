import {
  type Champs,
  type Cible,
  type DemandeGestion,
  type Gestes,
  type Gestion,
  isDOrigine,
  LIGNES_PAR_LOT_MAX,
  type LigneGestion,
  type Modification,
  type Publication,
  type Restauration,
  type VersionGestion,
} from '@espace-adherent/contract'
import { z } from 'zod'
import { unchanged, write } from '../../noyau/index.ts'
import type { Executor, Transaction } from '../../platform/db/index.ts'
import { AppError, refuseFautes, staleWrite } from '../../platform/http/index.ts'
import { ecrireCurseur, lireCurseur } from '../../platform/resources/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, refuseConcerne } from '../deport.ts'
import type { Action } from '../historique/index.ts'
import { quiDe } from '../nouvelles/index.ts'
import { surPublie } from './brouillon.repository.ts'
import { type Programme, rediger } from './brouillon.ts'
import { etatEn } from './etat-en.ts'
import {
  type AvecGestes,
  faireGeste,
  type GestesQuelconques,
  type Outils,
  type Tient,
} from './gere-gestes.ts'
import {
  announce,
  deleteGestion,
  findLigne,
  findPage,
  insertGestion,
  type Place,
  setColumns,
  updateGestion,
} from './gestion.repository.ts'
import { surOrigines } from './origines.repository.ts'
import type { Projet, Tenu, Tenue } from './table.repository.ts'
import { textes } from './textes.ts'
import { type Change, tracer } from './trace.ts'
import {
  deleteVersions,
  findDerniere,
  findVersion,
  findVersions,
  insertVersions,
  placeDe,
} from './versions.repository.ts'

const place = z.tuple([z.string(), z.string()])

const curseurDe = (apres: string | undefined): Place | null => {
  const lu = lireCurseur(apres, place)
  return lu && { valeur: lu[0], id: lu[1] }
}

/** What the mount and the bulk actions need of a table that is kept; its gestures, of what the application gives (`O`). */
export type SourceGestion<O extends Outils = Outils> = ReturnType<
  typeof gere<Champs, string, Gestes, unknown, O>
>

/**
 * Keeps a table that staff look after: reads it by pages, writes it from known versions, and leaves a
 * line in the history with each write. Nothing else writes it.
 */
export function gere<
  const C extends Champs,
  const E extends string,
  const G extends Gestes<E>,
  R = unknown,
  O extends Outils = Outils,
>(declared: Gestion<C, E, G>, tenue: Tenue<C> & Tient<R, O> & AvecGestes<R, E, G, O>) {
  const gestion = declared as unknown as Gestion
  const tenu: Tenu = { gestion, tenue: tenue as unknown as Tenue<Champs> }
  const { part, origines, nettoie = (valeurs) => valeurs } = tenu.tenue
  const { derive, verifie, concerne, usages, topic } = tenu.tenue
  if (origines) tenu.tenue.enCommun = surOrigines(tenu, origines)
  const { enCommun } = tenu.tenue
  const { versions } = gestion
  const isBrouillon = versions?.mode === 'brouillon'
  if (isBrouillon) tenu.tenue.lecture = surPublie(tenu)
  /** What is written of what was typed. */
  const columnsOf = (typed: Record<string, unknown>, id: string | null) => {
    const valeurs = keep(gestion, nettoie(typed, id))
    return { ...valeurs, ...derive?.(valeurs) }
  }

  /** Refuses what is wrong, and what nobody has taken upon themselves. */
  const juger = async (
    context: StaffContext,
    tx: Executor,
    valeurs: Record<string, unknown>,
    { malgre = [], ...projet }: Projet & { malgre?: readonly string[] | undefined },
  ): Promise<void> => {
    const { fautes, reserves } = (await verifie?.(context, tx, valeurs, projet)) ?? {}
    refuseFautes(fautes ?? {})
    const restent = Object.entries(reserves ?? {}).filter(([nom]) => !malgre.includes(nom))
    if (restent.length === 0) return
    const dites = restent.map(([nom, dit]) => [`malgre.${nom}`, dit])
    throw new AppError('BadRequest', textes.reserves, Object.fromEntries(dites))
  }

  /** What stands from now on, and what stood before where nobody had written over it yet. */
  const garder = async (tx: Executor, context: StaffContext, { avant, apres }: Change) => {
    const cible = (apres ?? avant)?.id
    if (!versions || cible === undefined) return
    if (isBrouillon && !apres) {
      await deleteVersions(tx, placeDe(gestion, context.client, cible))
      return
    }
    const dits = (ligne: LigneGestion | null) =>
      ligne && !isDOrigine(gestion, ligne)
        ? Object.fromEntries(versions.champs.map((nom) => [nom, ligne[nom]]))
        : null
    const revision = apres?.revision ?? (avant?.revision ?? 0) + 1
    await insertVersions(tx, placeDe(gestion, context.client, cible), [
      ...(avant
        ? [{ revision: avant.revision, valeurs: dits(avant), le: jourDe(avant), par: null }]
        : []),
      { revision, valeurs: dits(apres), le: context.now, par: context.visiteur.compteId },
    ])
  }

  /** The change, its version, its line and its announcement are one transaction. */
  const ecrire = (
    context: StaffContext,
    action: Action,
    work: (tx: Transaction) => Promise<Change>,
  ): Promise<LigneGestion | null> =>
    write(context.db, quiDe(context), async (e) => {
      const change = await work(e)
      for (const ligne of [change.avant, change.apres])
        if (concerne && ligne) await refuseConcerne(e, agentDe(context), concerne(ligne))
      const isPublication = isBrouillon && action === 'publication'
      // What was saved as it stood has not changed: no version, no line.
      if (change.avant?.revision === change.apres?.revision && !isPublication)
        return unchanged(e, change.apres)
      await garder(e, context, change)
      await tracer(e, gestion, action, change)
      // Nobody reads a draft.
      if (topic && (isPublication || !isBrouillon)) await announce(e, topic)
      return unchanged(e, change.apres && (await entiere(e, context, change.apres)))
    })

  /** With what the portal says of it. */
  const entiere = async (db: Executor, context: StaffContext, ligne: LigneGestion) =>
    ((origines || isBrouillon) &&
      (await findLigne(db, tenu, { part: part(context), id: ligne.id }))) ||
    ligne

  const redige = rediger(tenu, {
    columnsOf: (typed, id) => columnsOf(typed, id),
    juger,
    ecrire,
  })

  const modifierDirect = (
    context: StaffContext,
    action: Action,
    { id, revision, valeurs, malgre }: Modification,
    votre: unknown,
  ) =>
    ecrire(context, action, async (tx) => {
      const cle = { part: part(context), id }
      const kept = action === 'publication' ? valeurs : columnsOf(valeurs, id)
      const ligne = versions ? await findLigne(tx, tenu, cle) : null
      // Of an old version there is nothing to say but that it is old.
      if (!ligne || ligne.revision === revision)
        await juger(context, tx, kept, { ligne, but: 'saisie', malgre })
      await enCommun?.reprendre(tx, cle.part, id)
      const found = await updateGestion(tx, tenu, {
        ...cle,
        revision,
        valeurs: kept,
        now: context.now,
      })
      if (!found) throw new AppError('NotFound')
      const { avant, apres } = found
      if (!apres && avant.revision !== revision)
        throw staleWrite(votre, await entiere(tx, context, avant))
      if (!apres) await enCommun?.rendre(tx, cle.part, id)
      return { avant, apres: apres ?? avant }
    })

  const modifier = isBrouillon ? redige.modifier : modifierDirect

  /** What a page of the list holds, whoever reads it. */
  const readPage = async (context: StaffContext, demande: DemandeGestion) => {
    const { q, id, tri = gestion.tri, apres, taille, ...filtres } = demande
    const isDescendant = tri.startsWith('-')
    const page = await findPage(context.db, tenu, {
      part: part(context),
      q,
      id: id as string | undefined,
      tri: { nom: isDescendant ? tri.slice(1) : tri, isDescendant },
      filtres,
      apres: curseurDe(apres),
      taille,
    })
    return { ...page, suite: page.suite && ecrireCurseur(page.suite.valeur, page.suite.id) }
  }

  return {
    gestion,
    tenue: tenu.tenue,

    async list(context: StaffContext, demande: DemandeGestion) {
      const page = await readPage(context, demande)
      const dits = await tenu.tenue.empechements?.(context, page.items)
      if (!dits) return page
      const items = page.items.map(
        (une): LigneGestion => ({ ...une, empechements: dits.get(une.id) }),
      )
      return { ...page, items }
    },

    /** For exports: page after page, each begun after the last row of the one before. */
    async *rows(context: StaffContext, demande: DemandeGestion): AsyncGenerator<LigneGestion> {
      let apres = demande.apres
      do {
        const page = await readPage(context, { ...demande, apres, taille: LIGNES_PAR_LOT_MAX })
        yield* page.items
        apres = page.suite ?? undefined
      } while (apres !== undefined)
    },

    create: (context: StaffContext, data: unknown) =>
      ecrire(context, 'creation', async (tx) => {
        const { malgre, ...typed } = data as Record<string, unknown> & Pick<Modification, 'malgre'>
        const ici = { part: part(context) }
        const valeurs = columnsOf(typed, null)
        await juger(context, tx, valeurs, { ligne: null, but: 'saisie', malgre })
        // A code that is shared is taken, as one of the part's own is.
        if (!origines) await enCommun?.reprendre(tx, ici.part, String(valeurs[fixeDe(gestion)]))
        const apres = await insertGestion(tx, tenu, { ...ici, valeurs, now: context.now })
        if (!apres)
          throw new AppError('BadRequest', undefined, { [fixeDe(gestion)]: textes.existeDeja })
        const derniere = versions
          ? await findDerniere(tx, placeDe(gestion, context.client, apres.id))
          : 0
        if (derniere === 0) return { avant: null, apres }
        const revision = derniere + 1
        await setColumns(tx, tenu, { part: ici.part, id: apres.id }, { revision })
        return { avant: null, apres: { ...apres, revision } }
      }),

    update: (context: StaffContext, data: unknown) =>
      modifier(context, 'modification', data as Modification, data),

    publish: (context: StaffContext, data: Publication, programme: Programme) => {
      const { id, revision, le } = data
      if (isBrouillon) return redige.publier(context, data, data, programme)
      const nom = gestion.publication?.le
      if (nom === undefined) throw new Error(`${gestion.key} publishes nothing`)
      return modifier(context, 'publication', { id, revision, valeurs: { [nom]: le } }, data)
    },

    /** The row becomes what it was: its fields of then, under a new version. */
    restore: async (context: StaffContext, data: Restauration) => {
      const { id, revision, version } = data
      const actuelle = await findLigne(context.db, tenu, { part: part(context), id })
      if (!actuelle) throw new AppError('NotFound')
      const valeurs = versions
        ? (await findVersion(context.db, placeDe(gestion, context.client, id), version))?.valeurs
        : await etatEn(context, gestion, actuelle, version)
      if (!valeurs) throw new AppError('BadRequest', undefined, { version: textes.versionInconnue })
      return modifier(context, 'restauration', { id, revision, valeurs }, data)
    },

    async delete(context: StaffContext, cible: Cible): Promise<void> {
      const utilise = await usages?.(context, cible.id)
      if (utilise?.length) throw new AppError('InUse')
      const cle = { part: part(context), id: cible.id }
      const ligne = enCommun ? await findLigne(context.db, tenu, cle) : null
      const valeurs = ligne && enCommun?.retrait(ligne)
      if (valeurs) {
        await modifier(context, 'modification', { ...cible, valeurs }, cible)
        return
      }
      await ecrire(context, 'suppression', async (tx) => {
        const seule = versions ? await findLigne(tx, tenu, cle) : null
        if (seule?.revision === cible.revision) {
          if (isBrouillon) redige.refusePublique(seule)
          await juger(context, tx, {}, { ligne: seule, but: 'retrait' })
        }
        const found = await deleteGestion(tx, tenu, { part: part(context), ...cible })
        if (!found) throw new AppError('NotFound')
        if (!found.isEfface) throw staleWrite(cible, found.avant)
        return { avant: seule ?? found.avant, apres: null }
      })
    },

    /** What was planned, once its day has come. */
    publierPrevue: redige.publierPrevue,

    geste: faireGeste(tenu, tenue as unknown as GestesQuelconques) as (
      context: StaffContext,
      outils: O,
      nom: string,
      corps: unknown,
      isDecision?: boolean,
    ) => Promise<LigneGestion | null>,

    usages: async (context: StaffContext, id: string) => (await usages?.(context, id)) ?? [],

    /** What a row said each time it was written, the latest first. */
    async versions(context: StaffContext, id: string): Promise<VersionGestion[]> {
      const dites = await findVersions(context.db, placeDe(gestion, context.client, id))
      return dites.map(({ le, ...dite }) => ({ ...dite, le: le?.toISOString() ?? null }))
    },
  }
}

const jourDe = ({ modifieLe }: LigneGestion) => (modifieLe === null ? null : new Date(modifieLe))

/** What is left of what was typed must still be enough. */
function keep(gestion: Gestion, valeurs: Record<string, unknown>): Record<string, unknown> {
  const { error } = gestion.creation.partial().safeParse(valeurs)
  const [issue] = error?.issues ?? []
  if (!issue) return valeurs
  throw new AppError('BadRequest', undefined, { [issue.path.join('.')]: issue.message })
}

/** The field that two rows cannot share: the one chosen once and for all. */
const fixeDe = ({ champs, titre }: Gestion) =>
  Object.keys(champs).find((nom) => champs[nom]?.isFixe) ?? titre

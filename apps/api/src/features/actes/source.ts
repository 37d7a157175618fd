import {
  type ActeGestion,
  acteResources,
  type apercuResource,
  type brouillonsResource,
  type Cible,
  type Data,
  type DemarcheOfferte,
  type demarchesResource,
  type faitsResource,
  lectureActeResources,
  type Query,
  type Resource,
  verbeDe,
} from '@espace-adherent/contract'
import { isDansPortee, porteeDe, realFaults } from '@espace-adherent/domain'
import { upkeep } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Sources } from '../../platform/resources/index.ts'
import type { Contexts, MembreContext } from '../context.ts'
import { isFeatureVisible, readFeatures } from '../portail/index.ts'
import {
  listBrouillons,
  removeBrouillon,
  saveBrouillon,
  toBrouillon,
  voiler,
} from './brouillons.ts'
import { exigerConseil } from './conseil.ts'
import type { Actes } from './moteur.ts'
import { reglesDe } from './regles.ts'
import { hold } from './sujet.ts'
import { textes } from './textes.ts'
import type { Traite } from './traite.ts'

/** What each act is sent to and read at, and the one source of them all. */
export function acteRoutes(deps: Actes) {
  const { traites, moteur } = deps
  const sources = Object.values(traites).map(({ acte }) => [
    acte.key,
    {
      [verbeDe(acte)]: (context: MembreContext, saisie: object) =>
        moteur.receive(context, acte.key, saisie),
    },
  ])
  const lectures = Object.values(traites).map(({ acte: { key } }) => [
    `${key}Lecture`,
    { list: (context: MembreContext) => offertes(deps, context, [key]) },
  ])
  return {
    registry: { ...acteResources, ...lectureActeResources },
    sources: Object.fromEntries([...sources, ...lectures]) as Sources<
      Contexts,
      Record<string, Resource>
    >,
  }
}

export const createDemarchesSource = (deps: Actes) => ({
  list: (context: MembreContext, _query: Query<typeof demarchesResource>) =>
    offertes(deps, context, Object.keys(deps.traites) as ActeGestion[]),
})

/** As they are declared, those of these acts that are offered to whoever asks. */
export function actesOfferts(
  { traites }: Pick<Actes, 'traites'>,
  { client, visiteur }: Pick<MembreContext, 'client' | 'visiteur'>,
  isVisible: (feature: string) => boolean,
  keys = Object.keys(traites) as readonly ActeGestion[],
) {
  return keys
    .map((key) => traites[key].acte)
    .filter((acte) => {
      const proposeA = acte.proposeA ?? porteeDe(client.config.porteesActes, acte)
      const isPossible = Object.values(visiteur.qualites).some((q) => isDansPortee(proposeA, q))
      return isPossible && (!acte.feature || isVisible(acte.feature))
    })
}

/** What switches some of them off. */
export const fonctionnalitesDesActes = (
  { traites }: Pick<Actes, 'traites'>,
  keys = Object.keys(traites) as readonly ActeGestion[],
) => keys.flatMap((key) => traites[key].acte.feature ?? [])

/** The same, with what the client decided of each. */
async function offertes(
  { traites, delais }: Actes,
  context: MembreContext,
  keys: readonly ActeGestion[],
): Promise<DemarcheOfferte[]> {
  const { db, client, now } = context
  const offertes: DemarcheOfferte[] = []
  const isVisible = await readFeatures(context, fonctionnalitesDesActes({ traites }, keys))
  for (const acte of actesOfferts({ traites }, context, isVisible, keys)) {
    const { modeGestion } = reglesDe(client, acte.key, now)
    offertes.push({
      acte: acte.key,
      libelle: acte.libelle,
      chapo: acte.chapo,
      groupe: acte.groupe,
      typeContrat: acte.typeContrat ?? null,
      isEnCours: acte.isEnCours ?? false,
      modeGestion,
      // What the law has dated is told by its own words, not by habit.
      delai:
        modeGestion === 'manuel' && (acte.echeancesLegales.length === 0 || acte.isSoumis)
          ? await delais.habituel(db, client.code, acte.key, now)
          : null,
    })
  }
  return offertes
}

export const createFaitsSource = ({ traites }: Actes) => ({
  async list(
    context: MembreContext,
    { acte, numeroContrat }: Query<typeof faitsResource>,
  ): Promise<Record<string, unknown>[]> {
    const { db, client, visiteur, now } = context
    const traite: Traite = traites[acte]
    if (traite.acte.feature && !(await isFeatureVisible(context, traite.acte.feature)))
      throw new AppError('NotFound')
    const isDuContrat = traite.numeroContrat(traite.acte.vide) !== null
    if (isDuContrat && !numeroContrat)
      throw new AppError('BadRequest', undefined, { numeroContrat: textes.sansContrat })
    const faits = await upkeep(db, async (tx) => {
      const contrat = await hold(tx, traite, context, isDuContrat ? (numeroContrat ?? '') : null)
      const appelant = { ...visiteur, client, contrat, now, envoyeeLe: now }
      return traite.faits?.(tx, appelant, reglesDe(client, acte, now))
    })
    return [{ ...faits }]
  },
})

export const createApercuSource = ({ traites, delais, sealer }: Actes) => ({
  /** The same reading and the same rules as sending; nothing is written. */
  async update(context: MembreContext, { acte, saisie }: Data<typeof apercuResource>) {
    const { db, client, visiteur, now } = context
    const traite: Traite = traites[acte]
    const regles = reglesDe(client, acte, now)
    const lue = traite.parse(saisie)
    const { prepare, lecture, conseil } = await upkeep(db, async (tx) => {
      const contrat = await hold(tx, traite, context, traite.numeroContrat(lue))
      const appelant = { ...visiteur, client, contrat, now, envoyeeLe: now }
      const faits = (await traite.faits?.(tx, appelant, regles)) ?? {}
      const prepare = traite.prepare(lue, regles, faits)
      const avant = await traite.avant(tx, appelant, prepare.data, faits)
      const conseil = await exigerConseil(sealer, tx, traite, lue, appelant)
      return { prepare, conseil, lecture: traite.lire(tx, appelant, prepare.data, regles, avant) }
    })
    // What a clerk has to look at is not done as it is sent, whatever the client chose.
    const modeGestion = lecture.isAExaminer ? 'manuel' : regles.modeGestion
    return {
      modeGestion,
      lignes: [...lecture.lignes],
      pieces: [...prepare.pieces],
      effetLe: lecture.effetLe,
      delai: modeGestion === 'manuel' ? await delais.habituel(db, client.code, acte, now) : null,
      fautes: realFaults({ ...lecture.faults, ...conseil, ...prepare.faults }) ?? {},
    }
  },
})

export const createBrouillonsSource = (deps: Actes) => ({
  async list({ db, visiteur }: MembreContext, { acte }: Query<typeof brouillonsResource>) {
    const { compteId, vuPar } = visiteur
    const brouillons = await listBrouillons(deps, db, compteId, acte)
    return vuPar === null ? brouillons : brouillons.map((brouillon) => voiler(deps, brouillon))
  },

  async update({ db, visiteur, now }: MembreContext, data: Data<typeof brouillonsResource>) {
    const row = await upkeep(db, (tx) => saveBrouillon(deps, tx, visiteur.compteId, data, now))
    return toBrouillon(deps, db, row)
  },

  delete: ({ db, visiteur }: MembreContext, cible: Cible) =>
    upkeep(db, (tx) => removeBrouillon(tx, visiteur.compteId, cible)),
})

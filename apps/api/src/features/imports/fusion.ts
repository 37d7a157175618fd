import { addDays, dateAParis, type Alerte as ToutesAlertes } from '@espace-adherent/domain'
import {
  analyserTables,
  type Cible,
  type Etages,
  followContrats,
  fusionner,
  fusions,
  idsEcrits,
  idsPoses,
  type Lot,
  lirePresents,
  ouvrirComptes,
  type Presents,
  personnes,
  placeRows,
  relier,
  renommer,
  supprimer,
  swapTables,
  tenirContrats,
} from '../../noyau/fusion/index.ts'
import { endGardes, holdPersonnes, shieldLate } from '../../noyau/gardes/index.ts'
import { type Ecriture, tellAll, write } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { redemanderReleve } from '../audiences/index.ts'
import { reprendreReponses } from '../consentements/index.ts'
import { type Auteur, note } from '../nouvelles/index.ts'
import { silenceAlertes } from '../preferences/index.ts'
import { groupes, sansContrat, toutesCibles } from './groupes.ts'
import { avancerLot, type CleLot, findDernier } from './lots.repository.ts'
import { posables } from './pose.ts'
import { mergePersonnes } from './reunion.ts'

type Alerte = Exclude<ToutesAlertes, 'demande'>

type Suite = {
  sealer: Sealer
  /** How many were done before the run was cut. */
  depuis: number
  now: Date
  avance: (faits: number, total: number) => void
}

/** After so many lots of a kind, the tables that they fill are looked at: most of all after the first. */
const A_ANALYSER = new Set([1, 10, 100, 1_000])

const grandies = (presents: Presents, genre: string): readonly Cible[] => {
  if (genre === 'echange' || genre === 'poses') return posables
  const siennes =
    genre === 'contrats'
      ? parContrat.flatMap(({ cible, enfants }) => [cible, ...enfants])
      : sansContrat.filter(({ nom }) => nom === genre)
  return siennes.filter((cible) => presents.get(cible)?.has('cree'))
}

/** Lot after lot, each a transaction that says that it is done; the last one leaves the run's line of history. */
export async function fusionnerLots(
  db: Executor,
  ici: Etages,
  cle: CleLot,
  lots: readonly Lot[],
  { sealer, depuis, now, avance }: Suite,
): Promise<void> {
  const qui = { now, auteur: null, client: { code: ici.clientCode } }
  const presents = await lirePresents(db, ici, toutesCibles)
  const rangs = new Map<string, number>()
  const isPremier = (await findDernier(db, cle)) === null
  for (const lot of lots) {
    if (lot.rang <= depuis) continue
    await write<Auteur, void>(db, qui, async (e) => {
      if (lot.genre === 'gardes') await terminer(e, ici, lot, cle)
      else if (lot.genre === fusions.nom) await mergeFusions(e, { ici, presents, sealer }, lot, cle)
      else await fusionnerLot(e, { ici, presents, isPremier }, lot)
      await avancerLot(e, cle, lot.rang)
      // The line of the run tells of all its lots.
      return tellAll(e)
    })
    rangs.set(lot.genre, (rangs.get(lot.genre) ?? 0) + 1)
    if (A_ANALYSER.has(rangs.get(lot.genre) ?? 0))
      await analyserTables(db, grandies(presents, lot.genre))
    avance(lot.rang, lots.length)
  }
}

/** Each with its line: what a member did here is what their insurer's system says from now on, or is not. */
async function terminer(
  e: Ecriture<Auteur>,
  ici: Etages,
  lot: Lot,
  { clientCode, source, lot: nom }: CleLot,
): Promise<void> {
  for (const { etat, groupe, numeroContrat, personneId } of await endGardes(e, ici, lot, nom)) {
    const contrat = { clientCode, numeroContrat }
    await note(e, {
      a: personneId ? { personne: personneId, contrat } : { adherent: contrat },
      action: `garde-${etat}`,
      objet: 'contrat',
      cible: numeroContrat,
      detail: { groupe, source, lot: nom },
    })
  }
}

type Fin = {
  now: Date
  detail: Record<string, number>
  /** What says that it is done, with its line or not at all: a run that is cut between them would never be told. */
  finir(e: Ecriture): Promise<unknown>
}

/** What was done, in one line: whose lot, and nothing of anybody. */
export const raconter = (
  db: Executor,
  { clientCode, source, lot }: CleLot,
  { now, detail, finir }: Fin,
) =>
  write<Auteur, void>(db, { now, auteur: null, client: { code: clientCode } }, async (e) => {
    await finir(e)
    await redemanderReleve(e, clientCode, now)
    return note(e, {
      a: null,
      action: 'import',
      objet: 'import',
      cible: lot,
      detail: { source, ...detail },
    })
  })

type Ou = { ici: Etages; presents: Presents; isPremier: boolean }

const celle = ({ presents }: Pick<Ou, 'presents'>, cible: Cible) => ({
  cible,
  sorts: presents.get(cible),
})

/** Who is kept has all of it before files are read on: they name nobody else. */
async function mergeFusions(
  e: Ecriture<Auteur>,
  { ici, presents, sealer }: Pick<Ou, 'ici' | 'presents'> & { sealer: Sealer },
  lot: Lot,
  cle: CleLot,
): Promise<void> {
  await mergePersonnes(e, { ici, sealer }, lot, cle)
  await fusionner(e, ici, celle({ presents }, fusions), lot)
}

async function fusionnerLot(e: Ecriture, ou: Ou, lot: Lot): Promise<void> {
  const { ici } = ou
  if (lot.genre === 'contrats') return fusionnerContrats(e, ou, lot)
  if (lot.genre === 'poses' || lot.genre === 'echange') return placeLot(e, ou, lot)
  if (lot.genre === 'rattaches') {
    await relier(e, ici, personnes, lot)
    return
  }
  if (lot.genre === 'comptes') {
    await ouvrirComptes(e, ici, lot)
    await reprendreReponses(e, ici, lot)
    return
  }
  const cible = sansContrat.find(({ nom }) => nom === lot.genre)
  if (!cible) throw new Error(`Nobody knows lots of ${lot.genre}`)
  if (cible === personnes && ou.presents.get(cible)?.has('change')) {
    await holdPersonnes(e, ici, lot)
    await shieldLate(e, ici, lot)
  }
  await supprimer(e, ici, celle(ou, cible), lot)
  await fusionner(e, ici, celle(ou, cible), lot)
  if (cible !== personnes) return
  if (ou.presents.get(cible)?.has('change')) await renommer(e, ici, lot)
  await followContrats(e, ici, lot)
}

/** What is older than that is no news when it comes. */
const JOURS_NOUVELLE = 7

async function taire(e: Ecriture, ou: Ou, lot: Lot): Promise<void> {
  for (const { cible, alerte } of parContrat) {
    const sorts = ou.presents.get(cible)
    if (alerte && (sorts?.has('cree') || sorts?.has('change')))
      await silenceCeux(e, ou, alerte, idsEcrits(ou.ici, cible, lot))
  }
}

/** Nobody hears of what a first load brings, nor of what is too old. */
async function silenceCeux(
  e: Ecriture,
  { ici, isPremier }: Ou,
  alerte: Alerte,
  parmi: ReturnType<typeof idsPoses>,
) {
  const { clientCode, maintenant: now } = ici
  const avant = isPremier ? null : addDays(dateAParis(now), -JOURS_NOUVELLE)
  await silenceAlertes(e, alerte, { clientCode, parmi, avant, now })
}

/** Of a first load, what waited outside of staged rows: by contracts, or all of it where the tables hold nobody. */
async function placeLot(e: Ecriture, ou: Ou, lot: Lot): Promise<void> {
  const { ici } = ou
  const isTout = lot.genre === 'echange'
  if (isTout) await swapTables(e, ici, posables)
  else {
    await tenirContrats(e, ici, lot)
    for (const cible of posables) await placeRows(e, ici, cible, lot)
  }
  for (const { cible, alerte } of parContrat)
    if (alerte && posables.includes(cible))
      await silenceCeux(e, ou, alerte, idsPoses(ici, cible, isTout ? null : lot))
}

const parContrat = groupes.filter(({ cible }) => cible.contrat !== null)

/** What goes leaves first, the last thing that was made of it before it; then what comes. */
async function fusionnerContrats(e: Ecriture, ou: Ou, lot: Lot): Promise<void> {
  const { ici } = ou
  await tenirContrats(e, ici, lot)
  await shieldLate(e, ici, lot)
  for (const { cible, enfants, avantSuppression } of parContrat.toReversed()) {
    for (const enfant of enfants.toReversed()) await supprimer(e, ici, celle(ou, enfant), lot)
    await avantSuppression?.(e, ici, lot)
    await supprimer(e, ici, celle(ou, cible), lot)
  }
  for (const { cible, enfants, avantFusion } of parContrat) {
    const sienne = celle(ou, cible)
    if (sienne.sorts?.has('change')) await avantFusion?.(e, ici, lot)
    await fusionner(e, ici, sienne, lot)
    for (const enfant of enfants) await fusionner(e, ici, celle(ou, enfant), lot)
  }
  await taire(e, ou, lot)
  await followContrats(e, ici, lot)
}

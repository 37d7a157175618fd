import { addDays } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import {
  applyChangement,
  type ChangementPrix,
  type ContratTarife,
  genresChangement,
  moisDeRevision,
  type OffreTarifee,
} from './changement.ts'
import type { EcheanceRevue, LigneReport } from './reports.ts'
import { finirEcheances, type Retrait, reviserEcheances } from './revision.ts'
import { anneeDe, cotisationMensuelle } from './tarif.ts'

/** Accepted for a day to come. */
export type ChangementPrevu = {
  cle: string
  effetLe: DateCalendaire
  /** Of those of one day, the order in which they were asked for. */
  rang: number
  changement: ChangementPrix
}

type Depart = {
  contrat: ContratTarife
  /** Those of the insurer: what changes of level and reinforcements name. */
  offres: readonly OffreTarifee[]
  prevus: readonly ChangementPrevu[]
  jour: DateCalendaire
  /** The last day that anything is owed for, where it is known without any of these changes. */
  finDue?: DateCalendaire | null
}

/** What changes a price: a planned change, or what comes by itself. */
export const genresAvenir = [...genresChangement, 'tarif', 'renforts', 'gratuite'] as const
export type GenreAvenir = (typeof genresAvenir)[number]

/** In cents a month: `avant` + `ecart` = `apres`; null where the offer has no price. */
export type LigneAvenir = {
  cle: string
  genre: GenreAvenir
  /** Reinforcements, people, an offer, a year. */
  noms: readonly string[]
  effetLe: DateCalendaire
  /** From when the price counts. */
  depuis: DateCalendaire
  avant: number | null
  ecart: number | null
  apres: number | null
  /** On its day it will not be possible any more, or the contract will have ended. */
  isSansEffet: boolean
}

export type Avenir = {
  aujourdhui: number | null
  lignes: LigneAvenir[]
  /** The price once all that counts from one day is done, where it is another one. */
  paliers: { depuis: DateCalendaire; montant: number }[]
  /** The changes that will be done, each with the contract as it will then be. */
  etapes: Etape[]
}

export type Etape = {
  effetLe: DateCalendaire
  depuis: DateCalendaire
  contrat: ContratTarife | null
}

type Evenement = {
  cle: string
  genre: GenreAvenir
  effetLe: DateCalendaire
  depuis: DateCalendaire
  /** Of one day: an end, the tariff, what was known of reinforcements, then changes as they were asked for. */
  ordre: readonly [number, DateCalendaire, number]
  noms: readonly string[]
  changement?: ChangementPrix
}

const [FIN, TARIF, RENFORTS, VOULU] = [0, 1, 2, 3] as const

/**
 * The one future of a price: what is planned for a contract, folded day by day into one running
 * total. The tariff of a year comes before what is asked for from the same day, so that whoever
 * asks is told what they will pay.
 */
export function avenirDe({ contrat: depart, offres, prevus, jour, finDue = null }: Depart): Avenir {
  const mois = `${jour.slice(0, 7)}-01`
  const evenements = evenementsDe({ contrat: depart, offres, prevus, jour, finDue }, mois)
  let contrat = depart
  let isFini = finDue !== null && finDue < jour
  let vu = { jour: mois, annee: anneeDe(jour) }
  const prix = () => (isFini ? 0 : cotisationMensuelle(contrat, vu.jour, vu.annee))
  const aujourdhui = prix()
  const lignes: LigneAvenir[] = []
  const etapes: Etape[] = []
  for (const { cle, genre, effetLe, depuis, changement, ...evenement } of evenements) {
    const avant = prix()
    const isFin = genre === 'fin' || genre === 'gratuite'
    let { noms } = evenement
    let isSansEffet = isFini
    if (changement && !isFin) {
      const { apres, noms: dits } = applyChangement(contrat, changement, effetLe, offres)
      noms = dits
      isSansEffet ||= apres === null
      if (!isSansEffet && apres) {
        contrat = apres
        if (depuis > vu.jour) vu = { ...vu, jour: depuis }
      }
    } else if (genre === 'tarif') vu = { ...vu, annee: anneeDe(depuis) }
    else if (genre === 'renforts') vu = { ...vu, jour: depuis }
    else isFini = true
    const apres = prix()
    const ecart = avant === null || apres === null ? null : apres - avant
    // What comes by itself and changes nothing is not said.
    if (!changement && !isFin && (isSansEffet || !ecart)) continue
    lignes.push({ cle, genre, noms, effetLe, depuis, avant, ecart, apres, isSansEffet })
    if (changement && !isSansEffet)
      etapes.push({ effetLe, depuis, contrat: isFin ? null : contrat })
  }
  return { aujourdhui, lignes, paliers: paliersDe(aujourdhui, lignes), etapes }
}

/** All that is to come, in the order in which it counts. */
function evenementsDe(
  { contrat, prevus, jour, finDue }: Depart & { finDue: DateCalendaire | null },
  mois: DateCalendaire,
): Evenement[] {
  const voulus = prevus.map(({ cle, effetLe, rang, changement }): Evenement => {
    const { genre } = changement
    const isFin = genre === 'fin'
    const depuis = isFin ? effetLe : moisDeRevision(effetLe)
    const ordre = [isFin ? FIN : VOULU, effetLe, rang] as const
    return { cle, genre, effetLe, depuis, ordre, noms: [], changement }
  })
  const tenues = contrat.options.flatMap(({ libelle, dateDebut, dateFin }) =>
    [dateDebut, dateFin && addDays(dateFin, 1)]
      .filter((le): le is DateCalendaire => le !== null && le > mois)
      .map((le) => [moisDeRevision(le), libelle] as const),
  )
  const renforts = [...Map.groupBy(tenues, ([depuis]) => depuis)].map(
    ([depuis, paires]): Evenement => ({
      cle: `renforts-${depuis}`,
      genre: 'renforts',
      effetLe: depuis,
      depuis,
      ordre: [RENFORTS, depuis, 0],
      noms: paires.map(([, libelle]) => libelle),
    }),
  )
  const derniere = [...voulus, ...renforts].reduce(
    (annee, { depuis }) => Math.max(annee, anneeDe(depuis)),
    anneeDe(jour) + 1,
  )
  const tarifs = Array.from({ length: derniere - anneeDe(jour) }, (_, rang): Evenement => {
    const annee = String(anneeDe(jour) + 1 + rang)
    const le = `${annee}-01-01`
    const ordre = [TARIF, le, 0] as const
    return { cle: `tarif-${annee}`, genre: 'tarif', effetLe: le, depuis: le, ordre, noms: [annee] }
  })
  const gratuite = finDue === null || finDue < jour ? [] : [gratuiteDes(addDays(finDue, 1))]
  return [...gratuite, ...tarifs, ...renforts, ...voulus].sort(
    (a, b) => compare(a.depuis, b.depuis) || compareOrdre(a.ordre, b.ordre),
  )
}

const gratuiteDes = (le: DateCalendaire): Evenement => ({
  cle: 'gratuite',
  genre: 'gratuite',
  effetLe: le,
  depuis: le,
  ordre: [FIN, le, 0],
  noms: [],
})

const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)
const compareOrdre = (a: Evenement['ordre'], b: Evenement['ordre']) =>
  compare(a[0], b[0]) || compare(a[1], b[1]) || compare(a[2], b[2])

function paliersDe(aujourdhui: number | null, lignes: readonly LigneAvenir[]): Avenir['paliers'] {
  const parJour = [...Map.groupBy(lignes, ({ depuis }) => depuis)].flatMap(([depuis, siennes]) => {
    const montant = siennes.at(-1)?.apres ?? null
    return montant === null ? [] : [{ depuis, montant }]
  })
  return parJour.filter(
    ({ montant }, rang) => montant !== (parJour[rang - 1]?.montant ?? aujourdhui),
  )
}

/** The price once everything planned is done; null where the offer has none. */
export const prixFinal = ({ aujourdhui, paliers }: Avenir): number | null =>
  paliers.at(-1)?.montant ?? aujourdhui

/**
 * The contract as it will be on a day, changes of that day included: what a new choice for it starts
 * from.
 */
export const contratLe = (
  { etapes }: Avenir,
  contrat: ContratTarife,
  jour: DateCalendaire,
): ContratTarife =>
  etapes.filter(({ depuis }) => depuis <= jour).findLast((etape) => etape.contrat)?.contrat ??
  contrat

export type CompteRevu<E extends EcheanceRevue> = { echeances: E[]; lignes: LigneReport[] }

/**
 * The instalments as they will be called once each planned change is done on its day, and told that
 * day, as the portal does it: by the same rules, one after the other.
 */
export function compteFutur<E extends EcheanceRevue>(
  compte: { echeances: readonly E[]; lignes: readonly LigneReport[] },
  etapes: readonly Etape[],
  { jour, finDue = null }: { jour: DateCalendaire; finDue?: DateCalendaire | null },
): CompteRevu<E> {
  return etapes.reduce<CompteRevu<E>>(
    ({ echeances, lignes }, { effetLe, depuis, contrat }) => {
      const prevenuLe = effetLe < jour ? jour : effetLe
      // What is taken before that day will have been.
      const alors = echeances.map((e) =>
        e.etat === 'a_venir' && e.dateEcheance < prevenuLe ? { ...e, etat: 'payee' as const } : e,
      )
      const revu: Retrait =
        contrat === null
          ? finirEcheances(alors, lignes, { dernier: addDays(effetLe, -1), prevenuLe, finDue })
          : { retirees: [], ...revise(alors, lignes, contrat, { depuis, prevenuLe, finDue }) }
      return {
        echeances: echeances
          .filter(({ id }) => !revu.retirees.includes(id))
          .map((e) => ({ ...e, ...revu.echeances.find(({ id }) => id === e.id) })),
        lignes: [...lignes, ...revu.lignes],
      }
    },
    { echeances: [...compte.echeances], lignes: [...compte.lignes] },
  )
}

const revise = (
  echeances: readonly EcheanceRevue[],
  lignes: readonly LigneReport[],
  contrat: ContratTarife,
  quand: Parameters<typeof reviserEcheances>[2],
) =>
  cotisationMensuelle(contrat, quand.depuis) === null
    ? { echeances: [], lignes: [] }
    : reviserEcheances(echeances, lignes, quand, (le) => cotisationMensuelle(contrat, le) ?? 0)

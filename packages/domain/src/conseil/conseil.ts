import { type DateCalendaire, formatDate } from '../calendrier/date.ts'
import { type Attente, type Besoins, isFamille, libellesAttente, supplementMax } from './besoins.ts'
import { textes } from './textes.ts'

/** One choice, in figures; amounts in cents. */
export type Candidat = {
  /** An offer, or the code of a reinforcement; empty: nothing is added. */
  cle: string
  libelle: string
  isActuel: boolean
  /** What the contract would cost a month; null: unknown. */
  cotisation: number | null
  /**
   * What would have been left to pay over the last twelve months; null: it says nothing of that.
   */
  reste: number | null
  /** Left to pay on examples of care at usual prices, by heading. */
  exemples: Partial<Record<Attente, number>>
  /** The needs that it answers. */
  repondA: readonly Attente[]
  /** Needs that it could not serve within a year, with the first day on which it can. */
  pasAvant?: Partial<Record<Attente, DateCalendaire>>
}

/** One choice, with some of its figures; the rest is unknown or does not apply. */
export const candidatDe = (
  dit: Pick<Candidat, 'cle' | 'libelle' | 'cotisation'> & Partial<Candidat>,
): Candidat => ({ isActuel: false, reste: null, exemples: {}, repondA: [], ...dit })

/** Everything an advice is drawn from. */
export type MatiereConseil = { genre: 'niveau' | 'renfort'; candidats: readonly Candidat[] }

export type Conseil = {
  /** Keys of what is advised; the current one when nothing should change. */
  recommandes: string[]
  /** What it comes down to. */
  titre: string
  raisons: string[]
}

const MOIS = 12

export const conseiller = (besoins: Besoins, { genre, candidats }: MatiereConseil): Conseil =>
  genre === 'niveau' ? conseillerNiveau(besoins, candidats) : conseillerRenfort(besoins, candidats)

/** Whether the member chose what was advised. */
export const isConforme = ({ recommandes }: Conseil, choix: string) => recommandes.includes(choix)

type Chiffre = Candidat & { cotisation: number }
const isChiffre = (candidat: Candidat): candidat is Chiffre => candidat.cotisation !== null

/**
 * The choice with the least of what matters to the member, within the budget; among equals, the
 * current one.
 */
function conseillerNiveau(besoins: Besoins, candidats: readonly Candidat[]): Conseil {
  const chiffres = candidats.filter(isChiffre)
  const actuel = chiffres.find(({ isActuel }) => isActuel)
  if (!actuel) return { recommandes: [], titre: textes.garder, raisons: [] }
  const tenus = chiffres.filter((un) => tient(besoins, actuel, un))
  // Where nothing fits, the current one is left.
  const possibles = tenus.length > 0 ? tenus : [actuel]
  const depart = possibles.find((un) => un === actuel) ?? possibles[0] ?? actuel
  const poids = (un: Chiffre) => poidsDe(besoins, un)
  const choisi = possibles.reduce((best, un) => (poids(un) < poids(best) ? un : best), depart)
  const exclus = chiffres.filter((un) => !possibles.includes(un) && poids(un) < poids(choisi))
  const isGarde = choisi === actuel
  return {
    recommandes: [choisi.cle],
    titre: isGarde ? textes.niveauGarde(choisi.libelle) : textes.niveauPris(choisi.libelle),
    raisons: [
      textes.cherche[besoins.recherche],
      ...resteDit(choisi, actuel),
      isGarde
        ? textes.prixGarde(choisi.cotisation)
        : textes.prixPris(choisi.cotisation, choisi.cotisation - actuel.cotisation),
      ...besoins.attentes.flatMap((attente) =>
        exempleDit(attente, choisi, isGarde ? null : actuel),
      ),
      ...(besoins.budget === 'moins' && isGarde ? [textes.rienMoinsCher] : []),
      ...(exclus.length > 0 ? [textes.horsBudget(exclus.map((un) => un.libelle).join(', '))] : []),
      ...(besoins.pourQui === 'certains' ? [textes.niveauPourTous] : []),
    ],
  }
}

/** Within what a month may cost more than today. */
function tient({ budget }: Besoins, actuel: Chiffre, { cotisation }: Chiffre): boolean {
  const max = supplementMax[budget]
  return max === null || cotisation - actuel.cotisation <= max
}

function poidsDe({ recherche, attentes }: Besoins, { cotisation, reste, exemples }: Chiffre) {
  const prevu = attentes.reduce((total, attente) => total + (exemples[attente] ?? 0), 0)
  const aPayer = (reste ?? 0) + prevu
  if (recherche === 'cotisation') return cotisation
  return recherche === 'reste' ? aPayer : cotisation * MOIS + aPayer
}

const resteDit = (choisi: Chiffre, actuel: Chiffre): string[] =>
  choisi.reste === null || actuel.reste === null
    ? []
    : [
        choisi === actuel
          ? textes.resteGarde(choisi.reste)
          : textes.restePris(choisi.libelle, choisi.reste, actuel.reste),
      ]

function exempleDit(attente: Attente, choisi: Chiffre, actuel: Chiffre | null): string[] {
  if (!isFamille(attente)) return [textes.pasUnNiveau(libellesAttente[attente])]
  const reste = choisi.exemples[attente]
  if (reste === undefined) return []
  return [textes.exemples(libellesAttente[attente], reste, actuel?.exemples[attente] ?? null)]
}

/** The choice that answers most needs, then the cheapest, within the budget. */
function conseillerRenfort(besoins: Besoins, candidats: readonly Candidat[]): Conseil {
  const actuel = candidats.find(({ isActuel }) => isActuel)
  const socle = actuel?.cotisation ?? 0
  const garder = actuel?.cle ?? ''
  const utiles = candidats
    .filter(isChiffre)
    .filter((un) => !un.isActuel && attendus(besoins, un).length > 0)
    .sort(
      (a, b) =>
        attendus(besoins, b).length - attendus(besoins, a).length || a.cotisation - b.cotisation,
    )
  const max = supplementMax[besoins.budget]
  const pris: Chiffre[] = []
  for (const un of utiles) {
    const total = [...pris, un].reduce((somme, { cotisation }) => somme + cotisation - socle, 0)
    const couverts = pris.flatMap((autre) => attendus(besoins, autre))
    const isNouveau = attendus(besoins, un).some((attente) => !couverts.includes(attente))
    if (besoins.recherche !== 'cotisation' && isNouveau && (max === null || total <= max))
      pris.push(un)
  }
  const exclus = utiles.filter((un) => !pris.includes(un))
  const remises = besoins.attentes.flatMap((attente) => remiseDite(attente, candidats))
  const noms = (liste: readonly Candidat[]) => liste.map(({ libelle }) => libelle).join(', ')
  return {
    recommandes: pris.length > 0 ? pris.map(({ cle }) => cle) : [garder],
    titre: pris.length > 0 ? textes.renfortPris(noms(pris)) : textes.garder,
    raisons: [
      textes.cherche[besoins.recherche],
      ...(besoins.recherche === 'cotisation' ? [textes.renfortCoute] : []),
      ...(actuel?.reste != null ? [textes.resteConnu(actuel.reste)] : []),
      ...pris.map((un) =>
        textes.repond(un.libelle, motsDe(attendus(besoins, un)), un.cotisation - socle),
      ),
      ...remises,
      ...(utiles.length === 0 && remises.length === 0
        ? [besoins.attentes.length > 0 ? textes.aucunRepond : textes.sansAttente]
        : []),
      ...(exclus.length > 0 && besoins.recherche !== 'cotisation'
        ? [textes.horsBudget(noms(exclus))]
        : []),
      ...(besoins.pourQui === 'certains' ? [textes.renfortPourTous] : []),
    ],
  }
}

/** Needs that can be served: cover that waits for years is not advised. */
const attendus = ({ attentes }: Besoins, { repondA, pasAvant = {} }: Candidat) =>
  attentes.filter((attente) => repondA.includes(attente) && !pasAvant[attente])

function remiseDite(attente: Attente, candidats: readonly Candidat[]): string[] {
  const jour = candidats.find(({ pasAvant }) => pasAvant?.[attente])?.pasAvant?.[attente]
  return jour ? [textes.pasAvant(libellesAttente[attente], formatDate(jour))] : []
}

const motsDe = (attentes: readonly Attente[]) =>
  attentes.map((attente) => libellesAttente[attente].toLowerCase()).join(', ')

/** An advice expires: what it rests on may have changed in ways that its figures do not show. */
export const JOURS_CONSEIL = 30

/** Whether what was advised, or a choice beside it, has changed: the advice must be given again. */
export function isConseilChange(
  avant: { conseil: Conseil; matiere: MatiereConseil },
  apres: { conseil: Conseil; matiere: MatiereConseil },
): boolean {
  const offerts = ({ candidats }: MatiereConseil) =>
    candidats.map(({ cle, cotisation }) => `${cle}\u0000${cotisation}`).toSorted()
  return (
    JSON.stringify([avant.conseil.recommandes, offerts(avant.matiere)]) !==
    JSON.stringify([apres.conseil.recommandes, offerts(apres.matiere)])
  )
}

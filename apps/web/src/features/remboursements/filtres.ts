import type { remboursementsResource } from '@espace-adherent/contract/remboursements'
import type { Query } from '@espace-adherent/contract/resources'
import { isDateCalendaire } from '@espace-adherent/domain/calendrier'
import { type Famille, familles } from '@espace-adherent/domain/prestations'
import {
  bornesDe,
  type EtatLigne,
  etatsLigne,
  messagePeriode,
  type Periode,
  periodes,
  type SensTri,
  sensTri,
  type TriLignes,
  trisLignes,
} from '@espace-adherent/domain/remboursements'

/** What the list is narrowed to, as the address keeps it. */
export type Filtres = {
  periode: Periode
  /** With the period `dates`: AAAA-MM-JJ, or empty. */
  du: string
  au: string
  personne: string
  famille: Famille | ''
  etat: EtatLigne | ''
  recherche: string
  tri: TriLignes
  sens: SensTri
}

export const AUCUN_FILTRE: Filtres = {
  periode: '12mois',
  du: '',
  au: '',
  personne: '',
  famille: '',
  etat: '',
  recherche: '',
  tri: 'date',
  sens: 'decroissant',
}

const oneOf = <T extends string, D>(liste: readonly T[], texte: string | null, defaut: D): T | D =>
  liste.find((valeur) => valeur === texte) ?? defaut

const date = (texte: string | null) => (texte && isDateCalendaire(texte) ? texte : '')

/** What stands in the address that means nothing is left out: an old link still opens the list. */
export function lireFiltres(search: URLSearchParams): Filtres {
  return {
    periode: oneOf(periodes, search.get('periode'), '12mois'),
    du: date(search.get('du')),
    au: date(search.get('au')),
    personne: search.get('personne') ?? '',
    famille: oneOf(familles, search.get('famille'), ''),
    etat: oneOf(etatsLigne, search.get('etat'), ''),
    recherche: search.get('recherche') ?? '',
    tri: oneOf(trisLignes, search.get('tri'), 'date'),
    sens: oneOf(sensTri, search.get('sens'), 'decroissant'),
  }
}

/** The filters that differ from the default, and nothing else. */
export function ecrireFiltres(filtres: Filtres): Record<string, string> {
  const { du, au, ...autres } = filtres
  const bornes = filtres.periode === 'dates' ? { du, au } : {}
  return Object.fromEntries(
    Object.entries({ ...autres, ...bornes }).filter(
      ([nom, valeur]) => valeur !== '' && valeur !== AUCUN_FILTRE[nom as keyof Filtres],
    ),
  )
}

/** Something is left out of the list. */
export function isResserre(filtres: Filtres): boolean {
  const { tri, sens } = AUCUN_FILTRE
  return Object.keys(ecrireFiltres({ ...filtres, tri, sens })).length > 0
}

/** How many filters hide behind a button on a phone: the search has its own box. */
export const nombreDeFiltres = ({ periode, personne, famille, etat }: Filtres) =>
  [periode !== '12mois', personne, famille, etat].filter(Boolean).length

export type Demande = {
  query: Partial<Query<typeof remboursementsResource>>
  /** Of an upside-down range. */
  message: string | null
}

export function demandeDe(filtres: Filtres, aujourdhui: string): Demande {
  const { periode, du, au, personne, famille, etat, recherche, tri, sens } = filtres
  const bornes =
    periode === 'dates'
      ? { du: du || undefined, au: au || undefined }
      : bornesDe(periode, aujourdhui)
  const present = {
    ...bornes,
    personne: personne || undefined,
    famille: famille || undefined,
    etat: etat || undefined,
    recherche: recherche || undefined,
    tri: tri === AUCUN_FILTRE.tri ? undefined : tri,
    sens: sens === AUCUN_FILTRE.sens ? undefined : sens,
  }
  return {
    query: Object.fromEntries(Object.entries(present).filter(([, valeur]) => valeur !== undefined)),
    message: messagePeriode(bornes),
  }
}

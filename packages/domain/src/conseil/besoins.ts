import type { Faults } from '../actes/acte.ts'
import { type Famille, libellesFamille } from '../prestations/famille.ts'

/**
 * What somebody looks for before new cover; the law wants it written (code des assurances L521-4).
 */
export const libellesRecherche = {
  reste: 'Réduire ce qui reste à ma charge',
  cotisation: 'Payer moins de cotisation',
  equilibre: 'Un équilibre entre les deux',
} as const
export type Recherche = keyof typeof libellesRecherche
export const recherches = Object.keys(libellesRecherche) as Recherche[]

export const libellesPourQui = {
  tous: 'Toutes les personnes du contrat',
  certains: 'Certaines d’entre elles seulement',
} as const
export type PourQui = keyof typeof libellesPourQui
export const pourQuis = Object.keys(libellesPourQui) as PourQui[]

/** The five headings of guarantees, and what reinforcements besides are for. */
export const libellesAttente = {
  ...libellesFamille,
  aide: 'De l’aide à la maison',
  proches: 'L’avenir de mes proches',
} as const
export type Attente = keyof typeof libellesAttente
export const attentesBesoin = Object.keys(libellesAttente) as Attente[]

/** What is offered to choose from: care for a health contract, people for a provident one. */
export const attentesDe = (typeContrat: 'sante' | 'prevoyance'): Attente[] =>
  attentesBesoin.filter((attente) => (attente === 'proches') === (typeContrat === 'prevoyance'))

export const isFamille = (attente: Attente): attente is Famille => attente in libellesFamille

export const libellesBudget = {
  moins: 'Payer moins qu’aujourd’hui',
  egal: 'Ne pas payer plus qu’aujourd’hui',
  plus10: 'Jusqu’à 10\u00a0€ de plus par mois',
  plus30: 'Jusqu’à 30\u00a0€ de plus par mois',
  libre: 'Je n’ai pas de limite précise',
} as const
export type Budget = keyof typeof libellesBudget
export const budgets = Object.keys(libellesBudget) as Budget[]

/** How much more a month may cost than today, in cents; null: no limit. */
export const supplementMax: Record<Budget, number | null> = {
  moins: -1,
  egal: 0,
  plus10: 1000,
  plus30: 3000,
  libre: null,
}

export type Besoins = {
  recherche: Recherche
  pourQui: PourQui
  /** What is expected in the year to come; none: nothing in particular. */
  attentes: readonly Attente[]
  budget: Budget
  /** The member's own words; never required. */
  precisions: string
}

export const PRECISIONS_MAX = 500

/** The same, as it stands in a form; what is not answered yet is empty. */
export type SaisieConseil = {
  besoinRecherche: Recherche | ''
  besoinPourQui: PourQui | ''
  besoinAttentes: Attente[]
  besoinBudget: Budget | ''
  besoinPrecisions: string
  /** The advice given for these answers. */
  conseilId: string
  /** « J’ai reçu… »: ticked by hand, never beforehand. */
  isConseilRecu: boolean
}

export const SANS_CONSEIL: SaisieConseil = {
  besoinRecherche: '',
  besoinPourQui: '',
  besoinAttentes: [],
  besoinBudget: '',
  besoinPrecisions: '',
  conseilId: '',
  isConseilRecu: false,
}

/** Null while an answer is missing. */
export function besoinsDe(saisie: SaisieConseil): Besoins | null {
  const { besoinRecherche, besoinPourQui, besoinBudget } = saisie
  if (!besoinRecherche || !besoinPourQui || !besoinBudget) return null
  return {
    recherche: besoinRecherche,
    pourQui: besoinPourQui,
    attentes: saisie.besoinAttentes,
    budget: besoinBudget,
    precisions: saisie.besoinPrecisions.trim(),
  }
}

/**
 * Better cover costs more: no advice can give both less left to pay and a lower contribution. Null:
 * the wishes agree.
 */
export const besoinsContraires = ({
  recherche,
  budget,
}: {
  recherche: string
  budget: string
}): string | null =>
  recherche === 'reste' && budget === 'moins'
    ? 'Réduire ce qui reste à votre charge et payer moins de cotisation ne vont pas ensemble\u00a0: choisissez un autre budget, ou «\u00a0Un équilibre entre les deux\u00a0»'
    : null

export const validateConseil = (saisie: SaisieConseil): Faults => ({
  besoinRecherche: saisie.besoinRecherche ? null : 'Dites-nous ce que vous cherchez',
  besoinPourQui: saisie.besoinPourQui ? null : 'Dites-nous pour qui',
  besoinBudget: saisie.besoinBudget
    ? besoinsContraires({ recherche: saisie.besoinRecherche, budget: saisie.besoinBudget })
    : 'Dites-nous votre budget',
  conseilId: saisie.conseilId ? null : 'Notre conseil ne vous a pas encore été donné',
  isConseilRecu: saisie.isConseilRecu
    ? null
    : 'Cochez cette case quand vous avez reçu ces documents',
})

/** The answers, in words: a question and what was answered. */
export const direBesoins = ({
  recherche,
  pourQui,
  attentes,
  budget,
  precisions,
}: Besoins): [question: string, reponse: string][] => [
  ['Ce que vous cherchez', libellesRecherche[recherche]],
  ['Pour qui', libellesPourQui[pourQui]],
  [
    'Ce que vous prévoyez',
    attentes.length > 0
      ? attentes.map((attente) => libellesAttente[attente]).join(', ')
      : 'Rien en particulier',
  ],
  ['Votre budget', libellesBudget[budget]],
  ...(precisions ? [['Vos précisions', precisions] as [string, string]] : []),
]

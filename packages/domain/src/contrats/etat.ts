export const etatsContrat = ['eninstance', 'valide', 'resilie', 'suspendu'] as const
export type EtatContrat = (typeof etatsContrat)[number]

export const libellesEtatContrat: Record<EtatContrat, string> = {
  eninstance: 'En instance',
  valide: 'Valide',
  resilie: 'Résilié',
  suspendu: 'Suspendu',
}

export const libellesTypeContrat = {
  sante: 'Complémentaire santé',
  prevoyance: 'Prévoyance',
} as const
export type TypeContrat = keyof typeof libellesTypeContrat

/**
 * A suspended contract covers again once it is paid: only one that has not begun or has ended is
 * inactive.
 */
export const isContratActif = (etat: EtatContrat) => etat === 'valide' || etat === 'suspendu'

/** The state stands in brackets, except `valide`: the ordinary case needs no mention. */
export function libelleContrat(contrat: {
  nomOffre: string
  numeroContratIndividuel: string
  etat: EtatContrat
}): string {
  const nom = `${contrat.nomOffre} · ${contrat.numeroContratIndividuel}`
  return contrat.etat === 'valide' ? nom : `${nom} (${libellesEtatContrat[contrat.etat]})`
}

export const evenementsContrat = ['suspendre', 'reprendre', 'finir'] as const
export type EvenementContrat = (typeof evenementsContrat)[number]

/**
 * The one table of events: what it does not name leaves a contract as it is. An ended contract does
 * not come back.
 */
const transitionsContrat: Record<EtatContrat, Partial<Record<EvenementContrat, EtatContrat>>> = {
  eninstance: { finir: 'resilie' },
  valide: { suspendre: 'suspendu', finir: 'resilie' },
  suspendu: { reprendre: 'valide', finir: 'resilie' },
  resilie: {},
}

/** What an event makes of a contract; null: nothing. */
export const apresEvenementContrat = (
  etat: EtatContrat,
  evenement: EvenementContrat,
): EtatContrat | null => transitionsContrat[etat][evenement] ?? null

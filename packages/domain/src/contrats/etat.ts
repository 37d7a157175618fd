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

/** A suspended contract still covers, once it is paid: only one not begun or ended is inactive. */
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

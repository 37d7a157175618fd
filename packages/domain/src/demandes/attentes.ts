/** What a request waits for from its member: a row of its own, not a state. */
export const naturesAttente = ['piece', 'reponse'] as const
export type NatureAttente = (typeof naturesAttente)[number]

/** Why a piece is asked for. */
export const motifsAttente = ['manquante', 'illisible', 'perimee', 'incoherente'] as const
export type MotifAttente = (typeof motifsAttente)[number]

export const libellesMotifAttente: Record<MotifAttente, string> = {
  manquante: 'Ce document manque à votre demande',
  illisible: 'Le document envoyé n’est pas lisible',
  perimee: 'Le document envoyé n’est plus valable',
  incoherente: 'Le document envoyé ne correspond pas à votre demande',
}

/** Why a contract is ended: each ground has its own rule for the day. */
export const libellesMotifResiliation = {
  unAn: 'J’ai ce contrat depuis plus d’un an',
  echeance: 'À l’échéance annuelle de mon contrat',
  situation: 'Ma situation a changé',
  avisTardif: 'J’ai reçu mon avis d’échéance trop tard',
  autre: 'Une autre raison',
} as const
export type MotifResiliation = keyof typeof libellesMotifResiliation
export const motifsResiliation = Object.keys(libellesMotifResiliation) as MotifResiliation[]

export const isMotifResiliation = (motif: string): motif is MotifResiliation =>
  Object.hasOwn(libellesMotifResiliation, motif)

/** What each of them means, said before it is chosen. */
export const aidesMotifResiliation: Record<MotifResiliation, string> = {
  unAn: 'Contrat santé\u00a0: à tout moment, sans vous justifier. Votre contrat prend fin un mois après votre demande.',
  echeance:
    'Votre contrat prend fin le 31\u00a0décembre si vous le demandez au plus tard le 31\u00a0octobre. De janvier à juin, ou après octobre, c’est le premier jour possible.',
  situation:
    'Mariage, séparation, déménagement, retraite, nouvel emploi… dans les trois mois qui suivent. Votre contrat prend fin un mois après votre demande.',
  avisTardif:
    'Vous avez vingt jours à compter de l’envoi de l’avis. Votre contrat prend fin dès le lendemain de votre demande, au plus tôt à l’échéance.',
  autre:
    'Dites-nous laquelle, ou rien\u00a0: nous appliquons la règle qui vous fait partir le plus tôt.',
}

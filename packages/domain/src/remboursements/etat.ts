/** Where a line stands: to be paid, paid, or refused. */
export const etatsLigne = ['attente', 'reglee', 'rejetee'] as const
export type EtatLigne = (typeof etatsLigne)[number]

export const libellesEtatLigne: Record<EtatLigne, string> = {
  attente: 'En attente',
  reglee: 'Réglé',
  rejetee: 'Refusé',
}

/** What was really paid back: what is still to come is not. */
export const verse = ({ ro, rc, attente }: { ro: number; rc: number; attente: number }) =>
  ro + rc - attente

/** Of one line, what the mutuelle has yet to pay. */
export const attenteDe = ({ rc, etat }: { rc: number; etat: EtatLigne }) =>
  etat === 'attente' ? rc : 0

/** Who receives what the mutuelle pays: the member, or the professional (tiers payant). */
export const destinataires = ['assure', 'tiers'] as const
export type Destinataire = (typeof destinataires)[number]

export const libellesDestinataire: Record<Destinataire, string> = {
  assure: 'Versé à la personne couverte',
  tiers: 'Versé au professionnel',
}

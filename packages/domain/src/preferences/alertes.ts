/** What a member may be told of as it happens. */
export const alertes = ['remboursement', 'document', 'cotisation', 'demande'] as const
export type Alerte = (typeof alertes)[number]

export const libellesAlerte: Record<Alerte, string> = {
  remboursement: 'Un remboursement est versé',
  document: 'Un document arrive',
  cotisation: 'Un prélèvement approche ou est rejeté',
  demande: 'Une demande est décidée',
}

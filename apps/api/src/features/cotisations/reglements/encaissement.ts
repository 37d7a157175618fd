import type { ReponsePaiement } from '@espace-adherent/domain'

/** What is asked of whoever takes cards; amounts in cents. */
export type SessionVoulue = {
  pointDeVente: string
  /** One for each attempt. */
  reference: string
  montant: number
  /** Where the browser comes back to. */
  retour: string
  /** Where the provider says that something happened; what it says there proves nothing. */
  notification: string
}

export type SessionOuverte = { sessionId: string; url: string }

/** What has become of a session, in the provider's own words. */
export type SessionLue = ReponsePaiement

/** The port: any provider that opens a page, and says afterwards what came of it. */
export type Encaissement = {
  open(session: SessionVoulue): Promise<SessionOuverte>
  /** Null: the provider knows no such session (any more). */
  read(sessionId: string): Promise<SessionLue | null>
}

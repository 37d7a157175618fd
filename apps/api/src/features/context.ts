import type { Qualite } from '@espace-adherent/domain'
import type { Sealer } from '../platform/crypto/index.ts'
import type { Executor } from '../platform/db/index.ts'
import type { Client } from './client.ts'
import type { Visiteur } from './visiteur.ts'

/**
 * What a use case may know of the request that it serves, when nothing of whoever asks is proven. A
 * source receives what the guard has proven for its verb: the types below.
 */
export type RequestContext = {
  db: Executor
  client: Client
  visiteur: Visiteur | null
  /** The current contract, once its ownership has been checked. */
  numeroContrat: string | null
  /** What of that contract whoever asks may see. */
  perimetre: Perimetre | null
  /** The code that the browser says was accepted (X-SecurityCode): a claim, see `securite`. */
  securityCode: string | null
  /** Names the submission (Idempotency-Key): sent again under it, it is the same request. */
  idempotencyKey: string | null
  now: Date
}

/** How somebody stands in a contract. */
export type Position = { numeroContrat: string; qualite: Qualite; personneId: string }

/** Whose care is seen whole; that of everybody else is told in totals (`vueSoins`). */
export type RegardSoins = {
  claires: readonly string[]
  /** Something of what could be seen is not: the statements that add up are asked. */
  isVoile: boolean
}

/**
 * The adherent of a contract sees everybody whom it covers; a beneficiary sees themselves
 * (`personneId`), and nothing of the others. Of care, what `soins` says.
 */
export type Perimetre = Position & { soins: RegardSoins }

/** Anybody: who they are changes nothing. */
export type PublicContext = Omit<RequestContext, 'visiteur' | 'numeroContrat' | 'perimetre'>

/** Anybody, told apart when they are signed in. */
export type VisiteurContext = RequestContext

/** Somebody who is signed in; a `membre` has a contract role besides. */
export type ConnecteContext = RequestContext & { visiteur: Visiteur }
export type MembreContext = ConnecteContext

/** A member, in a contract that is theirs. */
export type ContratContext = MembreContext & {
  numeroContrat: string
  perimetre: Perimetre
  /** Opens what was asked for on that contract: its price to come is read from there. */
  sealer: Sealer
}

/** Staff, with the right that the verb asks for. */
export type StaffContext = ConnecteContext

/** What each source receives, by the access of its verb. */
export type Contexts = {
  public: PublicContext
  visiteur: VisiteurContext
  connecte: ConnecteContext
  membre: MembreContext
  contrat: ContratContext
  backoffice: StaffContext
}

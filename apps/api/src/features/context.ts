import type { Qualite } from '@espace-adherent/domain'
import type { Executor } from '../platform/db/index.ts'
import type { Visiteur } from './identity/index.ts'
import type { Client } from './portail/index.ts'

/** What a use case or a source may know of the request that it serves. */
export type RequestContext = {
  db: Executor
  client: Client
  visiteur: Visiteur | null
  /** The current contract, once its ownership has been checked. */
  numContrat: string | null
  /** What of that contract whoever asks may see. */
  perimetre: Perimetre | null
  /** The code that the browser says was accepted (X-SecurityCode): a claim, see `securite`. */
  securityCode: string | null
  /** Names the submission (Idempotency-Key): sent again under it, it is the same request. */
  idempotencyKey: string | null
  now: Date
}

/**
 * The adherent of a contract sees everybody whom it covers; a beneficiary sees themselves
 * (`personneId`), and nothing of the others.
 */
export type Perimetre = { numContrat: string; qualite: Qualite; personneId: string }

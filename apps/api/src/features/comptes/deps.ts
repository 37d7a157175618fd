import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Publics } from '../budgets/index.ts'
import type { ClesAcces } from '../cles-acces/index.ts'
import type { Client } from '../client.ts'
import type { Identity } from '../identity/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Securite } from '../securite/index.ts'
import type { Essais } from './essais.ts'

/** What the account journeys are made of. */
export type ComptesDeps = {
  db: Executor
  sealer: Sealer
  clock: () => Date
  identity: Pick<
    Identity,
    | 'authenticate'
    | 'closeAll'
    | 'closeOne'
    | 'closeOthers'
    | 'isActiveCompte'
    | 'listSessions'
    | 'unlock'
  >
  messages: Pick<Messages, 'enqueue' | 'canSend' | 'document'>
  publics: Pick<Publics, 'requirePlace' | 'admits'>
  securite: Pick<
    Securite,
    'presentCode' | 'requireAutorisation' | 'sealReference' | 'findMobileConnu'
  >
  clesAcces: Pick<ClesAcces, 'hasAny' | 'removeAll'>
  findClient(code: string): Client | undefined
  allClients(): readonly Client[]
  essais: Essais
}

import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import type { Identity } from '../identity/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Securite } from '../securite/index.ts'

export type ClesAccesDeps = {
  db: Executor
  clock: () => Date
  identity: Pick<Identity, 'closeOthers'>
  messages: Pick<Messages, 'enqueue' | 'document'>
  securite: Pick<Securite, 'presentCode' | 'checkAutorisation' | 'requireAutorisation'>
  /** Every address at which a page of the client may speak to an authenticator. */
  originsOf(client: Client): readonly string[]
}

import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Securite } from '../securite/index.ts'
import type { Essais } from './essais.ts'
import type { Liens } from './liens.ts'

/** What the account journeys are made of. */
export type ComptesDeps = {
  db: Executor
  sealer: Sealer
  clock: () => Date
  identity: Pick<Identity, 'closeAll' | 'unlock'>
  messages: Pick<Messages, 'enqueue' | 'canSend'>
  securite: Pick<Securite, 'requireAutorisation'>
  liens: Liens
  essais: Essais
}

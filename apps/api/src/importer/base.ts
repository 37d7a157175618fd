import type { Execution } from '@espace-adherent/contract/imports'
import { StartRefusedError } from '../app/start-refused.ts'
import { textes } from './textes.ts'

/** The base of one client, open for an import. */
export type Base = {
  execution(choix: { isEssai: boolean }): Execution
  /** Puts so many invitations in the queue for each day; how many accounts are told in all. */
  inviter(parJour: number): Promise<number>
  close(): Promise<void>
}

/** What reads and checks is there before what writes: `features/imports` is opened here. */
export async function ouvrirBase(_client: string): Promise<Base> {
  throw new StartRefusedError(textes.sansBase)
}

import { z } from 'zod'
import type { Executor } from '../../../platform/db/index.ts'
import { defineJob, handles } from '../../../platform/jobs/index.ts'
import type { Client } from '../../client.ts'
import { inviterImportes } from '../../comptes/index.ts'
import type { Messages } from '../../messages/index.ts'

export const inviter = defineJob({
  key: 'imports.inviter',
  data: z.object({ clientCode: z.string(), parJour: z.int() }),
  atOnce: 1,
  isParClient: true,
})

export type JobDeps = {
  db: Executor
  clock: () => Date
  messages: Messages
  findClient(code: string): Client | undefined
}

/** What the console's « --inviter » does; cut, it goes on where it stood. */
export const createInvitations = ({ db, clock, messages, findClient }: JobDeps) =>
  handles(inviter, async ({ clientCode, parJour }, { signal }) => {
    const client = findClient(clientCode)
    if (client) await inviterImportes({ db, clock, messages }, client, { parJour, signal })
  })

import {
  demandeInvitationsSchema,
  INVITATIONS_PATH,
  invitationsSchema,
} from '@espace-adherent/contract/imports'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { write } from '../../../noyau/index.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { defineJob, handles, type Jobs } from '../../../platform/jobs/index.ts'
import type { Client } from '../../client.ts'
import { inviterImportes, lireInvitations } from '../../comptes/index.ts'
import type { StaffContext } from '../../context.ts'
import type { Messages } from '../../messages/index.ts'
import { note, quiDe } from '../../nouvelles/index.ts'
import { textes } from './textes.ts'

const inviter = defineJob({
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

export type InvitationsRoutesDeps = {
  contexts: { backoffice(request: FastifyRequest): Promise<StaffContext> }
  jobs: Pick<Jobs, 'enqueue'>
}

const acces = (action: 'read' | 'create') =>
  ({ backoffice: { domaine: 'imports', action } }) as const

export function registerInvitations(
  app: FastifyInstance,
  { contexts, jobs }: InvitationsRoutesDeps,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const response = { 200: invitationsSchema }
  routes.get(
    INVITATIONS_PATH,
    {
      config: { access: acces('read') },
      schema: { tags: ['imports'], summary: textes.invitations, response },
    },
    async (request) => {
      const { db, client, now } = await contexts.backoffice(request as FastifyRequest)
      return lireInvitations(db, client, now)
    },
  )
  routes.post(
    INVITATIONS_PATH,
    {
      config: { access: acces('create') },
      schema: {
        ...{ tags: ['imports'], summary: textes.inviter, response },
        body: demandeInvitationsSchema,
      },
    },
    async (request) => {
      const context = await contexts.backoffice(request as FastifyRequest)
      const { db, client, now } = context
      const { parJour } = request.body
      await write(db, quiDe(context), async (e) => {
        const data = { clientCode: client.code, parJour }
        // A second click changes nothing: a day has its number, and each is written to once.
        await jobs.enqueue(e, inviter, data, { singleton: client.code })
        return note(e, {
          ...{ a: 'auteur', action: 'invitations-demandees', objet: 'import' },
          detail: { parJour },
        })
      })
      return lireInvitations(db, client, now)
    },
  )
}

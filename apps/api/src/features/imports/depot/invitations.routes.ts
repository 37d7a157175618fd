import {
  demandeInvitationsSchema,
  INVITATIONS_PATH,
  invitationsSchema,
} from '@espace-adherent/contract/imports'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { write } from '../../../noyau/index.ts'
import type { Jobs } from '../../../platform/jobs/index.ts'
import { readInvitations } from '../../comptes/index.ts'
import type { StaffContext } from '../../context.ts'
import { note, quiDe } from '../../nouvelles/index.ts'
import { inviter } from './invitations.ts'
import { textes } from './textes.ts'

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
      return readInvitations(db, client, now)
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
      return readInvitations(db, client, now)
    },
  )
}

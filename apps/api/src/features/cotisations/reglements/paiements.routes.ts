import { notificationPaiementPath, retourPaiementPath } from '@espace-adherent/contract'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type App, AppError } from '../../../platform/http/index.ts'
import { findPaiement } from './paiements.repository.ts'
import { conclure, type SuiviDeps } from './suivi.ts'
import { textes } from './textes.ts'

const retourSchema = z.object({ paiement: z.uuid() })
const notificationSchema = z.object({ paiement: z.uuid(), token: z.string().min(1).max(200) })

/** Both are unsigned, and prove nothing: they only make us ask. */
export function registerPaiements(app: App, deps: SuiviDeps & { clock: () => Date }): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = [textes.api.etiquette]
  const config = { access: 'public' as const }

  routes.get(
    retourPaiementPath,
    { config, schema: { tags, summary: textes.api.retour, querystring: retourSchema } },
    async ({ client, query }, reply) => {
      const { paiement: id } = query
      // Whoever comes back sees where it stands, whether or not the provider answers now.
      await conclure(deps, id, deps.clock()).catch(() => null)
      return reply.redirect(`${client.adressePublique}/#/cotisations/paiement/${id}`, 303)
    },
  )

  routes.get(
    notificationPaiementPath,
    { config, schema: { tags, summary: textes.api.notification, querystring: notificationSchema } },
    async ({ client, query }) => {
      const row = await findPaiement(deps.db, query.paiement)
      if (row?.clientCode !== client.code || row.sessionId !== query.token)
        throw new AppError('NotFound', textes.autreSession)
      const etat = await conclure(deps, row.id, deps.clock())
      if (etat === 'incoherent') throw new AppError('Conflict', textes.autreSession)
      return {}
    },
  )
}

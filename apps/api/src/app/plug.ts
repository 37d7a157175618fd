import { type Registry, registry } from '@espace-adherent/contract'
import type { FastifyInstance } from 'fastify'
import { acteRoutes } from '../features/actes/index.ts'
import type { Contexts } from '../features/context.ts'
import { gestionResources } from '../features/gestion/index.ts'
import { letterheadOf } from '../features/portail/index.ts'
import { every } from '../platform/jobs/index.ts'
import { mountResources, type Sources } from '../platform/resources/index.ts'
import { plugged, type Services } from './services.ts'

const PURGE_EVERY_MS = 10 * 60_000

/** Plugs every slice in: its routes, its resources, its acts, its tables, its jobs. */
export async function plugSlices(app: FastifyInstance, services: Services): Promise<void> {
  const { jobs, contexts, subscribe, actes, gestions } = services
  for (const { mount, topics, jobs: handlers } of plugged) {
    await mount?.(app, services)
    if (topics) subscribe(topics(services))
    jobs.add(...(handlers?.(services) ?? []))
  }
  jobs.add(
    every({ key: 'entretien.purges', ms: PURGE_EVERY_MS }, async ({ now }) => {
      for (const { purge } of plugged) await purge?.(services, now)
      await jobs.purge(now)
    }),
  )
  const letterhead = ({ client }: Contexts[keyof Contexts]) => letterheadOf(client)
  const options = { contexts, letterhead }
  mountResources(app, { registry, sources: sourcesOf(services), ...options })
  mountResources(app, { ...acteRoutes(actes), ...options })
  mountResources(app, { ...gestionResources(gestions), ...options })
}

/** Where each resource of the registry takes its rows: `slices.ts` proves that there is one for each. */
function sourcesOf(services: Services): Sources<Contexts, Registry> {
  const all: Partial<Sources<Contexts, Registry>> = {}
  for (const { nom, sources } of plugged)
    for (const [name, source] of Object.entries(sources?.(services) ?? {})) {
      if (name in all) throw new Error(`${nom} brings ${name}, which another slice brings already`)
      Object.assign(all, { [name]: source })
    }
  return all as Sources<Contexts, Registry>
}

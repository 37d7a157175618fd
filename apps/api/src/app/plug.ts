import { type Registry, registry } from '@espace-adherent/contract'
import type { FastifyInstance } from 'fastify'
import { acteRoutes } from '../features/actes/index.ts'
import type { Contexts } from '../features/context.ts'
import { gestionResources } from '../features/gestion/index.ts'
import { letterheadOf } from '../features/portail/index.ts'
import { allOf, every } from '../platform/jobs/index.ts'
import { mountResources, type Sources } from '../platform/resources/index.ts'
import { isBackOffice } from './back-office.ts'
import { plugged, type Services } from './services.ts'

const PURGE_EVERY_MS = 10 * 60_000

/** Plugs every slice in: routes, resources, acts, tables, jobs. */
export function createPlugs(services: Services) {
  const { jobs, contexts, subscribe, actes, gestions } = services
  const letterhead = ({ client }: Contexts[keyof Contexts]) => letterheadOf(client)
  const sources = sourcesOf(services)
  const resources = [acteRoutes(actes), gestionResources(gestions, jobs)]
  const mountAll = (app: FastifyInstance, isHere: (url: string) => boolean) => {
    const options = { contexts, letterhead, isHere }
    mountResources(app, { registry, sources, ...options })
    for (const each of resources) mountResources(app, { ...each, ...options })
  }
  return {
    /** What answers members and visitors, and what runs for nobody in particular. */
    async plug(app: FastifyInstance): Promise<void> {
      for (const { mount, topics, jobs: handlers } of plugged) {
        await mount?.(app, services)
        if (topics) subscribe(topics(services))
        jobs.add(...(handlers?.(services) ?? []))
      }
      jobs.add(
        every({ key: 'entretien.purges', ms: PURGE_EVERY_MS }, async ({ now }) => {
          await allOf([
            ...plugged.map(
              ({ purge }) =>
                () =>
                  purge?.(services, now),
            ),
            () => jobs.purge(now),
          ])
        }),
      )
      mountAll(app, (url) => !isBackOffice(url))
    },
    /** What answers staff. */
    async plugGestion(app: FastifyInstance, turn: () => Promise<void>): Promise<void> {
      for (const { mountGestion } of plugged) mountGestion?.(app, services)
      await turn()
      mountAll(app, isBackOffice)
    },
  }
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

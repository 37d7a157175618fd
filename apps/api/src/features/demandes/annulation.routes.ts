import {
  type ActeGestion,
  annulationParLienSchema,
  demandeRecueSchema,
} from '@espace-adherent/contract'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { unchanged, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { App } from '../../platform/http/index.ts'
import { annulerParLien } from './annulation.ts'
import type { GestesDeps } from './gestes.ts'
import type { Moteur } from './moteur.ts'

type Deps = {
  db: Executor
  clock: () => Date
  actes: Omit<GestesDeps, 'moteur'> & { moteur: { pourDemandes: Moteur } }
}

type Annulation = {
  path: string
  /** The only requests that its links cancel. */
  actes: readonly ActeGestion[]
  textes: { etiquette: string; annulation: string }
}

/** Where the links of one kind of request lead; a slice that sends such links has one. */
export function registerAnnulation(
  app: App,
  { db, clock, actes: { moteur, ...deps } }: Deps,
  { path, actes, textes }: Annulation,
): void {
  const gestes = { ...deps, moteur: moteur.pourDemandes }
  app.withTypeProvider<ZodTypeProvider>().post(
    path,
    {
      config: { access: 'public' as const },
      schema: {
        tags: [textes.etiquette],
        summary: textes.annulation,
        body: annulationParLienSchema,
        response: { 200: demandeRecueSchema },
      },
    },
    async ({ client, body: { code } }) => {
      const { messages } = deps
      const now = clock()
      await write(db, { client, now, auteur: null, messages }, async (e) =>
        unchanged(e, await annulerParLien(gestes, e, client, { code, actes }, now)),
      )
      return {}
    },
  )
}

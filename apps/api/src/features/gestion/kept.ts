import {
  type CleGestion,
  gestions,
  type Publication,
  type Resource,
} from '@espace-adherent/contract'
import type { Sources } from '../../platform/resources/index.ts'
import type { Contexts, StaffContext } from '../context.ts'
import type { Programme } from './brouillon.ts'
import type { SourceGestion } from './engine.ts'
import type { Outils } from './gere-gestes.ts'

/** What keeps a table that staff look after; one that is only read has no more than its lines. */
export type Kept<O extends Outils = Outils> = Pick<SourceGestion, 'gestion' | 'list' | 'rows'> &
  Partial<SourceGestion<O>>

/** What keeps each table, as resources with their sources; a table that nobody keeps stops the boot. */
export function gestionResources(
  kept: readonly Kept<never>[],
  programme: Programme,
): {
  registry: Record<string, Resource>
  sources: Sources<Contexts, Record<string, Resource>>
} {
  const byKey = new Map(kept.map((each) => [each.gestion.key, each]))
  const registry: Record<string, Resource> = {}
  const sources: Record<string, unknown> = {}
  for (const key of Object.keys(gestions) as CleGestion[]) {
    const source = byKey.get(key)
    if (!source) throw new Error(`${key} is declared, and nothing keeps it`)
    const { resource } = source.gestion
    registry[`gestion.${key}`] = resource
    // Only what somebody may call: a table may be kept by more than its screen can do.
    const { publish } = source
    sources[`gestion.${key}`] = Object.fromEntries(
      Object.entries({
        ...source,
        publish: (context: StaffContext, data: Publication) => publish?.(context, data, programme),
      }).filter(([name]) => name === 'rows' || name in resource.can),
    )
  }
  return { registry, sources: sources as Sources<Contexts, Record<string, Resource>> }
}

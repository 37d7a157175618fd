import { type CleGestion, gestions, type Resource } from '@espace-adherent/contract'
import type { Contexts } from '../features/context.ts'
import type { SourceGestion } from '../features/gestion/index.ts'
import { historiqueLu } from '../features/historique/index.ts'
import { nouveautesTenues } from '../features/nouveautes/index.ts'
import { referentielsTenus } from '../features/referentiel/index.ts'
import type { Sources } from '../platform/resources/index.ts'

type Kept = Pick<SourceGestion, 'gestion' | 'list' | 'rows'> & Partial<SourceGestion>

/** What keeps each table that staff look after. */
export const kept: readonly Kept[] = [...referentielsTenus, nouveautesTenues, historiqueLu]

/** The same as resources with their sources; a table that nobody keeps, or may call, stops the boot. */
export function gestionResources(): {
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
    sources[`gestion.${key}`] = Object.fromEntries(
      Object.entries(source).filter(([name]) => name === 'rows' || name in resource.can),
    )
  }
  return { registry, sources: sources as Sources<Contexts, Record<string, Resource>> }
}

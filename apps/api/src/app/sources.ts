import { type Registry, tablesReferentiel } from '@espace-adherent/contract'
import { createBlocklistsSource } from '../features/contenu/index.ts'
import type { RequestContext } from '../features/context.ts'
import { contratsSource } from '../features/contrats/index.ts'
import { clientSource } from '../features/portail/index.ts'
import { codePostalSource, referentielSource } from '../features/referentiel/index.ts'
import { connexionCounterSource, statistiquesUsersSource } from '../features/suivi/index.ts'
import type { Sources } from '../platform/resources/index.ts'
import type { Installation } from './installation.ts'

/** Where each resource of the registry takes its rows. */
export function sourcesOf({ contenus }: Installation): Sources<RequestContext, Registry> {
  const referentiels = Object.fromEntries(
    tablesReferentiel.map((table) => [table, referentielSource(table)]),
  ) as Record<(typeof tablesReferentiel)[number], ReturnType<typeof referentielSource>>
  return {
    client: clientSource,
    contrats: contratsSource,
    blocklists: createBlocklistsSource(contenus),
    codePostal: codePostalSource,
    ...referentiels,
    connexionCounter: connexionCounterSource,
    statistiquesUsers: statistiquesUsersSource,
  }
}

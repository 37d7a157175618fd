import type { FieldValues } from '@espace-adherent/ui/forms'
import { lazyView } from '../../platform/chunks/index.ts'
import type { DefinitionDemarche } from './demarche.ts'

/** The screen of an act, by the module that defines its form: both come with its first showing. */
export const lazyDemarche = <S extends FieldValues, E extends string, F extends object>(
  loader: () => Promise<{ default: DefinitionDemarche<S, E, F> }>,
) =>
  lazyView(async () => {
    const [{ Demarche }, { default: propre }] = await Promise.all([
      import('./Demarche.tsx'),
      loader(),
    ])
    // The engine asks for the view of each step by its name.
    const definition = propre as unknown as DefinitionDemarche<S, string, F>
    return { default: () => <Demarche definition={definition} /> }
  })

import type { EvenementGestion } from '@espace-adherent/contract/gestion'

type Changement = EvenementGestion['changements'][number]

/**
 * What going back to a version would replace: each field that was written since, as it stands (`avant`) and as it would
 * be again (`apres`). Events come the latest first; a field that is back at what it was is left out.
 */
export function retourVers(
  evenements: readonly EvenementGestion[],
  version: number,
): readonly Changement[] {
  const retours = new Map<string, Changement>()
  for (const { revision, changements } of evenements) {
    if (revision === null || revision <= version) continue
    for (const { champ, avant, apres } of changements) {
      const plusTard = retours.get(champ)
      retours.set(champ, { champ, avant: plusTard ? plusTard.avant : apres, apres: avant })
    }
  }
  return [...retours.values()].filter(
    ({ avant, apres }) => JSON.stringify(avant) !== JSON.stringify(apres),
  )
}

/** Of what was there before anything was told of it; null of what the history saw being made. */
export function versionDepart(evenements: readonly EvenementGestion[]): number | null {
  const premier = evenements.at(-1)
  if (!premier || premier.revision === null || premier.action === 'creation') return null
  return premier.revision > 1 ? premier.revision - 1 : null
}

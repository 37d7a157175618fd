import type { Champs, Gestion, LigneGestion } from '@espace-adherent/contract'
import type { Executor } from '../../platform/db/index.ts'
import type { StaffContext } from '../context.ts'
import { type Action, type Etat, recordGeste } from '../historique/index.ts'

/** What stands in the place of what is a person's. */
export const MASQUE = '•••'

export type Change = { avant: LigneGestion | null; apres: LigneGestion | null }

/** The fields that differ, as they were and as they are, with the version of each side. */
export function differences(
  champs: Champs,
  { avant, apres }: Change,
): Record<keyof Change, Etat | null> {
  const noms = Object.keys(champs).filter(
    (nom) => JSON.stringify(avant?.[nom] ?? null) !== JSON.stringify(apres?.[nom] ?? null),
  )
  const cote = (ligne: LigneGestion | null): Etat | null =>
    ligne && {
      revision: ligne.revision,
      ...Object.fromEntries(
        noms.map((nom) => [nom, champs[nom]?.isPersonnel ? MASQUE : (ligne[nom] ?? null)]),
      ),
    }
  return { avant: cote(avant), apres: cote(apres) }
}

/** What the history repeats: not what stands in the versions alone. */
const ditsDe = ({ champs, versions }: Gestion): Champs =>
  versions?.isSeule
    ? Object.fromEntries(Object.entries(champs).filter(([nom]) => !versions.champs.includes(nom)))
    : champs

/** Each write leaves its line, in its own transaction: who, as what, what, before and after. */
export const tracer = (
  tx: Executor,
  context: StaffContext,
  gestion: Gestion,
  action: Action,
  change: Change,
): Promise<void> =>
  recordGeste(tx, context, {
    action,
    objet: gestion.objet,
    cible: (change.apres ?? change.avant)?.id ?? null,
    ...differences(ditsDe(gestion), change),
  })

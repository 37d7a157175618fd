import type { Champ, Champs, Gestion, LigneGestion } from '@espace-adherent/contract'
import type { Ecriture, Told } from '../../noyau/index.ts'
import type { Action, Etat } from '../historique/index.ts'
import { type Auteur, note } from '../nouvelles/index.ts'

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

/** Of a draft, what nobody would read in a line: a whole text, rows of other tables. */
const longs: readonly Champ['genre'][] = ['riche', 'liste', 'reference']

/** What the history repeats: not what stands in the versions alone. */
const ditsDe = ({ champs, versions }: Gestion): Champs =>
  Object.fromEntries(
    Object.entries(champs).filter(
      ([nom, { genre }]) =>
        !(versions?.isSeule && versions.champs.includes(nom)) &&
        !(versions?.mode === 'brouillon' && longs.includes(genre)),
    ),
  )

/** Each write leaves its line: what, before and after, on the line of whoever did it. */
export const tracer = (
  e: Ecriture<Auteur>,
  gestion: Gestion,
  action: Action,
  change: Change,
): Promise<Told> =>
  note(e, {
    action,
    objet: gestion.objet,
    cible: (change.apres ?? change.avant)?.id ?? null,
    a: 'auteur',
    ...differences(ditsDe(gestion), change),
  })

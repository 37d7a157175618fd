import type { TypeContrat } from '@espace-adherent/domain/contrats'
import type { DomaineDelegation } from '@espace-adherent/domain/delegation'
import { isDansPortee, type Qualite } from '@espace-adherent/domain/roles'
import { type Guard, isDelegue } from '../../platform/routing/guard.ts'
import { matchPath } from '../../platform/routing/path.ts'

/** As much of a route as the navigation needs. */
type Destination = { path: string; guard: Guard; link: (params: Record<never, string>) => string }

/** One page that the navigation leads to. */
export type Entree<Icon> = {
  route: Destination
  libelle: string
  icon: Icon
  /** The only kind of contract for which the page means something. */
  typeContrat?: TypeContrat
  /** Pages that belong to this one: it stays marked while one of them is shown. */
  aussi?: readonly { path: string }[]
}

export type Groupe<Icon> = {
  /** What it stands under, beside those before it that have the same. */
  section?: string
  libelle: string
  /** On a phone, where five of them share the width. */
  court: string
  icon: Icon
  entrees: readonly Entree<Icon>[]
}

export type Lecteur = {
  qualite: Qualite
  typeContrat: TypeContrat
  isFeatureVisible: (feature: string) => boolean
  /** What a relative opened to whoever looks at their space; null in one's own. */
  domaines: readonly DomaineDelegation[] | null
}

/** The groups as this member may use them: what they may not enter is not shown, nor is an empty group. */
export const visibleGroupes = <Icon>(
  groupes: readonly Groupe<Icon>[],
  lecteur: Lecteur,
): Groupe<Icon>[] =>
  groupes
    .map((groupe) => ({
      ...groupe,
      entrees: groupe.entrees.filter((entree) => isVisible(entree, lecteur)),
    }))
    .filter(({ entrees }) => entrees.length > 0)

function isVisible(
  { route, typeContrat }: Entree<unknown>,
  { qualite, typeContrat: leSien, isFeatureVisible, domaines }: Lecteur,
): boolean {
  const { portee = 'Both', feature } = route.guard
  if (domaines && !isDelegue(route.guard, domaines)) return false
  if (!isDansPortee(portee, qualite)) return false
  if (typeContrat !== undefined && typeContrat !== leSien) return false
  return feature === undefined || isFeatureVisible(feature)
}

export const isCurrent = ({ route, aussi = [] }: Entree<unknown>, path: string): boolean =>
  [route, ...aussi].some((page) => matchPath(page.path, path) !== null)

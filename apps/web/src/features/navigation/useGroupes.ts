import type { Contrat } from '@espace-adherent/contract/contrats'
import type { CurrentUser } from '@espace-adherent/contract/identity'
import { isFonctionnaliteVisible } from '@espace-adherent/domain/clients/fonctionnalites'
import { portail } from '../../platform/portail/settings.ts'
import { useFonctionnalites } from '../../platform/session/current-client.ts'
import { type Groupe, visibleGroupes } from './groupes.ts'

/** The groups that this person may use with this contract; none until the contract is known. */
export function useGroupes<Icon>(
  groupes: readonly Groupe<Icon>[],
  user: CurrentUser,
  contrat: Contrat | null,
): readonly Groupe<Icon>[] {
  const connues = useFonctionnalites({ etat: 'connecte', user }, contrat !== null)
  if (!contrat) return []
  const { numeroContratIndividuel: numeroContrat, qualite, typeContrat } = contrat
  return visibleGroupes(groupes, {
    qualite,
    typeContrat,
    domaines: user.delegation?.domaines ?? null,
    // Until those of the contract are known, the page's own are the best guess.
    isFeatureVisible: (feature) =>
      connues
        ? isFonctionnaliteVisible(connues, feature, { connecte: true, numeroContrat })
        : isFonctionnaliteVisible(portail().client.fonctionnalites, feature, { connecte: false }),
  })
}

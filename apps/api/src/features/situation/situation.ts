import type { SituationContractuelle } from '@espace-adherent/contract'
import { libelleRegle } from '@espace-adherent/domain'
import type { SituationLue } from './situation.repository.ts'

export const toSituation = ({
  rib,
  modePrestation,
  modeCotisation,
  periodicite,
  garanties,
  engagements,
  assures,
  options,
  ...contrat
}: SituationLue): SituationContractuelle => ({
  contrat,
  assures,
  garanties: [
    ...(garanties ?? [])
      // A promise of nothing is none.
      .filter(({ regle }) => regle.type !== 'aucune')
      .map(({ famille, libelle, regle }) => ({ famille, libelle, niveau: libelleRegle(regle) })),
    ...(engagements ?? []).map(({ libelle, promesse }) => ({
      famille: null,
      libelle,
      niveau: promesse,
    })),
  ],
  options,
  cotisations: { modePaiement: modeCotisation, periodicite },
  remboursements: { modePaiement: modePrestation, rib },
})

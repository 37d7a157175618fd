import type { SituationContractuelle } from '@espace-adherent/contract'
import { engagementsLe, garantiesLe, libelleRegle } from '@espace-adherent/domain'
import type { SituationLue } from './situation.repository.ts'

/** As it is on that day, reinforcements included. */
export const toSituation =
  (jour: string) =>
  ({
    rib,
    modePrestation,
    modeCotisation,
    periodicite,
    garanties,
    renforts,
    engagements,
    assures,
    options,
    ...contrat
  }: SituationLue): SituationContractuelle => ({
    contrat,
    assures,
    garanties: [
      ...garantiesLe({ garanties: garanties ?? [], renforts, anciennes: [] }, jour)
        // A promise of nothing is none.
        .filter(({ regle }) => regle.type !== 'aucune')
        .map(({ famille, libelle, regle }) => ({ famille, libelle, niveau: libelleRegle(regle) })),
      ...engagementsLe({ engagements, renforts }, jour).map(({ libelle, promesse }) => ({
        famille: null,
        libelle,
        niveau: promesse,
      })),
    ],
    options,
    cotisations: { modePaiement: modeCotisation, periodicite },
    remboursements: { modePaiement: modePrestation, rib },
  })

import type { SituationContractuelle } from '@espace-adherent/contract'
import { dateAParis, engagementsLe, garantiesLe, libelleRegle } from '@espace-adherent/domain'
import type { ContratContext } from '../context.ts'
import { cleContratDe } from '../perimetre.ts'
import type { SituationLue } from './situation.repository.ts'
import { findSituation } from './situation.repository.ts'

/** As it is on that day, reinforcements included. */
const toSituation =
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

/** The situation of the current contract as it is today; none when it is nobody's. */
export async function readSituation(context: ContratContext): Promise<SituationContractuelle[]> {
  const question = { ...cleContratDe(context), jour: dateAParis(context.now) }
  return (await findSituation(context.db, question)).map(toSituation(question.jour))
}

export const situationContractuelleSource = { list: readSituation }

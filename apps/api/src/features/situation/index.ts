import type { SituationContractuelle } from '@espace-adherent/contract'
import { dateAParis } from '@espace-adherent/domain'
import type { ContratContext } from '../context.ts'
import { cleContratDe } from '../perimetre.ts'
import { findSituation } from './situation.repository.ts'
import { toSituation } from './situation.ts'

/** The situation of the current contract as it is today; none when it is nobody's. */
export async function readSituation(context: ContratContext): Promise<SituationContractuelle[]> {
  const question = { ...cleContratDe(context), jour: dateAParis(context.now) }
  return (await findSituation(context.db, question)).map(toSituation(question.jour))
}

export const situationContractuelleSource = { list: readSituation }

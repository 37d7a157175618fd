import type { SituationContractuelle } from '@espace-adherent/contract'
import { dateAParis } from '@espace-adherent/domain'
import type { ContratContext } from '../context.ts'
import { findSituation } from './situation.repository.ts'
import { toSituation } from './situation.ts'

/** The situation of the current contract as it is today; none when it is nobody's. */
export async function readSituation({
  db,
  client,
  numeroContrat,
  now,
}: ContratContext): Promise<SituationContractuelle[]> {
  const question = { clientCode: client.code, numeroContrat, jour: dateAParis(now) }
  return (await findSituation(db, question)).map(toSituation)
}

export const situationContractuelleSource = { list: readSituation }

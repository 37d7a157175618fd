import { buffer } from 'node:stream/consumers'
import {
  type SituationContractuelle,
  situationContractuelleResource,
} from '@espace-adherent/contract'
import { dateAParis, slug } from '@espace-adherent/domain'
import { writePdf } from '../../platform/documents/index.ts'
import type { FileContent } from '../../platform/resources/index.ts'
import type { RequestContext } from '../context.ts'
import { tableDe } from './edition.ts'
import { findSituation } from './situation.repository.ts'
import { toSituation } from './situation.ts'

const { libelle } = situationContractuelleResource

async function readSituation({
  db,
  client,
  numContrat,
  now,
}: RequestContext): Promise<SituationContractuelle[]> {
  if (!numContrat) return []
  const question = { clientCode: client.code, numContrat, jour: dateAParis(now) }
  return (await findSituation(db, question)).map(toSituation)
}

export const situationContractuelleSource = {
  list: readSituation,
  async print(context: RequestContext): Promise<FileContent | null> {
    const [situation] = await readSituation(context)
    if (!situation) return null
    const { client, now } = context
    const date = dateAParis(now)
    const letterhead = { nom: client.libelle, couleur: client.charte.clair.primary }
    const contenu = await buffer(writePdf(tableDe(libelle, situation, date), letterhead))
    return {
      typeMime: 'application/pdf',
      nomFichier: `${slug(libelle)}-${situation.contrat.numeroContratIndividuel}-${date}.pdf`,
      contenu,
    }
  },
}

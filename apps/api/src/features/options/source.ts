import {
  optionAffiliationActe,
  type RenfortDetenu,
  type RenfortPropose,
} from '@espace-adherent/contract'
import { dateAParis } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import { openPrevus } from '../actes/index.ts'
import type { ContratContext } from '../context.ts'
import { cleContratDe } from '../perimetre.ts'
import { findRenfortsDetenus, findRenfortsEtPrevues } from './options.repository.ts'

const questionDe = (context: ContratContext) => ({
  ...cleContratDe(context),
  jour: dateAParis(context.now),
})

export const radiationRenfortSource = {
  list: (context: ContratContext): Promise<RenfortDetenu[]> =>
    findRenfortsDetenus(context.db, questionDe(context)),
}

/** What is planned already stands among them with its day: it is not to be asked for twice. */
export const createProposesSource = ({ sealer }: { sealer: Sealer }) => ({
  async list(context: ContratContext): Promise<RenfortPropose[]> {
    const { compteId } = context.visiteur
    const acte = optionAffiliationActe.key
    const question = { ...questionDe(context), compteId, acte }
    const proposes = await findRenfortsEtPrevues(context.db, question)
    const prevus = openPrevus<{ code: string }>(sealer, proposes[0]?.prevues ?? [])
    return proposes.map(({ prevues: _, ...renfort }) => ({
      ...renfort,
      prevuLe: prevus.find(({ code }) => code === renfort.code)?.effetLe ?? null,
    }))
  },
})

import {
  optionAffiliationActe,
  type RenfortDetenu,
  type RenfortPropose,
} from '@espace-adherent/contract'
import { dateAParis } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import { findPrevus } from '../actes/index.ts'
import type { ContratContext } from '../context.ts'
import { cleContratDe } from '../perimetre.ts'
import { findRenfortsDetenus, findRenfortsProposes } from './options.repository.ts'

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
    const { db, visiteur } = context
    const qui = { compteId: visiteur.compteId, contrat: cleContratDe(context) }
    const actes = [optionAffiliationActe.key]
    const prevus = await findPrevus<{ code: string }>(sealer, db, qui, actes)
    const proposes = await findRenfortsProposes(db, questionDe(context))
    return proposes.map((renfort) => ({
      ...renfort,
      prevuLe: prevus.find(({ code }) => code === renfort.code)?.effetLe ?? null,
    }))
  },
})

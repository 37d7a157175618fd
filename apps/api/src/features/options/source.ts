import type { Renfort, RenfortDetenu } from '@espace-adherent/contract'
import { dateAParis } from '@espace-adherent/domain'
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

export const optionAffiliationSource = {
  list: (context: ContratContext): Promise<Renfort[]> =>
    findRenfortsProposes(context.db, questionDe(context)),
}

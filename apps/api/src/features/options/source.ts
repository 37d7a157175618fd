import type { Renfort, RenfortDetenu } from '@espace-adherent/contract'
import { dateAParis } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { ContratContext } from '../context.ts'
import { cleContratDe } from '../perimetre.ts'
import { findRenfortsDetenus } from './options.repository.ts'
import { findAAjouter } from './traitement.ts'

const questionDe = (context: ContratContext) => ({
  ...cleContratDe(context),
  jour: dateAParis(context.now),
})

export const radiationRenfortSource = {
  list: (context: ContratContext): Promise<RenfortDetenu[]> =>
    findRenfortsDetenus(context.db, questionDe(context)),
}

export const createOptionAffiliationSource = (deps: { sealer: Sealer }) => ({
  list: (context: ContratContext): Promise<Renfort[]> =>
    findAAjouter(deps, context.db, {
      compteId: context.visiteur.compteId,
      contrat: { ...cleContratDe(context), qualite: context.perimetre.qualite },
      now: context.now,
    }),
})

import type { Renfort, RenfortDetenu } from '@espace-adherent/contract'
import { dateAParis } from '@espace-adherent/domain'
import type { RequestContext } from '../context.ts'
import { findRenfortsDetenus, findRenfortsProposes } from './options.repository.ts'

export const radiationRenfortSource = {
  async list({ db, client, numContrat, now }: RequestContext): Promise<RenfortDetenu[]> {
    if (!numContrat) return []
    return findRenfortsDetenus(db, { clientCode: client.code, numContrat, jour: dateAParis(now) })
  },
}

export const optionAffiliationSource = {
  async list({ db, client, numContrat, now }: RequestContext): Promise<Renfort[]> {
    if (!numContrat) return []
    return findRenfortsProposes(db, { clientCode: client.code, numContrat, jour: dateAParis(now) })
  },
}

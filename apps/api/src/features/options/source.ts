import type { Renfort, RenfortDetenu } from '@espace-adherent/contract'
import { dateAParis } from '@espace-adherent/domain'
import type { ContratContext } from '../context.ts'
import { findRenfortsDetenus, findRenfortsProposes } from './options.repository.ts'

export const radiationRenfortSource = {
  async list({ db, client, numeroContrat, now }: ContratContext): Promise<RenfortDetenu[]> {
    return findRenfortsDetenus(db, {
      clientCode: client.code,
      numeroContrat,
      jour: dateAParis(now),
    })
  },
}

export const optionAffiliationSource = {
  async list({ db, client, numeroContrat, now }: ContratContext): Promise<Renfort[]> {
    return findRenfortsProposes(db, {
      clientCode: client.code,
      numeroContrat,
      jour: dateAParis(now),
    })
  },
}

import type { CheckTokenData, CheckTokenResponse } from '@espace-adherent/contract'
import type { Client } from '../client.ts'
import { checkActivation } from './activation.ts'
import type { ComptesDeps } from './deps.ts'
import { checkLien } from './liens.ts'

/** What a screen may know of the link that leads to it, before anything is done with it. */
export const checkToken =
  ({ db, clesAcces, clock }: ComptesDeps) =>
  async (client: Client, { purpose, ...lien }: CheckTokenData): Promise<CheckTokenResponse> => {
    const now = clock()
    if (purpose === 'Confirmation') {
      const { creeParAdmin, isPersonnel } = await checkActivation(db, client, lien, now)
      return { isCreatedByAdmin: creeParAdmin, ...(isPersonnel && { isPersonnel }) }
    }
    const { creeParAdmin } = await checkLien(db, client, lien, 'reinitialisation', now)
    // Told to whoever holds the link only, and could have all of the account with it.
    const hasClesAcces = await clesAcces.hasAny(db, lien.userId)
    return { isCreatedByAdmin: creeParAdmin, hasClesAcces }
  }

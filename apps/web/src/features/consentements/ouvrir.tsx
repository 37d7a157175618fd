import { consentementsResource } from '@espace-adherent/contract/consentements'
import { isConsentementADemander } from '@espace-adherent/domain/apres-connexion'
import type { QueryClient } from '@tanstack/react-query'
import { lazyView } from '../../platform/chunks/index.ts'
import { modals } from '../../platform/modals/modals.ts'
import { listQuery } from '../../platform/query/list.ts'

/** Its code comes with its first showing. */
export const ConsentementsPopup = lazyView(() => import('./ConsentementsPopup.tsx'))

/** Asks for the consents that have no answer yet; says nothing when there are none. */
export async function ouvrirConsentements(client: QueryClient): Promise<void> {
  const query = listQuery(consentementsResource, {}, { lifetime: 0 })
  // Nobody asked for it: a failed read is not worth a word, the question will come another day.
  const answer = await client
    .fetchQuery({ ...query, meta: { silent: true } })
    .catch(() => ({ rows: [] }))
  const sansReponse = answer.rows.filter(isConsentementADemander)
  if (sansReponse.length === 0) return
  modals.open((close) => <ConsentementsPopup consentements={sansReponse} onClose={close} />)
}

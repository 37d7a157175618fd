import { paiementsCotisationResource, type Reglement } from '@espace-adherent/contract/cotisations'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { mutationOptions } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import { textes } from './textes.ts'

type Lesquels = { id: string } | { demande: string } | { numeroContrat: string }

/** Read each time: a bank may have answered since. */
export const paiementsQuery = (lesquels: Lesquels) =>
  listQuery(paiementsCotisationResource, lesquels, { lifetime: 0 })

/** Opens the provider's page, and says where it is. */
export const ouvrirPaiement = mutationOptions({
  mutationFn: (id: string) =>
    http.post(resourceUrl(paiementsCotisationResource, 'update'), {
      id,
    }) as Promise<Reglement>,
  meta: { failure: textes.paiement.ouvertureEchec },
})

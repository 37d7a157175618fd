import { consentementsAddress } from '@espace-adherent/contract/addresses'
import { aFaireDesContrats, isToutAJour } from '@espace-adherent/domain/accueil'
import { isConsentementADemander } from '@espace-adherent/domain/apres-connexion'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../platform/query/list.ts'
import { useContrats } from '../contrats/index.ts'
import { useApercuDemandes } from '../demandes/index.ts'

/** All that waits for the member, gathered; what is on its way counts for nothing, nor lets anything be well. */
export function useAFaire() {
  const { contrats, courant } = useContrats()
  const demandes = useApercuDemandes()?.comptes ?? null
  const consentements = useConsentements()
  const desContrats = aFaireDesContrats(contrats, courant)
  const refusees = demandes?.refusees ?? []
  return {
    desContrats,
    refusees,
    consentements: consentements ?? 0,
    isAFaire:
      desContrats.length + refusees.length + (demandes?.attendent ?? 0) + (consentements ?? 0) > 0,
    isToutAJour: isToutAJour({ contrats, demandes, consentements }),
  }
}

/** How many have no answer; null as long as nobody knows. What asks for them after sign-in asks the same. */
function useConsentements(): number | null {
  const { data } = useQuery({ ...listQuery(consentementsAddress), meta: { silent: true } })
  return data?.rows.filter(isConsentementADemander).length ?? null
}

import { BLOC_POPUPS, COOKIE_POPUPS } from '@espace-adherent/contract/addresses'
import { consentementsResource } from '@espace-adherent/contract/consentements'
import type { CurrentUser } from '@espace-adherent/contract/identity'
import {
  cleEtape,
  type EtapeApresConnexion,
  etapeSuivante,
  isConsentementADemander,
  PLUS_TARD,
} from '@espace-adherent/domain/apres-connexion'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { portail } from '../../platform/portail/settings.ts'
import { listQuery } from '../../platform/query/list.ts'
import { contenuQuery, popupsToShow } from '../contenu/index.ts'
import type { ContratsState } from '../contrats/index.ts'
import { readFermees, rememberFermee } from './memoire.ts'

const rien: readonly never[] = []

/** Gathers what the rule weighs, and remembers what was closed since the sign-in. */
export function useSuite(user: CurrentUser, contrats: ContratsState) {
  const [fermees, setFermees] = useState(() => readFermees(user))
  // In this page only: the contracts read again will say what has become of it.
  const [ribsPasses, setRibsPasses] = useState<readonly string[]>([])
  const isPret = contrats.etat === 'pret'
  const consentements = useConsentements(isPret && !fermees.includes('consentements'))
  const popups = usePopups(isPret && !fermees.includes('popups'))
  const courant = isPret ? contrats.courant : contrats.etat === 'aucun' ? 'aucun' : null
  return {
    suite: etapeSuivante({
      courant,
      consentements: consentements?.length ?? null,
      isRibBloquant: portail().config.isPopupPrestationBlocking,
      isRibPasse: isPret && ribsPasses.includes(contrats.courant.numeroContratIndividuel),
      // Whoever only looks at somebody's space is not asked for their address.
      isEmailRejete: user.isEmailRejete === true && user.vuPar === undefined,
      popups: popups?.length ?? null,
      fermees,
    }),
    consentements: consentements ?? rien,
    popups: popups ?? rien,
    close: (etape: EtapeApresConnexion, isRemise: boolean) => {
      if (!isPret) return
      const suivies = rememberFermee(user, cleEtape(etape, contrats.courant))
      setFermees(isRemise ? rememberFermee(user, PLUS_TARD) : suivies)
    },
    /** Not again for this contract, until the next page. */
    passRib: () => {
      if (isPret) setRibsPasses([...ribsPasses, contrats.courant.numeroContratIndividuel])
    },
  }
}

/** Those without an answer; null while on their way. Nobody asked for them: a failure is silent. */
function useConsentements(enabled: boolean) {
  const query = listQuery(consentementsResource)
  const { data, isError } = useQuery({ ...query, meta: { silent: true }, enabled })
  return useMemo(() => {
    if (isError) return rien
    return data?.rows.filter(isConsentementADemander) ?? null
  }, [data, isError])
}

/** The messages that this browser was not told to keep quiet about. */
function usePopups(enabled: boolean) {
  const { data, isError } = useQuery({ ...contenuQuery(BLOC_POPUPS), enabled })
  // Read once: a message silenced while the next one shows must not change their order.
  return useMemo(() => {
    if (isError) return rien
    return data ? popupsToShow(data.rows, COOKIE_POPUPS, document.cookie) : null
  }, [data, isError])
}

/** What may open by itself after sign-in; one at a time, in this order. */
export type EtapeApresConnexion = 'sansContrat' | 'consentements' | 'rib' | 'email' | 'popups'

/** The current contract, as far as its missing bank details go. */
export type ContratSansRib = {
  numeroContratIndividuel: string
  qualite: 'adherent' | 'beneficiaire'
  modalitePaiementPrestation: { isMissing: boolean; isEnAttente: boolean }
}

export type FaitsApresConnexion = {
  /** Null while the contracts are on their way, `aucun` when there is none. */
  courant: ContratSansRib | 'aucun' | null
  /** How many consents have no answer; null while on their way. */
  consentements: number | null
  /** Client setting `isPopupPrestationBlocking`. */
  isRibBloquant: boolean
  /** It was just sent for this contract, or cannot be shown: not now, even if it blocks. */
  isRibPasse: boolean
  /** Mails about documents come back from the address of whoever is signed in. */
  isEmailRejete: boolean
  /** How many messages are to be shown; null while on their way. */
  popups: number | null
  /** What was closed since the person signed in, see `cleEtape`. */
  fermees: readonly string[]
}

/** Nothing more is to come, or what comes is not known yet. */
export type Suite = EtapeApresConnexion | 'attente' | 'fin'

/**
 * What comes next. An answer that is late is waited for: what matters more must not come after, nor
 * on top.
 */
export function etapeSuivante(faits: FaitsApresConnexion): Suite {
  const { courant, consentements, popups, fermees } = faits
  if (courant === null) return 'attente'
  if (courant === 'aucun') return 'sansContrat'
  const isFermee = (etape: EtapeApresConnexion) => fermees.includes(cleEtape(etape, courant))
  if (!isFermee('consentements') && consentements !== 0)
    return consentements === null ? 'attente' : 'consentements'
  const isRibFerme = !faits.isRibBloquant && isFermee('rib')
  if (isRibADemander(courant) && !isRibFerme && !faits.isRibPasse) return 'rib'
  if (faits.isEmailRejete && !isFermee('email')) return 'email'
  if (!isFermee('popups') && popups !== 0) return popups === null ? 'attente' : 'popups'
  return 'fin'
}

/** The account is the subscriber's to give; one that a clerk is looking at has been given. */
export const isRibADemander = ({ qualite, modalitePaiementPrestation }: ContratSansRib) =>
  qualite === 'adherent' &&
  modalitePaiementPrestation.isMissing &&
  !modalitePaiementPrestation.isEnAttente

/** How a step is remembered as closed: bank details put off for one contract are not for another. */
export const cleEtape = (
  etape: EtapeApresConnexion,
  { numeroContratIndividuel }: Pick<ContratSansRib, 'numeroContratIndividuel'>,
) => (etape === 'rib' ? `rib ${numeroContratIndividuel}` : etape)

/** A consent is asked for as long as its member has said nothing to it, not even what a clerk has to see. */
export const isConsentementADemander = ({
  isAccepted,
  enAttente,
}: {
  isAccepted: boolean | null
  enAttente: unknown
}) => isAccepted === null && enAttente === null

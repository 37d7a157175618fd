/** What may open by itself after sign-in; one at a time, in this order. */
export type EtapeApresConnexion = 'sansContrat' | 'consentements' | 'rib' | 'email' | 'popups'

/** What matters of the current contract for its missing bank details. */
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
  /** Just sent for this contract, or cannot be shown: skipped even if it blocks. */
  isRibPasse: boolean
  /** Mails about documents to this address come back. */
  isEmailRejete: boolean
  /** How many messages are to be shown; null while on their way. */
  popups: number | null
  /** What was closed since sign-in, see `cleEtape`; `PLUS_TARD` once something was put off. */
  fermees: readonly string[]
}

/** Nothing more is to come, or an answer is still missing. */
export type Suite = EtapeApresConnexion | 'attente' | 'fin'

/** Whoever puts one thing off has put off all of it: no second dialog takes the place of the first. */
export const PLUS_TARD = 'plus-tard'

/**
 * The next step. A late answer is waited for, so that what matters more never opens after or on top
 * of the rest.
 */
export function etapeSuivante(faits: FaitsApresConnexion): Suite {
  const { courant, consentements, popups, fermees } = faits
  if (courant === null) return 'attente'
  if (courant === 'aucun') return 'sansContrat'
  const isRemis = fermees.includes(PLUS_TARD)
  const isFermee = (etape: EtapeApresConnexion) =>
    isRemis || fermees.includes(cleEtape(etape, courant))
  if (!isFermee('consentements') && consentements !== 0)
    return consentements === null ? 'attente' : 'consentements'
  const isRibFerme = !faits.isRibBloquant && isFermee('rib')
  if (isRibADemander(courant) && !isRibFerme && !faits.isRibPasse) return 'rib'
  if (faits.isEmailRejete && !isFermee('email')) return 'email'
  if (!isFermee('popups') && popups !== 0) return popups === null ? 'attente' : 'popups'
  return 'fin'
}

/** Only the adherent gives the account; one that a clerk is looking at counts as given. */
export const isRibADemander = ({ qualite, modalitePaiementPrestation }: ContratSansRib) =>
  qualite === 'adherent' &&
  modalitePaiementPrestation.isMissing &&
  !modalitePaiementPrestation.isEnAttente

/**
 * The key under which a step is remembered as closed; bank details are remembered for each
 * contract.
 */
export const cleEtape = (
  etape: EtapeApresConnexion,
  { numeroContratIndividuel }: Pick<ContratSansRib, 'numeroContratIndividuel'>,
) => (etape === 'rib' ? `rib ${numeroContratIndividuel}` : etape)

/** A consent is asked for until its member answers, even if a clerk has it to see. */
export const isConsentementADemander = ({
  isAccepted,
  enAttente,
}: {
  isAccepted: boolean | null
  enAttente: unknown
}) => isAccepted === null && enAttente === null

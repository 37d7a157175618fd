import { type ContratSansRib, isRibADemander } from '../apres-connexion/index.ts'

/** What accueil needs to know of a contract. */
export type ContratAFaire = ContratSansRib & {
  isActif: boolean
  typeContrat: 'sante' | 'prevoyance'
  isPrecontentieux: boolean
  isCotisationRejetee: boolean
  /** A formal notice that runs. */
  impaye: object | null
  /** The member must answer about a benefit to give back, or an instalment of it is due soon. */
  indu: object | null
  /** Contributions are no longer debited: the mandate is void, and nobody has signed another. */
  isMandatCaduc: boolean
  /** A beneficiary of sixteen and over has not said on which account they are paid. */
  isCompteADemander: boolean
  /**
   * People for whom the Assurance maladie sends nothing, among those whom the member may know of.
   */
  teletransmissionRefusee: readonly string[]
}

export type ActionContrat =
  | 'rib'
  | 'mandat'
  | 'compte'
  | 'cotisationRejetee'
  | 'precontentieux'
  | 'impaye'
  | 'indu'
  | 'teletransmission'

/** What a contract waits for from the member, the most pressing first. */
export function aFaireDuContrat(contrat: ContratAFaire): ActionContrat[] {
  const actions: ActionContrat[] = []
  // What is owed concerns the insurer and the adherent only.
  if (contrat.qualite === 'adherent') {
    // The formal notice says all that the others would say.
    if (contrat.impaye) actions.push('impaye')
    else if (contrat.isPrecontentieux) actions.push('precontentieux')
    if (contrat.isCotisationRejetee && !contrat.impaye) actions.push('cotisationRejetee')
    if (contrat.isMandatCaduc) actions.push('mandat')
    if (isRibADemander(contrat)) actions.push('rib')
  }
  // Asked of whoever was paid, also a beneficiary.
  if (contrat.indu) actions.push('indu')
  if (contrat.isCompteADemander) actions.push('compte')
  if (isTeletransmissionRefusee(contrat)) actions.push('teletransmission')
  return actions
}

export type ContratAttendu<C extends ContratAFaire> = { contrat: C; actions: ActionContrat[] }

/** Contract by contract, the one that is shown first; those that wait for nothing are left out. */
export const aFaireDesContrats = <C extends ContratAFaire>(
  contrats: readonly C[],
  courant: C,
): ContratAttendu<C>[] =>
  [courant, ...contrats.filter((contrat) => contrat !== courant)]
    .map((contrat) => ({ contrat, actions: aFaireDuContrat(contrat) }))
    .filter(({ actions }) => actions.length > 0)

/** Only a health contract that still pays suffers when the Assurance maladie sends nothing. */
const isTeletransmissionRefusee = (contrat: ContratAFaire) =>
  contrat.isActif && contrat.typeContrat === 'sante' && contrat.teletransmissionRefusee.length > 0

export type FaitsAccueil = {
  contrats: readonly ContratAFaire[]
  /** Null as long as nobody knows. */
  demandes: { attendent: number; brouillons: number; refusees: readonly unknown[] } | null
  /** How many consents have no answer; null as long as nobody knows. */
  consentements: number | null
}

/**
 * Whether the screen may say that all is well: everything is known, and nothing waits for anybody.
 */
export const isToutAJour = ({ contrats, demandes, consentements }: FaitsAccueil): boolean =>
  contrats.length > 0 &&
  // Not the beneficiary's fault, but not well either.
  contrats.every((un) => !un.isPrecontentieux && aFaireDuContrat(un).length === 0) &&
  demandes !== null &&
  demandes.attendent === 0 &&
  demandes.brouillons === 0 &&
  demandes.refusees.length === 0 &&
  consentements === 0

/** A refusal is news for a month. */
export const JOURS_REFUS_RECENT = 30

import type { DateCalendaire } from '../calendrier/date.ts'
import { isAgeSecret } from '../confidentialite/index.ts'
import type { Qualite } from '../roles/roles.ts'

/** What matters of a covered person for being paid. */
export type PersonnePayee = { qualite: Qualite; dateNaissance: DateCalendaire }

/**
 * From sixteen on, a beneficiary is paid personally unless they refuse (code de la mutualité, L. 114-2). Whoever
 * subscribed is paid on the account of the contract, and so are children.
 */
export const peutAvoirSonCompte = (
  { qualite, dateNaissance }: PersonnePayee,
  jour: DateCalendaire,
): boolean => qualite === 'beneficiaire' && isAgeSecret(dateNaissance, jour)

/** The answer: their own account since a day, or the contract's; null: none yet. */
export type ReponseCompte = { depuis: DateCalendaire } | 'refus' | null

/** Asked once: an answer, whichever it is, ends the question. */
export const isCompteADemander = (
  personne: PersonnePayee & { reponse: ReponseCompte; isEnAttente: boolean },
  jour: DateCalendaire,
): boolean =>
  peutAvoirSonCompte(personne, jour) && personne.reponse === null && !personne.isEnAttente

/**
 * Whose account is paid for somebody's care: their own from the day they gave it, the contract's
 * before.
 */
export const compteDuVersement = (
  reponse: ReponseCompte,
  dateReglement: DateCalendaire,
): 'personne' | 'contrat' =>
  reponse !== null && reponse !== 'refus' && reponse.depuis <= dateReglement
    ? 'personne'
    : 'contrat'

export const messageTropJeune =
  'Avant 16\u00a0ans, les remboursements sont versés sur le compte du contrat'

/**
 * What follows the sending, as a receipt has to say it: a change that waits for its acceptance, an answer, something
 * that the law does by itself, a link to follow, a bank.
 */
export type SuiteDemande =
  | 'acceptation'
  | 'reponse'
  | 'resiliation'
  | 'renonciation'
  | 'lien'
  | 'banque'

/**
 * Whom to turn to when the answer is not what one hoped for. A complaint that was answered goes to the médiateur, never
 * to another complaint; a right over one's data to the CNIL; a barrier to the Défenseur des droits.
 */
export type Recours = 'reclamation' | 'mediateur' | 'cnil' | 'defenseur'

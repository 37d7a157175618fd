/**
 * What follows the sending of an act, as its receipt says it: a change to be accepted, an answer,
 * an effect of the law, a link to follow, a bank.
 */
export type SuiteDemande =
  | 'acceptation'
  | 'reponse'
  | 'resiliation'
  | 'renonciation'
  | 'lien'
  | 'banque'

/**
 * Whom to turn to after a disappointing answer. After a complaint: the médiateur, never another
 * complaint. After a right over one's data: the CNIL. After a barrier: the Défenseur des droits.
 */
export type Recours = 'reclamation' | 'mediateur' | 'cnil' | 'defenseur'

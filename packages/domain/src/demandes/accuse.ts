import type { ActeGestion } from '../actes/mode-gestion.ts'

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

const suites: Partial<Record<ActeGestion, SuiteDemande>> = {
  contactActeGestion: 'reponse',
  reclamationActeGestion: 'reponse',
  droitsActeGestion: 'reponse',
  accessibiliteActeGestion: 'reponse',
  declarationSinistreActeGestion: 'reponse',
  declarationSinistreV2ActeGestion: 'reponse',
  pecHospiActeGestion: 'reponse',
  resiliationActeGestion: 'resiliation',
  renonciationActeGestion: 'renonciation',
  changementIdentifiantActeGestion: 'lien',
  paiementCotisationActeGestion: 'banque',
}

export const suiteDemande = (acte: ActeGestion): SuiteDemande => suites[acte] ?? 'acceptation'

/**
 * Whom to turn to after a disappointing answer. After a complaint: the médiateur, never another
 * complaint. After a right over one's data: the CNIL. After a barrier: the Défenseur des droits.
 */
export type Recours = 'reclamation' | 'mediateur' | 'cnil' | 'defenseur'

const recours: Partial<Record<ActeGestion, Recours>> = {
  reclamationActeGestion: 'mediateur',
  droitsActeGestion: 'cnil',
  accessibiliteActeGestion: 'defenseur',
}

export const recoursDemande = (acte: ActeGestion): Recours => recours[acte] ?? 'reclamation'

import { type EtatDemande, libelleEtatDe } from '@espace-adherent/domain'
import { type ActeGestion, teteDe } from './liste.ts'

/** A conversation: it is answered. */
export const isEchange = (acte: ActeGestion): boolean => teteDe(acte)?.isEchange === true

/** Where a request stands, as everybody is told: on screens, in mails, on papers, in what is taken away. */
export const libelleEtat = ({ acte, etat }: { acte: ActeGestion; etat: EtatDemande }): string =>
  libelleEtatDe(etat, isEchange(acte))

import { type ActeGestion, isEchange, teteDe } from '@espace-adherent/contract'
import {
  type Acteur,
  type Cours,
  dateAParis,
  type Geste,
  referenceDemande,
} from '@espace-adherent/domain'
import type { DemandeRow } from './demandes.repository.ts'

/** Whoever asks for it has a right to it. */
export const isIrrefusable = (acte: ActeGestion) => teteDe(acte)?.isIrrefusable === true

export const coursDe = (row: DemandeRow, isRepondue?: boolean): Cours => {
  const { acte, etat, effetLe, appliqueeLe, compteId, demandeur, jointeA } = row
  return {
    isIrrefusable: isIrrefusable(acte),
    isEchange: isEchange(acte),
    ...(isRepondue !== undefined && { isRepondue }),
    isCompteFerme: compteId === null && demandeur === null,
    ...(jointeA !== null && { isJointe: true }),
    etat,
    effetLe,
    isAppliquee: appliqueeLe !== null,
  }
}

export const referenceDe = ({ creeLe, numero }: Pick<DemandeRow, 'creeLe' | 'numero'>) =>
  referenceDemande(Number(dateAParis(creeLe).slice(0, 4)), numero)

/** One thing that happens to a request. */
export type Suite = {
  geste: 'recevoir' | Geste
  par: Acteur
  /** Who, when it is somebody of the insurer. */
  auteurId?: string | null
  /** With which key, when it is the management system. */
  cleId?: string | null
  /** A reason, in words for the member. */
  texte?: string | null
}

import {
  type ActeGestion,
  type Acteur,
  type Cours,
  dateAParis,
  type Geste,
  referenceDemande,
} from '@espace-adherent/domain'
import type { DemandeRow } from './demandes.repository.ts'

/** Whoever asks for it has a right to it. */
const irrefusables: readonly ActeGestion[] = ['resiliationActeGestion', 'renonciationActeGestion']
export const isIrrefusable = (acte: ActeGestion) => irrefusables.includes(acte)

/** What a clerk may say that it really is, or why. */
const requalifiables: readonly ActeGestion[] = ['resiliationActeGestion', 'contactActeGestion']
export const isRequalifiable = (acte: ActeGestion) => requalifiables.includes(acte)

export const coursDe = ({ acte, etat, effetLe, appliqueeLe }: DemandeRow): Cours => ({
  isIrrefusable: isIrrefusable(acte),
  etat,
  effetLe,
  isAppliquee: appliqueeLe !== null,
})

export const referenceDe = ({ creeLe, numero }: Pick<DemandeRow, 'creeLe' | 'numero'>) =>
  referenceDemande(Number(dateAParis(creeLe).slice(0, 4)), numero)

/** One thing that happens to a request. */
export type Suite = {
  geste: 'recevoir' | Geste
  par: Acteur
  /** Who, when it is somebody of the insurer. */
  auteurId?: string | null
  /** A reason, in words for the member. */
  texte?: string | null
}

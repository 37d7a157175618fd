import { dateAParis, echeanceReportee } from '@espace-adherent/domain'
import type { Changement, DemandeRow } from './demandes.repository.ts'

type Horloge = Pick<DemandeRow, 'echeance' | 'pauseDepuis'>

/** Something is asked for: from the first thing on, no working day counts. */
export const arrete = ({ pauseDepuis }: Horloge, now: Date): Changement => ({
  pauseDepuis: pauseDepuis ?? now,
})

/** Nothing is awaited any more: the deadline moves by what the member took. */
export const repart = ({ echeance, pauseDepuis }: Horloge, now: Date): Changement =>
  pauseDepuis === null
    ? {}
    : {
        pauseDepuis: null,
        echeance: echeanceReportee(echeance, dateAParis(pauseDepuis), dateAParis(now)),
      }

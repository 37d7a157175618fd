import { dateAParis, echeanceReportee } from '@espace-adherent/domain'
import type { Changement, DemandeRow } from './demandes.repository.ts'

type Horloge = Pick<DemandeRow, 'echeance' | 'pauseDepuis'>

/** Something is asked for: from the first thing on, no working day counts. */
export const arrete = ({ pauseDepuis }: Horloge, now: Date): Changement => ({
  pauseDepuis: pauseDepuis ?? now,
})

/**
 * Two messages that become one: the day that comes first counts, and the clock stands still only where it did for
 * both. One that was closed has none.
 */
export function reunie(
  garde: Horloge & Pick<DemandeRow, 'decideeLe'>,
  jointe: Horloge,
  now: Date,
): Pick<DemandeRow, 'echeance' | 'pauseDepuis'> {
  const premiere = (une: string, autre: string) => (une < autre ? une : autre)
  if (garde.decideeLe !== null) return { echeance: enMarche(jointe, now), pauseDepuis: null }
  if (garde.pauseDepuis && jointe.pauseDepuis)
    return {
      echeance: premiere(garde.echeance, jointe.echeance),
      pauseDepuis: garde.pauseDepuis < jointe.pauseDepuis ? garde.pauseDepuis : jointe.pauseDepuis,
    }
  return { echeance: premiere(enMarche(garde, now), enMarche(jointe, now)), pauseDepuis: null }
}

const enMarche = (une: Horloge, now: Date): string => repart(une, now).echeance ?? une.echeance

/** Nothing is awaited any more: the deadline moves by what the member took. */
export const repart = ({ echeance, pauseDepuis }: Horloge, now: Date): Changement =>
  pauseDepuis === null
    ? {}
    : {
        pauseDepuis: null,
        echeance: echeanceReportee(echeance, dateAParis(pauseDepuis), dateAParis(now)),
      }

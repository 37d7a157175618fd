import { aplatir, differences } from '../accords/index.ts'
import type { Etat } from '../historique/index.ts'
import type { EtatClient } from './clients.schema.ts'

/** What differs between two versions, name by name; that a secret changed is told, not what it is. */
export function differencesClient(
  avant: { revision: number; etat: EtatClient },
  apres: { revision: number; etat: EtatClient },
): { noms: string[]; avant: Etat; apres: Etat } {
  const cotes = differences(aplatir(avant.etat, ''), aplatir(apres.etat, ''))
  return {
    noms: cotes.noms,
    avant: { revision: avant.revision, ...cotes.avant },
    apres: { revision: apres.revision, ...cotes.apres },
  }
}

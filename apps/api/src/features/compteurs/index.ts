import type { CompteursPersonne } from '@espace-adherent/contract'
import { dateAParis, droitsDe, hasAutresRegles } from '@espace-adherent/domain'
import type { ContratContext } from '../context.ts'
import { isClaire, regardDe } from '../perimetre.ts'
import { findAssuresComptes } from '../simulateur/index.ts'
import { defineSlice } from '../slice.ts'

const compteursSource = {
  async list(context: ContratContext): Promise<CompteursPersonne[]> {
    const jour = dateAParis(context.now)
    const regard = regardDe(context)
    const assures = await findAssuresComptes(context.db, regard, jour.slice(0, 4))
    // A contract that pays for no care, or no longer does, counts none.
    return assures
      .filter(({ garanties, dateFin }) => garanties.length > 0 && (dateFin ?? jour) >= jour)
      .map((assure) => {
        const isConfidentiel = !isClaire(regard, assure.numPers)
        return {
          numPers: assure.numPers,
          prenom: assure.prenom,
          isConfidentiel,
          // What somebody has used up tells what they were treated for.
          droits: isConfidentiel ? [] : droitsDe(assure, jour),
          isSelonAssureur: !isConfidentiel && hasAutresRegles(assure.lignes, assure),
        }
      })
  },
}

export const compteursSlice = defineSlice({
  nom: 'compteurs',
  sources: () => ({ compteurs: compteursSource }),
})

import type { CompteursPersonne } from '@espace-adherent/contract'
import { dateAParis, droitsDe } from '@espace-adherent/domain'
import type { ContratContext } from '../context.ts'
import { portionDe } from '../perimetre.ts'
import { findAssuresComptes } from '../simulateur/index.ts'

export const compteursSource = {
  async list(context: ContratContext): Promise<CompteursPersonne[]> {
    const jour = dateAParis(context.now)
    const assures = await findAssuresComptes(context.db, portionDe(context), jour.slice(0, 4))
    // A contract that pays for no care counts none.
    return assures
      .filter(({ garanties }) => garanties.length > 0)
      .map((assure) => ({
        numPers: assure.numPers,
        prenom: assure.prenom,
        droits: droitsDe(assure, jour),
      }))
  },
}

import { candidatDe, ipidDe, type MatiereConseil } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import type { ConseilActe } from '../conseil/index.ts'
import type { CleContrat } from '../perimetre.ts'
import { findNiveaux } from './niveaux.repository.ts'
import { comparer } from './niveaux.ts'

type Sujet = { contrat: CleContrat; now: Date }

/** The levels of the offer, each on the household's own last twelve months and on examples of care. */
async function matiere(tx: Executor, sujet: Sujet): Promise<MatiereConseil> {
  const { niveaux, exemplesDe } = await comparer(tx, sujet)
  return {
    genre: 'niveau',
    candidats: niveaux.map(({ nomOffre, sens, cotisation, reste }) =>
      candidatDe({
        cle: nomOffre,
        libelle: nomOffre,
        isActuel: sens === null,
        cotisation,
        reste,
        exemples: exemplesDe(nomOffre),
      }),
    ),
  }
}

export const conseilNiveau: ConseilActe = {
  matiere,
  async ipid(tx, { contrat }, choix) {
    const vendu = (await findNiveaux(tx, contrat.clientCode)).find(({ nom }) => nom === choix)
    if (!vendu) return null
    const { nom: nomOffre, garanties } = vendu
    return ipidDe({ nomOffre, typeContrat: 'sante', garanties })
  },
}

import { candidatDe, ipidDe } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { ConseilActe } from '../conseil/index.ts'
import { findNiveaux } from './niveaux.repository.ts'
import { comparer } from './niveaux.ts'

/** The levels of the offer, each on the household's own last twelve months and on examples of care. */
export const createConseilNiveau = (sealer: Sealer): ConseilActe => ({
  async matiere(tx, sujet) {
    const { niveaux, exemplesDe } = await comparer(sealer, tx, sujet)
    const candidats = niveaux.map(({ nomOffre, sens, cotisation, reste }) =>
      candidatDe({
        cle: nomOffre,
        libelle: nomOffre,
        isActuel: sens === null,
        cotisation,
        reste,
        exemples: exemplesDe(nomOffre),
      }),
    )
    return { genre: 'niveau', candidats }
  },
  async ipid(tx, { contrat }, choix) {
    const vendu = (await findNiveaux(tx, contrat.clientCode)).find(({ nom }) => nom === choix)
    if (!vendu) return null
    const { nom: nomOffre, garanties } = vendu
    return ipidDe({ nomOffre, typeContrat: 'sante', garanties })
  },
})

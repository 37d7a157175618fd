import type { Garanties } from '@espace-adherent/contract'
import {
  dateAParis,
  engagementsLe,
  garantiesLe,
  ratiosLe,
  tableauGaranties,
} from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { ContratContext } from '../context.ts'
import { cleContratDe } from '../perimetre.ts'
import { defineSlice } from '../slice.ts'
import { findOffre } from './garanties.repository.ts'
import { garantiesMots } from './mots.ts'
import { createNiveau } from './traitement.ts'

export { findOffre, type OffreDeContrat } from './garanties.repository.ts'
export { comparer } from './niveaux.ts'

const garantiesSource = {
  async list(context: ContratContext): Promise<Garanties[]> {
    const offre = await findOffre(context.db, cleContratDe(context))
    if (!offre) return []
    const { nomOffre, typeContrat, engagements, dateFin, corrections, ratios } = offre
    const { garanties, renforts } = offre
    const aujourdhui = dateAParis(context.now)
    // What has ended is told as it was on its last day.
    const isTermine = dateFin !== null && dateFin < aujourdhui
    const jour = isTermine ? dateFin : aujourdhui
    const annee = Number(jour.slice(0, 4))
    const couverture = { garanties: garanties ?? [], renforts, anciennes: [] }
    return [
      {
        nomOffre,
        typeContrat,
        rubriques: garanties?.length
          ? tableauGaranties(garantiesLe(couverture, jour), jour, corrections)
          : [],
        engagements: engagementsLe({ engagements, renforts }, jour).map(
          ({ libelle, promesse, precision }) => ({ libelle, promesse, precision }),
        ),
        ratios: typeContrat === 'sante' ? ratiosLe(ratios, annee) : null,
        isResponsable:
          typeContrat === 'sante' &&
          !isTermine &&
          context.client.config.hasContratsNonResponsables !== true,
      },
    ]
  },
}

export const garantiesSlice = defineSlice({
  nom: 'garanties',
  mots: garantiesMots,
  sources: () => ({ garanties: garantiesSource }),
  actes: (deps: { sealer: Sealer }) => [createNiveau(deps)],
})

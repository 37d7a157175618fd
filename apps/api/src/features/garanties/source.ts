import type { Garanties } from '@espace-adherent/contract'
import { dateAParis, ratiosLe, tableauGaranties } from '@espace-adherent/domain'
import type { ContratContext } from '../context.ts'
import { cleContratDe } from '../perimetre.ts'
import { findOffre } from './garanties.repository.ts'

export const garantiesSource = {
  async list(context: ContratContext): Promise<Garanties[]> {
    const offre = await findOffre(context.db, cleContratDe(context))
    if (!offre) return []
    const { nomOffre, typeContrat, garanties, engagements, dateFin, corrections, ratios } = offre
    const aujourdhui = dateAParis(context.now)
    // What has ended is told as it was on its last day.
    const jour = dateFin !== null && dateFin < aujourdhui ? dateFin : aujourdhui
    const annee = Number(jour.slice(0, 4))
    return [
      {
        nomOffre,
        typeContrat,
        rubriques: garanties?.length ? tableauGaranties(garanties, jour, corrections) : [],
        engagements: engagements ?? [],
        ratios: typeContrat === 'sante' ? ratiosLe(ratios, annee) : null,
        isResponsable:
          typeContrat === 'sante' && context.client.config.hasContratsNonResponsables !== true,
      },
    ]
  },
}

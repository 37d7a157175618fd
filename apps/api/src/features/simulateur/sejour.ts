import type { Query, Row, simulationSejourResource } from '@espace-adherent/contract'
import { addYears, dateAParis, simulerSejour } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { ContratContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import { regardDe } from '../perimetre.ts'
import { findAssure } from './simulateur.repository.ts'
import { requireCouvert } from './source.ts'
import { textes } from './textes.ts'

type Question = Query<typeof simulationSejourResource>

export const simulationSejourSource = {
  async list(
    context: ContratContext,
    question: Question,
  ): Promise<Row<typeof simulationSejourResource>[]> {
    const { numPers, dateEntree, nuits, psychiatrie, situation, fraisSejour, chambre } = question
    const jour = dateAParis(context.now)
    if (dateEntree < addYears(jour, -2) || dateEntree > addYears(jour, 1))
      throw new AppError('BadRequest', undefined, { dateEntree: textes.entreeTropLoin })
    const annee = dateEntree.slice(0, 4)
    const assure = await findAssure(context.db, regardDe(context), { numPers, annee })
    if (!assure) return refuse(context, 'personne', numPers)
    requireCouvert(assure, dateEntree)
    const postes = simulerSejour(
      {
        dateEntree,
        nuits,
        isPsychiatrie: psychiatrie === 'oui',
        situation,
        fraisSejour: fraisSejour ?? null,
        chirurgien: devis(question.chirurgien, question.baseChirurgien, question.optamChirurgien),
        anesthesiste: devis(
          question.anesthesiste,
          question.baseAnesthesiste,
          question.optamAnesthesiste,
        ),
        chambre: chambre ?? null,
      },
      assure,
    )
    const total = { depense: 0, ro: 0, rc: 0, reste: 0 }
    for (const poste of postes)
      for (const part of ['depense', 'ro', 'rc', 'reste'] as const) total[part] += poste[part]
    return [{ postes, total }]
  },
}

const devis = (prix: number | undefined, base: number, optam: 'oui' | 'non') =>
  prix === undefined ? null : { prix, base, isOptam: optam === 'oui' }

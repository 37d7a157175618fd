import type { Data, EstimationFacture, estimationResource } from '@espace-adherent/contract'
import { estimerFacture, soinDe, totalEstime } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { ContratContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import { regardDe } from '../perimetre.ts'
import { findAssure } from '../simulateur/index.ts'
import { textes } from './textes.ts'

export const estimationSource = {
  async update(
    context: ContratContext,
    { numPers, dateSoins, soins }: Data<typeof estimationResource>,
  ): Promise<EstimationFacture> {
    if (soins.some(({ codeActe }) => !soinDe(codeActe)))
      throw new AppError('BadRequest', textes.soinInconnu)
    if (soins.some(({ depense, ro, monture }) => (ro ?? 0) > depense || (monture ?? 0) > depense))
      throw new AppError('BadRequest', textes.partTropGrande)
    const annee = dateSoins.slice(0, 4)
    const assure = await findAssure(context.db, regardDe(context), { numPers, annee })
    if (!assure) return refuse(context, 'personne', numPers)
    const lignes = estimerFacture(soins, dateSoins, assure)
    return { lignes: lignes.map(montree), total: totalEstime(lignes) }
  },
}

const montree = ({
  codeActe,
  libelle,
  base,
  depense,
  ro,
  rc,
  reste,
  horsLimite,
  explication,
  avertissement,
}: ReturnType<typeof estimerFacture>[number]) => ({
  codeActe,
  libelle,
  base,
  depense,
  ro,
  rc,
  reste,
  horsLimite,
  explication,
  avertissement,
})

import { LIGNES_IMPRIMEES_MAX } from '@espace-adherent/contract'
import { AppError } from '../../../platform/http/index.ts'
import { type LigneReglee, lireReglees } from '../../remboursements/index.ts'
import type { Demande } from './modele.ts'

/**
 * Every line that was settled within the period of the paper and by its day, the newest care first,
 * for the people that it is about. A statement is whole, or it is refused.
 */
export async function lireReleve({
  context,
  personneId,
  assures,
  periode: { debut, fin },
  date,
}: Demande): Promise<LigneReglee[]> {
  const lignes: LigneReglee[] = []
  const prenoms = new Map(assures.map((assure) => [assure.personneId, assure.prenom]))
  const question = { du: debut, au: fin < date ? fin : date, personneId }
  for await (const ligne of lireReglees(context, question)) {
    if (lignes.length === LIGNES_IMPRIMEES_MAX)
      throw new AppError('PrintTooLong', undefined, { debut: 'Choisissez une période plus courte' })
    lignes.push({ ...ligne, prenom: prenoms.get(ligne.personneId) ?? ligne.prenom })
  }
  return lignes
}

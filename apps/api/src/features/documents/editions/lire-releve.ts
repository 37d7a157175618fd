import type { Remboursement } from '@espace-adherent/contract'
import { remboursementsSource } from '../../remboursements/index.ts'
import type { Demande } from './modele.ts'

/** More than a family has in years; a paper is made in one go, and others are waiting. */
export const LIGNES_MAX = 500

/** What was settled between two days of care, the newest first, for the people that the paper is about. */
export async function lireReleve(
  { context, personneId }: Demande,
  { du, au }: { du: string; au: string },
): Promise<Remboursement[]> {
  const lignes: Remboursement[] = []
  const question = {
    du,
    au,
    etat: 'reglee' as const,
    taille: 1,
    ...(personneId && { personne: personneId }),
  }
  for await (const ligne of remboursementsSource.rows(context, question)) {
    lignes.push(ligne)
    if (lignes.length === LIGNES_MAX) break
  }
  return lignes
}

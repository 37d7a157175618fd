import type { MoisConfidentiel, Remboursement } from '@espace-adherent/contract'
import { type VerseA, verseA } from '@espace-adherent/domain'
import type { ContratContext } from '../context.ts'
import { regardDe } from '../perimetre.ts'
import { toRemboursement } from './ligne.ts'
import { findConfidentiels, findReglees } from './lignes.repository.ts'
import type { Place } from './ordre.repository.ts'

const LOT = 500

/** A line that was settled, with whom its money went to. */
export type LigneReglee = Remboursement & { verseA: VerseA; compte: { prenom: string } | null }

/**
 * What was settled between two days, the newest care first: of everybody whom the caller may see,
 * or of one of them. Read by key, lot by lot.
 */
export async function* lireReglees(
  context: ContratContext,
  { du, au, personneId }: { du: string; au: string; personneId: string | null },
): AsyncGenerator<LigneReglee> {
  const regard = regardDe(context, personneId)
  for (let apres: Place | null = null; ; ) {
    const lot = await findReglees(context.db, regard, { du, au }, apres, LOT)
    yield* lot.map(({ compte, ...lue }) => ({
      ...toRemboursement(lue),
      compte,
      verseA: verseA({ ...lue, compte }, context.perimetre),
    }))
    const derniere = lot.at(-1)
    if (lot.length < LOT || !derniere) return
    apres = [derniere.place, derniere.id]
  }
}

/** What came on their account besides, for care that is hidden from them; none on a paper about one person. */
export const lireConfidentiels = (
  context: ContratContext,
  { du, au, personneId }: { du: string; au: string; personneId: string | null },
): Promise<MoisConfidentiel[]> =>
  findConfidentiels(context.db, regardDe(context, personneId), { du, au })

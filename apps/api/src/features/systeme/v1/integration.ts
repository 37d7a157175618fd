import type { EtatGarde } from '@espace-adherent/domain'
import { findGardesDe, holdGarde, saveGarde, unchanged, write } from '../../../noyau/index.ts'
import { AppError } from '../../../platform/http/index.ts'
import { type AppelSysteme, findDemande } from '../../demandes/index.ts'
import { ligneGarde } from '../../gardes/index.ts'
import { type Auteur, tell } from '../../nouvelles/index.ts'

const devenues = {
  faite: { etat: 'reprise', action: 'garde-reprise' },
  impossible: { etat: 'non-reprise', action: 'garde-non-reprise' },
} as const satisfies Record<string, { etat: EtatGarde; action: string }>

/**
 * The system says itself what a file would show later: what was applied here is there too, and nothing keeps a file from
 * it any more; or it cannot be, and a clerk is told at once. Gives how many changes were waiting.
 */
export async function integrate(
  { db, client, now, cleId }: AppelSysteme,
  id: string,
  etat: keyof typeof devenues,
): Promise<{ changements: number }> {
  if (!(await findDemande(db, client.code, id))) throw new AppError('NotFound')
  const qui: Auteur = { client, now, auteur: { cleId } }
  return write(db, qui, async (e) => {
    let changements = 0
    for (const gardeId of await findGardesDe(e, client.code, id)) {
      const garde = await holdGarde(e, client.code, gardeId)
      if (garde?.etat !== 'ouverte' && garde?.etat !== 'non-reprise') continue
      const { etat: devenue, action } = devenues[etat]
      if (garde.etat === devenue) continue
      await tell(
        e,
        await saveGarde(e, gardeId, { etat: devenue, le: now }),
        ligneGarde(garde, action),
      )
      changements++
    }
    return unchanged(e, { changements })
  })
}

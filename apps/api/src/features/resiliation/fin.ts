import type { CleContrat, Ecriture } from '../../noyau/index.ts'
import * as noyau from '../../noyau/index.ts'
import { finirCotisations } from '../cotisations/index.ts'

/** The contract ends after that day, and nothing more is called for; null: it has ended already. */
export async function endContrat(
  e: Ecriture,
  cle: CleContrat,
  { dernier: voulu, le }: { dernier: string; le: Date },
) {
  const change = await noyau.endContrat(e, cle, voulu)
  if (!change) return null
  const { dernier, portabiliteDu } = change.value
  const finies = await finirCotisations(e, cle, { dernier, le, gratuitDu: portabiliteDu })
  return noyau.together(e, change, finies)
}

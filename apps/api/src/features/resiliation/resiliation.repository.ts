import { apresEvenementContrat } from '@espace-adherent/domain'
import { and, gt, sql } from 'drizzle-orm'
import { carteTp } from '../../noyau/carte-tp.schema.ts'
import { contrat } from '../../noyau/contrats.schema.ts'
import { mandat } from '../../noyau/cotisations.schema.ts'
import type { Executor } from '../../platform/db/index.ts'
import { finirCotisations } from '../cotisations/index.ts'
import { duContrat, estContrat, holdContrat } from '../du-contrat.repository.ts'
import type { CleContrat } from '../perimetre.ts'

export async function findAResilier(tx: Executor, cle: CleContrat) {
  const [row] = await tx.select().from(contrat).where(estContrat(cle))
  return row
}

/** The contract and its card are over after that day; nothing more is called for, and no mandate is left. */
export async function endContrat(
  tx: Executor,
  cle: CleContrat,
  { dernier: voulu, le }: { dernier: string; le: Date },
): Promise<void> {
  const tenu = await holdContrat(tx, cle)
  const etat = tenu && apresEvenementContrat(tenu.etat, 'finir')
  if (!tenu || etat === null || etat === undefined) return
  // To end sooner already: that stays.
  const dernier = tenu.dateFin && tenu.dateFin < voulu ? tenu.dateFin : voulu
  await tx.update(contrat).set({ etat, dateFin: dernier }).where(estContrat(cle))
  const carteDuContrat = duContrat(carteTp, cle)
  await tx.delete(carteTp).where(and(carteDuContrat, gt(carteTp.dateDebut, dernier)))
  await tx
    .update(carteTp)
    .set({ dateFin: dernier })
    .where(and(carteDuContrat, gt(carteTp.dateFin, dernier)))
  await finirCotisations(tx, cle, { dernier, le, gratuitDu: tenu.portabiliteDu })
  await tx
    .update(mandat)
    .set({ revoqueLe: dernier })
    .where(and(duContrat(mandat, cle), sql`${mandat.revoqueLe} is null`))
}

import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { carteTp } from '../../schema/carte-tp.schema.ts'
import { contrat } from '../../schema/contrats.schema.ts'
import { cotisation, mandat } from '../../schema/cotisations.schema.ts'
import { duContrat, estContrat } from '../du-contrat.repository.ts'
import type { CleContrat } from '../perimetre.ts'

export async function findAResilier(tx: Executor, cle: CleContrat) {
  const [row] = await tx.select().from(contrat).where(estContrat(cle))
  return row
}

/** What was paid for periods that end after that day. */
export const findPayees = (tx: Executor, cle: CleContrat, apres: string) =>
  tx
    .select()
    .from(cotisation)
    .where(
      and(
        duContrat(cotisation, cle),
        eq(cotisation.etat, 'payee'),
        gt(cotisation.periodeFin, apres),
      ),
    )

/** The contract and its card are over after that day; nothing more is called for, and no mandate is left. */
export async function endContrat(tx: Executor, cle: CleContrat, dernier: string): Promise<void> {
  await tx
    .update(contrat)
    .set({
      etat: 'resilie',
      // Already ended, or to end sooner: that stays.
      dateFin: sql`least(coalesce(${contrat.dateFin}, ${dernier}::date), ${dernier}::date)`,
    })
    .where(estContrat(cle))
  const carteDuContrat = duContrat(carteTp, cle)
  await tx.delete(carteTp).where(and(carteDuContrat, gt(carteTp.dateDebut, dernier)))
  await tx
    .update(carteTp)
    .set({ dateFin: dernier })
    .where(and(carteDuContrat, gt(carteTp.dateFin, dernier)))
  await tx
    .delete(cotisation)
    .where(
      and(
        duContrat(cotisation, cle),
        eq(cotisation.etat, 'a_venir'),
        gt(cotisation.periodeDebut, dernier),
      ),
    )
  await tx
    .update(mandat)
    .set({ revoqueLe: dernier })
    .where(and(duContrat(mandat, cle), sql`${mandat.revoqueLe} is null`))
}

import { and, eq, gte, lte } from 'drizzle-orm'
import { carteTp } from '../../noyau/carte-tp.schema.ts'
import { type CleContrat, duContrat } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'

type Carte = typeof carteTp.$inferSelect

/** The card that is good that day. */
export async function findCarteEnCours(
  tx: Executor,
  cle: CleContrat,
  jour: string,
): Promise<Carte | null> {
  const [carte] = await tx
    .select()
    .from(carteTp)
    .where(and(duContrat(carteTp, cle), lte(carteTp.dateDebut, jour), gte(carteTp.dateFin, jour)))
  return carte ?? null
}

/** The old card ends the day before, the new one begins that day and ends with the old one's year. */
export async function replaceCarte(
  tx: Executor,
  carte: Carte,
  { veille, jour }: { veille: string; jour: string },
): Promise<void> {
  await tx
    .update(carteTp)
    .set({ dateFin: veille })
    .where(and(duContrat(carteTp, carte), eq(carteTp.dateDebut, carte.dateDebut)))
  await tx.insert(carteTp).values({ ...carte, dateDebut: jour, datamatrix: null })
}

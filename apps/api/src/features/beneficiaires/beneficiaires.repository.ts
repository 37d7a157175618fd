import type { MotifRadiation } from '@espace-adherent/domain'
import { and, eq } from 'drizzle-orm'
import { ancienAssure, assure, personne } from '../../noyau/contrats.schema.ts'
import { type CleContrat, duContrat } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'

/** Everybody whom it covered before. */
export const findAnciens = (tx: Executor, cle: CleContrat) =>
  tx
    .selectDistinct({
      id: personne.id,
      prenom: personne.prenom,
      nom: personne.nom,
      dateNaissance: personne.dateNaissance,
      nirEmpreinte: personne.nirEmpreinte,
    })
    .from(ancienAssure)
    .innerJoin(personne, eq(personne.id, ancienAssure.personneId))
    .where(duContrat(ancienAssure, cle))

/** Somebody new, or somebody who comes back with what is known of them today. */
export const savePersonne = (tx: Executor, row: typeof personne.$inferInsert & { id: string }) =>
  tx.insert(personne).values(row).onConflictDoUpdate({ target: personne.id, set: row })

export const insertAssure = (tx: Executor, row: typeof assure.$inferInsert) =>
  tx.insert(assure).values(row)

/** From those who are covered to those who were. */
export async function endAssure(
  tx: Executor,
  cle: CleContrat,
  personneId: string,
  fin: { dateFin: string; motif: MotifRadiation },
): Promise<void> {
  const lui = and(duContrat(assure, cle), eq(assure.personneId, personneId))
  for (const { rang: _, ...parti } of await tx.delete(assure).where(lui).returning())
    await tx.insert(ancienAssure).values({ ...parti, ...fin })
}

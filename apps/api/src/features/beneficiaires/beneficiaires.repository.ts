import type { MotifRadiation } from '@espace-adherent/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { ancienAssure, assure, personne } from '../../schema/contrats.schema.ts'
import type { CleContrat } from '../perimetre.ts'

/** Everybody whom it covered before. */
export const findAnciens = (tx: Executor, { clientCode, numeroContrat }: CleContrat) =>
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
    .where(
      and(eq(ancienAssure.clientCode, clientCode), eq(ancienAssure.numeroContrat, numeroContrat)),
    )

/** Somebody new, or somebody who comes back with what is known of them today. */
export const savePersonne = (tx: Executor, row: typeof personne.$inferInsert & { id: string }) =>
  tx.insert(personne).values(row).onConflictDoUpdate({ target: personne.id, set: row })

export const insertAssure = (tx: Executor, row: typeof assure.$inferInsert) =>
  tx.insert(assure).values(row)

/** From those who are covered to those who were. */
export async function endAssure(
  tx: Executor,
  { clientCode, numeroContrat }: CleContrat,
  personneId: string,
  fin: { dateFin: string; motif: MotifRadiation },
): Promise<void> {
  const his = and(
    eq(assure.clientCode, clientCode),
    eq(assure.numeroContrat, numeroContrat),
    eq(assure.personneId, personneId),
  )
  await tx.insert(ancienAssure).select(
    tx
      .select({
        clientCode: assure.clientCode,
        numeroContrat: assure.numeroContrat,
        personneId: assure.personneId,
        qualite: assure.qualite,
        lien: assure.lien,
        dateDebut: sql<string | null>`null::date`.as('date_debut'),
        dateFin: sql<string>`${fin.dateFin}::date`.as('date_fin'),
        motif: sql<MotifRadiation>`${fin.motif}::text`.as('motif'),
      })
      .from(assure)
      .where(his),
  )
  await tx.delete(assure).where(his)
}

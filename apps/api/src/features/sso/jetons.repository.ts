import { and, eq, gt, lt } from 'drizzle-orm'
import { compte, personne } from '../../noyau/lu.ts'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { jetonSso } from './sso.schema.ts'

export const insertJeton = async (db: Executor, row: typeof jetonSso.$inferInsert) => {
  await db.insert(jetonSso).values(row)
}

/**
 * Deleting is what uses it up: of two at once, one finds it. Somebody else's partner neither learns
 * who comes nor spoils the token.
 */
export async function consumeJeton(
  db: Executor,
  { empreinte, partenaire, now }: { empreinte: string; partenaire: string; now: Date },
) {
  const [jeton] = await db
    .delete(jetonSso)
    .where(
      and(
        eq(jetonSso.empreinte, empreinte),
        eq(jetonSso.partenaire, partenaire),
        gt(jetonSso.expireLe, now),
      ),
    )
    .returning({ compteId: jetonSso.compteId, numeroContrat: jetonSso.numeroContrat })
  if (!jeton) return null
  const [identite] = await db
    .select({
      client: compte.clientCode,
      nom: compte.nom,
      prenom: compte.prenom,
      dateNaissance: personne.dateNaissance,
    })
    .from(compte)
    .leftJoin(personne, eq(personne.id, compte.personneId))
    .where(and(eq(compte.id, jeton.compteId), eq(compte.isActif, true)))
  return identite ? { ...identite, numeroContrat: jeton.numeroContrat } : null
}

export const deleteDeadJetons = (db: Executor, now: Date) =>
  deleteInLots(db, jetonSso, lt(jetonSso.expireLe, now))

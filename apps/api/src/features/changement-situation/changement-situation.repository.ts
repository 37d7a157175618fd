import { eq } from 'drizzle-orm'
import { compte } from '../../noyau/comptes.schema.ts'
import { personne } from '../../noyau/contrats.schema.ts'
import type { Executor } from '../../platform/db/index.ts'

type Changes = Partial<Omit<typeof personne.$inferInsert, 'id' | 'clientCode'>>

export const saveSituation = (tx: Executor, id: string, changes: Changes) =>
  tx.update(personne).set(changes).where(eq(personne.id, id))

/** The account greets its owner by the name that they have. */
export const renameComptes = (
  tx: Executor,
  personneId: string,
  noms: { nom: string; codeCivilite: string },
) => tx.update(compte).set(noms).where(eq(compte.personneId, personneId))

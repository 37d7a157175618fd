import { and, eq, isNull, or } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { personne } from '../../schema/contrats.schema.ts'
import { compte } from '../../schema/identity.schema.ts'
import { referentiel } from '../../schema/referentiel.schema.ts'

type Changes = Partial<Omit<typeof personne.$inferInsert, 'id' | 'clientCode'>>

export const saveSituation = (tx: Executor, id: string, changes: Changes) =>
  tx.update(personne).set(changes).where(eq(personne.id, id))

/** The account greets its owner by the name that they have. */
export const renameComptes = (
  tx: Executor,
  personneId: string,
  noms: { nom: string; codeCivilite: string },
) => tx.update(compte).set(noms).where(eq(compte.personneId, personneId))

/** The labels of codes, by their table. */
export const findLibelles = (tx: Executor, codes: readonly { table: string; code: string }[]) =>
  tx
    .select({ table: referentiel.nomTable, code: referentiel.code, libelle: referentiel.libelle })
    .from(referentiel)
    .where(
      codes.length === 0
        ? isNull(referentiel.code)
        : or(
            ...codes.map(({ table, code }) =>
              and(eq(referentiel.nomTable, table), eq(referentiel.code, code)),
            ),
          ),
    )

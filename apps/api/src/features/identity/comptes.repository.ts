import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { compte, isOuvert } from '../../schema/identity.schema.ts'

const { placeholder } = sql

const byUserName = prepared((db) =>
  db
    .select({
      id: compte.id,
      motDePasse: compte.motDePasse,
      /** Not waiting for its activation, nor shut by staff. */
      isActif: sql<boolean>`${isOuvert}`,
      isAmf: compte.isAmf,
      roles: compte.roles,
    })
    .from(compte)
    .where(
      and(
        eq(compte.clientCode, placeholder('clientCode')),
        eq(compte.userName, placeholder('userName')),
      ),
    )
    .prepare('compte_by_user_name'),
)

export async function findCompteByUserName(db: Executor, clientCode: string, userName: string) {
  const rows = await byUserName(db).execute({ clientCode, userName })
  return rows[0]
}

const activeById = prepared((db) =>
  db
    .select({ id: compte.id })
    .from(compte)
    .where(
      and(
        eq(compte.id, placeholder('id')),
        eq(compte.clientCode, placeholder('clientCode')),
        isOuvert,
      ),
    )
    .prepare('compte_active_by_id'),
)

export async function isActiveCompte(
  db: Executor,
  clientCode: string,
  id: string,
): Promise<boolean> {
  const rows = await activeById(db).execute({ id, clientCode })
  return rows.length > 0
}

export async function findCompteBySujet(db: Executor, clientCode: string, sujetExterne: string) {
  const rows = await db
    .select({ id: compte.id, isActif: sql<boolean>`${isOuvert}` })
    .from(compte)
    .where(and(eq(compte.clientCode, clientCode), eq(compte.sujetExterne, sujetExterne)))
  return rows[0]
}

/** Only an account that nobody has claimed yet: an address given to somebody else opens nothing. */
export async function claimCompte(
  db: Executor,
  { clientCode, userName, sujet }: { clientCode: string; userName: string; sujet: string },
) {
  const rows = await db
    .update(compte)
    .set({ sujetExterne: sujet })
    .where(
      and(
        eq(compte.clientCode, clientCode),
        eq(compte.userName, userName),
        isOuvert,
        isNull(compte.sujetExterne),
      ),
    )
    .returning({ id: compte.id })
  return rows[0]
}

import { and, eq, sql } from 'drizzle-orm'
import { holdComptes, isOuvert } from '../../noyau/index.ts'
import { compte } from '../../noyau/lu.ts'
import { motDePasse } from '../../noyau/scelles.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'

const { placeholder } = sql

const byUserName = prepared((db) =>
  db
    .select({
      id: compte.id,
      motDePasse,
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
    .select({ roles: compte.roles })
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

export async function findActiveCompte(db: Executor, clientCode: string, id: string) {
  const rows = await activeById(db).execute({ id, clientCode })
  return rows[0]
}

/** What an external provider vouches for: a subject, which is its own. */
export type IdentiteExterne = { issuer: string; sujet: string }

const ouvrable = { id: compte.id, isActif: sql<boolean>`${isOuvert}`, roles: compte.roles }

export async function findCompteBySujet(
  db: Executor,
  clientCode: string,
  { issuer, sujet }: IdentiteExterne,
) {
  const rows = await db
    .select(ouvrable)
    .from(compte)
    .where(
      and(
        eq(compte.clientCode, clientCode),
        eq(compte.issuerExterne, issuer),
        eq(compte.sujetExterne, sujet),
      ),
    )
  return rows[0]
}

/** Those that a claim names; with the provider that they are bound to. */
export async function findCompteNomme(db: Executor, clientCode: string, userName: string) {
  const rows = await db
    .select({ ...ouvrable, issuer: compte.issuerExterne })
    .from(compte)
    .where(and(eq(compte.clientCode, clientCode), eq(compte.userName, userName)))
  return rows[0]
}

/** Held: two providers, or two people, do not get it at once. */
export async function lockCompteExterne(tx: Executor, clientCode: string, id: string) {
  const rows = await holdComptes(
    tx,
    { issuer: compte.issuerExterne, sujet: compte.sujetExterne },
    and(eq(compte.clientCode, clientCode), eq(compte.id, id), isOuvert),
  )
  return rows[0]
}

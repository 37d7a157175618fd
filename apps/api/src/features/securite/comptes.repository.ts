import { and, eq } from 'drizzle-orm'
import { holdComptes } from '../../noyau/index.ts'
import { compte, personne } from '../../noyau/lu.ts'
import { telephoneCompte, telephonePersonne } from '../../noyau/scelles.ts'
import type { Executor } from '../../platform/db/index.ts'

const columns = {
  id: compte.id,
  personneId: compte.personneId,
  email: compte.email,
  prenom: compte.prenom,
  /** Sealed. */
  telephone: telephoneCompte,
  telephoneConfirmeLe: compte.telephoneConfirmeLe,
  isTelephoneInterdit: compte.isTelephoneInterdit,
  codesPar: compte.codesPar,
  isAmf: compte.isAmf,
  roles: compte.roles,
}

export type CompteSecurise = NonNullable<Awaited<ReturnType<typeof findCompte>>>

const isActive = (id: string, isActif = true) => and(eq(compte.id, id), eq(compte.isActif, isActif))

export async function findCompte(db: Executor, id: string) {
  const rows = await db.select(columns).from(compte).where(isActive(id))
  return rows[0]
}

/**
 * All that is done with the codes of an account passes here first, one after the other: parallel
 * guesses are guesses in a row. Sessions can still be opened meanwhile (no *key* update).
 */
export async function lockCompte(
  tx: Executor,
  id: string,
  { isActif }: { isActif: boolean } = { isActif: true },
): Promise<CompteSecurise | undefined> {
  const rows = await holdComptes(tx, columns, isActive(id, isActif))
  return rows[0]
}

/** The number that the insurer itself has of this person; sealed. */
export async function findTelephoneConnu(db: Executor, personneId: string): Promise<string | null> {
  const rows = await db
    .select({ telephone: telephonePersonne })
    .from(personne)
    .where(eq(personne.id, personneId))
  return rows[0]?.telephone ?? null
}

/** Only of an account that may sign in, at that client; or of one that waits for its holder. */
export async function findUserName(
  db: Executor,
  clientCode: string,
  id: string,
  isActif = true,
): Promise<string | null> {
  const rows = await db
    .select({ userName: compte.userName })
    .from(compte)
    .where(and(eq(compte.clientCode, clientCode), isActive(id, isActif)))
  return rows[0]?.userName ?? null
}

export async function findCompteId(
  db: Executor,
  clientCode: string,
  userName: string,
): Promise<string | null> {
  const rows = await db
    .select({ id: compte.id })
    .from(compte)
    .where(
      and(
        eq(compte.clientCode, clientCode),
        eq(compte.userName, userName),
        eq(compte.isActif, true),
      ),
    )
  return rows[0]?.id ?? null
}

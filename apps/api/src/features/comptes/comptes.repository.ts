import { and, arrayContains, eq, ne, sql } from 'drizzle-orm'
import { holdComptes } from '../../noyau/index.ts'
import { compte, personne } from '../../noyau/lu.ts'
import { motDePasse, telephoneCompte } from '../../noyau/scelles.ts'
import type { Executor } from '../../platform/db/index.ts'

const columns = {
  id: compte.id,
  userName: compte.userName,
  email: compte.email,
  nom: compte.nom,
  prenom: compte.prenom,
  motDePasse,
  isActif: compte.isActif,
  creeParAdmin: compte.creeParAdmin,
  telephone: telephoneCompte,
  telephoneConfirmeLe: compte.telephoneConfirmeLe,
  isTelephoneInterdit: compte.isTelephoneInterdit,
  isAmf: compte.isAmf,
}
export type CompteTrouve = NonNullable<Awaited<ReturnType<typeof findCompteOfPersonne>>>

const isOfPersonne = (clientCode: string, personneId: string) =>
  and(eq(compte.clientCode, clientCode), eq(compte.personneId, personneId))

export async function findCompteOfPersonne(db: Executor, clientCode: string, personneId: string) {
  const [row] = await db.select(columns).from(compte).where(isOfPersonne(clientCode, personneId))
  return row
}

/*
 * Whatever changes an account, its links or its change of identifier locks the account first, so
 * that two of them never wait for each other. Sessions can be opened meanwhile (no *key* update).
 */

export async function lockCompteOfPersonne(tx: Executor, clientCode: string, personneId: string) {
  const [row] = await holdComptes(tx, columns, isOfPersonne(clientCode, personneId))
  return row
}

export async function lockCompte(tx: Executor, clientCode: string, id: string) {
  const lui = and(eq(compte.clientCode, clientCode), eq(compte.id, id))
  const [row] = await holdComptes(tx, columns, lui)
  return row
}

/** With the birth date of its holder, which staff accounts do not have. */
export async function lockCompteByIdentifiant(tx: Executor, clientCode: string, userName: string) {
  const dateNaissance = sql<string | null>`(select ${personne.dateNaissance}::text
    from ${personne} where ${personne.id} = ${compte.personneId})`
  const lui = and(eq(compte.clientCode, clientCode), eq(compte.userName, userName))
  const [row] = await holdComptes(tx, { ...columns, dateNaissance }, lui)
  return row
}

/** Whom a new password must not remind of, and the one that it replaces. */
export async function findTitulaire(db: Executor, compteId: string) {
  const [row] = await db
    .select({
      nom: compte.nom,
      prenom: compte.prenom,
      identifiant: compte.userName,
      dateNaissance: personne.dateNaissance,
      motDePasse,
    })
    .from(compte)
    .leftJoin(personne, eq(personne.id, compte.personneId))
    .where(eq(compte.id, compteId))
  return row
}

/** Somebody who runs the client's portal, or is about to. */
export async function findAdministrateur(db: Executor, clientCode: string, userName: string) {
  const [row] = await db
    .select({ id: compte.id, isActif: compte.isActif })
    .from(compte)
    .where(
      and(
        eq(compte.clientCode, clientCode),
        eq(compte.userName, userName),
        arrayContains(compte.roles, ['Admin']),
      ),
    )
  return row
}

export async function isIdentifiantFree(
  db: Executor,
  clientCode: string,
  userName: string,
  exceptId?: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: compte.id })
    .from(compte)
    .where(
      and(
        eq(compte.clientCode, clientCode),
        eq(compte.userName, userName),
        exceptId === undefined ? undefined : ne(compte.id, exceptId),
      ),
    )
  return rows.length === 0
}

/** All that is kept of an account itself, but for its password. */
export const findCompteEntier = (db: Executor, id: string) =>
  db
    .select({
      identifiant: compte.userName,
      email: compte.email,
      civilite: compte.codeCivilite,
      nom: compte.nom,
      prenom: compte.prenom,
      roles: compte.roles,
      telephone: telephoneCompte,
      telephoneConfirmeLe: compte.telephoneConfirmeLe,
      isTelephoneInterdit: compte.isTelephoneInterdit,
      codesPar: compte.codesPar,
      isAmf: compte.isAmf,
      isCreeParAssureur: compte.creeParAdmin,
      creeLe: compte.creeLe,
      cguAccepteesLe: compte.cguAccepteesLe,
    })
    .from(compte)
    .where(eq(compte.id, id))

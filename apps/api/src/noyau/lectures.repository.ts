import { type AnyColumn, and, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Executor } from '../platform/db/index.ts'
import type { CleContrat } from './cle.ts'
import { contrat as table } from './contrats.schema.ts'
import { assure, compte, contrat, personne } from './lu.ts'

/** What a row says of its contract. */
export type AncreContrat = { clientCode: AnyColumn; numeroContrat: AnyColumn }
export type AncreAssure = AncreContrat & { personneId: AnyColumn }

/** One value beside a contract, or somebody whom it covers, in whatever statement reads that row. */
export type Beside<A, T> = (at: A) => SQL<T>

/** What a table holds of one contract; of the one that a statement is about, by `memeContrat`. */
export const duContrat = (
  table: AncreContrat,
  { clientCode, numeroContrat }: CleContrat | AncreContrat,
) => and(eq(table.clientCode, clientCode), eq(table.numeroContrat, numeroContrat))

export const memeContrat = { clientCode: contrat.clientCode, numeroContrat: contrat.numero }

/** The contract itself. */
export const estContrat = (cle: CleContrat) => duContrat(memeContrat, cle)

/** Its row in the table, for the core's own writes. */
export const rangeeContrat = (cle: CleContrat) =>
  duContrat({ clientCode: table.clientCode, numeroContrat: table.numero }, cle)

/** Held until the transaction ends, before anything of it is read: what others do with it waits. */
export async function holdContrat(tx: Executor, cle: CleContrat) {
  const [row] = await tx
    .select({
      etat: contrat.etat,
      nomOffre: contrat.nomOffre,
      dateFin: contrat.dateFin,
      isObligatoire: contrat.isObligatoire,
      portabiliteDu: contrat.portabiliteDu,
      portabiliteJusquAu: contrat.portabiliteJusquAu,
    })
    .from(contrat)
    .where(estContrat(cle))
    .for('update')
  return row
}

/** Who a contract covers, its adherent first, and the address of their account where they have one. */
export const findCouverts = (tx: Executor, cle: CleContrat) =>
  tx
    .select({
      personneId: assure.personneId,
      qualite: assure.qualite,
      prenom: personne.prenom,
      nom: personne.nom,
      compteId: compte.id,
      email: compte.email,
    })
    .from(assure)
    .innerJoin(personne, eq(personne.id, assure.personneId))
    .leftJoin(
      compte,
      and(eq(compte.personneId, assure.personneId), eq(compte.clientCode, assure.clientCode)),
    )
    .where(duContrat(assure, cle))
    .orderBy(assure.rang)

/** The accounts of whoever subscribed, with where to write to them. */
export const findAdherents = (tx: Executor, cle: CleContrat) =>
  tx
    .select({
      compteId: compte.id,
      email: compte.email,
      prenom: compte.prenom,
      isActif: compte.isActif,
    })
    .from(assure)
    .innerJoin(
      compte,
      and(eq(compte.personneId, assure.personneId), eq(compte.clientCode, assure.clientCode)),
    )
    .where(and(duContrat(assure, cle), eq(assure.qualite, 'adherent')))

export const findComptesAdherents = async (tx: Executor, cle: CleContrat): Promise<string[]> =>
  (await findAdherents(tx, cle)).map(({ compteId }) => compteId)

/** What a letter about a contract may have to say of it; null: there is none. */
export async function findContratEcrit(
  db: Executor,
  { clientCode, numeroContrat }: { clientCode: string; numeroContrat: string | null },
) {
  if (numeroContrat === null) return null
  const rows = await db
    .select({
      nomOffre: contrat.nomOffre,
      dateDebut: contrat.dateDebut,
      dateFin: contrat.dateFin,
      typeContrat: contrat.typeContrat,
    })
    .from(contrat)
    .where(estContrat({ clientCode, numeroContrat }))
  return rows[0] ?? null
}

/** What the contract of a request is called; null when it has none. */
export const findNomOffre = async (
  db: Executor,
  cle: { clientCode: string; numeroContrat: string | null },
): Promise<string | null> => (await findContratEcrit(db, cle))?.nomOffre ?? null

/** Whether a clerk has confirmed that whoever has that account died. */
export async function isDecede(tx: Executor, compteId: string): Promise<boolean> {
  const [row] = await tx
    .select({ decesLe: personne.decesLe })
    .from(compte)
    .innerJoin(personne, eq(personne.id, compte.personneId))
    .where(and(eq(compte.id, compteId), isNotNull(personne.decesLe)))
  return row !== undefined
}

/** Who has that account, and where to write to them. */
export async function findTitulaire(tx: Executor, compteId: string) {
  const [row] = await tx
    .select({ compteId: compte.id, email: compte.email, prenom: compte.prenom })
    .from(compte)
    .where(eq(compte.id, compteId))
  return row
}

import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgSelectBase, SelectedFields } from 'drizzle-orm/pg-core'
import { type Executor, prepared } from '../platform/db/index.ts'
import type { CleContrat } from './cle.ts'
import { compte } from './comptes.schema.ts'
import { assure, contrat, personne } from './contrats.schema.ts'

const { placeholder } = sql

/**
 * Accounts, held until the transaction ends: what is done to one of them is done one after the other. Sessions can be
 * opened meanwhile (no *key* update).
 */
export const holdComptes = <S extends SelectedFields>(
  tx: Executor,
  columns: S,
  lesquels: SQL | undefined,
) =>
  tx.select<SelectedFields>(columns).from(compte).where(lesquels).for('no key update') as unknown as
    // Which the builder says of columns that it knows.
    PgSelectBase<'compte', S, 'partial', { compte: 'not-null' }>

/** One account, of which nothing need be known. */
export const holdCompte = (tx: Executor, id: string) =>
  holdComptes(tx, { id: compte.id }, eq(compte.id, id))

/** What is done about one person's space is done one after the other, on whichever node. */
export const holdPersonne = (tx: Executor, id: string) =>
  tx.select({ id: personne.id }).from(personne).where(eq(personne.id, id)).for('no key update')

/** Whether the insurer's files speak of it: whom it covers has a name there. */
const isImporte = sql<boolean>`exists (select from ${assure} x join ${personne} p on p.id = x.personne_id
  where x.client_code = ${contrat.clientCode} and x.numero_contrat = ${contrat.numero} and p.source is not null)`

/**
 * A contract as it covers somebody, held until the transaction ends; undefined when it does not cover them. `dateFin`: its
 * last day, as far as requests are known.
 */
export function holdsCouverture(nom: string, dateFin: (alias: string) => SQL<string | null>) {
  const tenu = prepared((tx) =>
    tx
      .select({
        clientCode: contrat.clientCode,
        numeroContrat: contrat.numero,
        nomOffre: contrat.nomOffre,
        typeContrat: contrat.typeContrat,
        etat: contrat.etat,
        dateDebut: contrat.dateDebut,
        dateFin: dateFin('contrat'),
        qualite: assure.qualite,
        isImporte,
      })
      .from(contrat)
      .innerJoin(
        assure,
        and(eq(assure.clientCode, contrat.clientCode), eq(assure.numeroContrat, contrat.numero)),
      )
      .where(
        and(
          eq(contrat.clientCode, placeholder('clientCode')),
          eq(contrat.numero, placeholder('numeroContrat')),
          eq(assure.personneId, placeholder('personneId')),
          isNull(contrat.retireLe),
        ),
      )
      .for('update', { of: contrat })
      .prepare(nom),
  )
  return async (tx: Executor, { clientCode, numeroContrat }: CleContrat, personneId: string) =>
    (await tenu(tx).execute({ clientCode, numeroContrat, personneId }))[0]
}

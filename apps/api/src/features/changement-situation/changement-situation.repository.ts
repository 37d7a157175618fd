import { and, eq, exists, isNull, not, or, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { assure, personne } from '../../schema/contrats.schema.ts'
import { compte } from '../../schema/identity.schema.ts'
import { referentiel } from '../../schema/referentiel.schema.ts'
import type { Portion } from '../perimetre.ts'

/**
 * Those whom whoever asks may speak for, themselves first: of the others whom the contract covers, the
 * ones without an account, who cannot say it themselves.
 */
export const findDeclarables = (
  tx: Executor,
  { clientCode, numeroContrat, personneId }: Portion,
  moi: string | null,
) =>
  tx
    .select({
      id: personne.id,
      prenom: personne.prenom,
      nom: personne.nom,
      nomPatronymique: personne.nomPatronymique,
      dateNaissance: personne.dateNaissance,
      codeCivilite: personne.codeCivilite,
      codeSituationFamiliale: personne.codeSituationFamiliale,
      codeRegime: personne.codeRegime,
      organisme: personne.organisme,
      employeur: personne.employeur,
    })
    .from(assure)
    .innerJoin(personne, eq(personne.id, assure.personneId))
    .where(
      and(
        eq(assure.clientCode, clientCode),
        eq(assure.numeroContrat, numeroContrat),
        personneId === null ? undefined : eq(personne.id, personneId),
        or(
          moi === null ? undefined : eq(personne.id, moi),
          not(
            exists(
              tx
                .select({ un: sql`1` })
                .from(compte)
                .where(and(eq(compte.personneId, personne.id), eq(compte.isActif, true))),
            ),
          ),
        ),
      ),
    )
    .orderBy(sql`${personne.id} is distinct from ${moi}`, assure.rang)
export type Declarable = Awaited<ReturnType<typeof findDeclarables>>[number]

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

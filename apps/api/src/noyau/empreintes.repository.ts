import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db/index.ts'
import type { CleContrat } from './cle.ts'
import { contrat } from './contrats.schema.ts'
import { mandat } from './cotisations.schema.ts'
import { rangeeContrat } from './lectures.repository.ts'

type Sienne = { cle: string; iban: string }
type Suivantes = { clientCode: string; apres: Sienne | null; limite: number }

/** Accounts of contracts of one insurer that were kept before they could be found again. */
export const findContratsSansEmpreinte = (
  db: Executor,
  { clientCode, apres, limite }: Suivantes,
): Promise<Sienne[]> =>
  db
    .select({ cle: contrat.numero, iban: sql<string>`${contrat.iban}` })
    .from(contrat)
    .where(
      and(
        eq(contrat.clientCode, clientCode),
        gt(contrat.numero, apres?.cle ?? ''),
        isNotNull(contrat.iban),
        isNull(contrat.ibanEmpreinte),
      ),
    )
    .orderBy(asc(contrat.numero))
    .limit(limite)

/** The same of mandates. */
export const findMandatsSansEmpreinte = (
  db: Executor,
  { clientCode, apres, limite }: Suivantes,
): Promise<Sienne[]> =>
  db
    .select({ cle: mandat.rum, iban: mandat.iban })
    .from(mandat)
    .where(
      and(
        eq(mandat.clientCode, clientCode),
        gt(mandat.rum, apres?.cle ?? ''),
        isNull(mandat.ibanEmpreinte),
      ),
    )
    .orderBy(asc(mandat.rum))
    .limit(limite)

/** What an account is found again by: nobody is told of it. */
export const saveEmpreinteContrat = (db: Executor, cle: CleContrat, ibanEmpreinte: string) =>
  db.update(contrat).set({ ibanEmpreinte }).where(rangeeContrat(cle))

export const saveEmpreinteMandat = (
  db: Executor,
  { clientCode, rum }: { clientCode: string; rum: string },
  ibanEmpreinte: string,
) =>
  db
    .update(mandat)
    .set({ ibanEmpreinte })
    .where(and(eq(mandat.clientCode, clientCode), eq(mandat.rum, rum)))

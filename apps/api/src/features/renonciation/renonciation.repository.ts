import type { ActeRenoncable } from '@espace-adherent/domain'
import { actesRenoncables } from '@espace-adherent/domain'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { ancienNiveau, contrat } from '../../schema/contrats.schema.ts'
import { demande } from '../../schema/demandes.schema.ts'
import { optionContrat, renfort } from '../../schema/options.schema.ts'
import { duContrat } from '../du-contrat.repository.ts'
import type { CleContrat } from '../perimetre.ts'

/** What was concluded online on a contract, and stands: accepted, whether or not its day has come. */
export const findConclues = async (tx: Executor, cle: CleContrat) =>
  (await tx
    .select()
    .from(demande)
    .where(
      and(
        duContrat(demande, cle),
        inArray(demande.acte, [...actesRenoncables]),
        eq(demande.etat, 'acceptee'),
      ),
    )
    .orderBy(desc(demande.creeLe))) as (typeof demande.$inferSelect & { acte: ActeRenoncable })[]

/** The reinforcements of an insurer, by their codes. */
export const findRenforts = (tx: Executor, { clientCode }: CleContrat) =>
  tx
    .select({ code: renfort.code, libelle: renfort.libelle })
    .from(renfort)
    .where(eq(renfort.clientCode, clientCode))

const option = (cle: CleContrat, code: string, dateDebut: string) =>
  and(
    duContrat(optionContrat, cle),
    eq(optionContrat.codeRenfort, code),
    eq(optionContrat.dateDebut, dateDebut),
  )

export async function hasOption(
  tx: Executor,
  cle: CleContrat,
  code: string,
  dateDebut: string,
): Promise<boolean> {
  const rows = await tx
    .select({ code: optionContrat.codeRenfort })
    .from(optionContrat)
    .where(option(cle, code, dateDebut))
  return rows.length > 0
}

export const deleteOption = (tx: Executor, cle: CleContrat, code: string, dateDebut: string) =>
  tx.delete(optionContrat).where(option(cle, code, dateDebut))

const niveau = (cle: CleContrat, au: string) =>
  and(duContrat(ancienNiveau, cle), eq(ancienNiveau.au, au))

/** The level that a contract had until that day; undefined when it was never changed then. */
export async function findAncien(tx: Executor, cle: CleContrat, au: string) {
  const rows = await tx
    .select({ nomOffre: ancienNiveau.nomOffre })
    .from(ancienNiveau)
    .where(niveau(cle, au))
  return rows[0]?.nomOffre
}

/** The level of before, with the options that ended with it, as if it had never been left. */
export async function restoreNiveau(
  tx: Executor,
  cle: CleContrat,
  { ancien, au }: { ancien: string; au: string },
): Promise<void> {
  const { clientCode, numeroContrat } = cle
  await tx.delete(ancienNiveau).where(niveau(cle, au))
  await tx
    .update(contrat)
    .set({ nomOffre: ancien })
    .where(and(eq(contrat.clientCode, clientCode), eq(contrat.numero, numeroContrat)))
  await tx
    .update(optionContrat)
    .set({ dateFin: null })
    .where(and(duContrat(optionContrat, cle), sql`${optionContrat.dateFin} = ${au}::date`))
}

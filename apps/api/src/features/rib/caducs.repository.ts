import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { contrat, cotisation, mandat } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Suite } from '../suite.ts'

export type MandatAncien = Awaited<ReturnType<typeof findMandatsAnciens>>[number]

/** Mandates of one insurer that hold and were signed by that day, with the last debit presented under each, paid or not. */
export const findMandatsAnciens = (
  db: Executor,
  { clientCode, signeAvant, apres, limite }: Suite<{ rum: string }> & { signeAvant: string },
) =>
  db
    .select({
      clientCode: mandat.clientCode,
      numeroContrat: mandat.numeroContrat,
      rum: mandat.rum,
      nomOffre: sql<string>`(select k.nom_offre from ${contrat} k
        where k.client_code = ${mandat.clientCode} and k.numero = ${mandat.numeroContrat})`,
      signeLe: mandat.signeLe,
      dernier: sql<string | null>`dernier`,
    })
    .from(mandat)
    .leftJoinLateral(
      sql`(select max(c.date_echeance)::text as dernier from ${cotisation} c
        where c.client_code = ${mandat.clientCode} and c.numero_contrat = ${mandat.numeroContrat}
        and c.etat <> 'a_venir' and (c.code_mode_paiement = 'PRE' or c.is_presentee)
        and c.date_echeance >= ${mandat.signeLe}) debit`,
      sql`true`,
    )
    .where(
      and(
        eq(mandat.clientCode, clientCode),
        gt(mandat.rum, apres?.rum ?? ''),
        isNull(mandat.revoqueLe),
        sql`exists (select from ${contrat} k
          where k.client_code = ${mandat.clientCode} and k.numero = ${mandat.numeroContrat})`,
        sql`${mandat.signeLe} <= ${signeAvant}::date`,
        sql`coalesce(dernier::date, ${mandat.signeLe}) <= ${signeAvant}::date`,
      ),
    )
    .orderBy(asc(mandat.rum))
    .limit(limite)

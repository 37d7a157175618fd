import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { assure, contrat } from '../../schema/contrats.schema.ts'
import { cotisation, mandat } from '../../schema/cotisations.schema.ts'
import { compte } from '../../schema/identity.schema.ts'
import type { CleContrat } from '../perimetre.ts'

/** Mandates that hold and were signed by that day, with the last debit that was made under each. */
export const findMandatsAnciens = (db: Executor, signeAvant: string, limite: number) =>
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
        and c.etat <> 'a_venir' and c.code_mode_paiement = 'PRE'
        and c.date_echeance >= ${mandat.signeLe}) debit`,
      sql`true`,
    )
    .where(
      and(
        isNull(mandat.revoqueLe),
        sql`${mandat.signeLe} <= ${signeAvant}::date`,
        sql`coalesce(dernier::date, ${mandat.signeLe}) <= ${signeAvant}::date`,
      ),
    )
    .limit(limite)

/** Void from that day: what is to come is paid in another way until a new one is signed. */
export async function endMandat(
  tx: Executor,
  { clientCode, numeroContrat, rum }: CleContrat & { rum: string },
  jour: string,
): Promise<boolean> {
  const ended = await tx
    .update(mandat)
    .set({ revoqueLe: jour, isCaduc: true })
    .where(and(eq(mandat.clientCode, clientCode), eq(mandat.rum, rum), isNull(mandat.revoqueLe)))
    .returning({ rum: mandat.rum })
  if (ended.length === 0) return false
  await tx
    .update(contrat)
    .set({ codeModePaiementCotisation: 'CHQ' })
    .where(and(eq(contrat.clientCode, clientCode), eq(contrat.numero, numeroContrat)))
  await tx
    .update(cotisation)
    .set({ codeModePaiement: 'CHQ' })
    .where(
      and(
        eq(cotisation.clientCode, clientCode),
        eq(cotisation.numeroContrat, numeroContrat),
        eq(cotisation.etat, 'a_venir'),
      ),
    )
  return true
}

/** The accounts of whoever subscribed, with where to write to them. */
export const findSignataires = (tx: Executor, { clientCode, numeroContrat }: CleContrat) =>
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
    .where(
      and(
        eq(assure.clientCode, clientCode),
        eq(assure.numeroContrat, numeroContrat),
        eq(assure.qualite, 'adherent'),
      ),
    )

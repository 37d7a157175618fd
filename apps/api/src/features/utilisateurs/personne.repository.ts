import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { assure, compte, contrat, cotisation, personne } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { soinSecret } from '../confidentialite/lu.ts'
import { ligne } from '../remboursements/lu.ts'

type Sien = { clientCode: string; personneId: string }

export const findContratsDe360 = (db: Executor, { clientCode, personneId }: Sien) =>
  db
    .select({
      numero: contrat.numero,
      nomOffre: contrat.nomOffre,
      qualite: assure.qualite,
      dateFin: contrat.dateFin,
    })
    .from(assure)
    .innerJoin(
      contrat,
      and(eq(contrat.clientCode, assure.clientCode), eq(contrat.numero, assure.numeroContrat)),
    )
    .where(and(eq(assure.clientCode, clientCode), eq(assure.personneId, personneId)))
    .orderBy(sql`${contrat.dateFin} is not null`, asc(contrat.numero))

/** Everybody else on these contracts, once each, with the account that they may have. */
export const findFamille = (
  db: Executor,
  { clientCode, personneId }: Sien,
  contrats: readonly string[],
) =>
  db
    .selectDistinctOn([assure.personneId], {
      personneId: assure.personneId,
      prenom: personne.prenom,
      nom: personne.nom,
      qualite: assure.qualite,
      compteId: compte.id,
    })
    .from(assure)
    .innerJoin(personne, eq(personne.id, assure.personneId))
    .leftJoin(
      compte,
      and(eq(compte.personneId, assure.personneId), eq(compte.clientCode, assure.clientCode)),
    )
    .where(
      and(
        eq(assure.clientCode, clientCode),
        inArray(assure.numeroContrat, [...contrats]),
        ne(assure.personneId, personneId),
      ),
    )
    .orderBy(assure.personneId, asc(assure.qualite))

/** What was due until that day, the latest first. */
export const findDernieresCotisations = (
  db: Executor,
  clientCode: string,
  contrats: readonly string[],
  { jour, limite }: { jour: string; limite: number },
) =>
  db
    .select({
      numeroContrat: cotisation.numeroContrat,
      le: cotisation.dateEcheance,
      montant: cotisation.montant,
      etat: cotisation.etat,
    })
    .from(cotisation)
    .where(
      and(
        eq(cotisation.clientCode, clientCode),
        inArray(cotisation.numeroContrat, [...contrats]),
        sql`${cotisation.dateEcheance} <= ${jour}::date`,
      ),
    )
    .orderBy(desc(cotisation.dateEcheance), asc(cotisation.numeroContrat))
    .limit(limite)

/** Their own care, but for what they keep to themselves: it is nobody else's, the medical service's neither. */
export const findDerniersSoins = (
  db: Executor,
  { clientCode, personneId }: Sien,
  contrats: readonly string[],
  limite: number,
) =>
  db
    .select({
      le: ligne.dateSoins,
      codeActe: ligne.codeActe,
      depense: ligne.depense,
      rembourse: sql<number>`(${ligne.ro} + ${ligne.rc})`.mapWith(Number),
    })
    .from(ligne)
    .where(
      and(
        eq(ligne.clientCode, clientCode),
        inArray(ligne.numeroContrat, [...contrats]),
        eq(ligne.personneId, personneId),
        sql`not exists (select from ${soinSecret} s where s.decompte_id = ${ligne.decompteId})`,
      ),
    )
    .orderBy(desc(ligne.dateSoins), desc(ligne.id))
    .limit(limite)

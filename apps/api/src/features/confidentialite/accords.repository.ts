import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { suiviDe } from '../../noyau/fusion/index.ts'
import {
  type Change,
  type CleContrat,
  changed,
  type Ecriture,
  purgeParContrat,
} from '../../noyau/index.ts'
import { assure, contrat, personne } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { partageSoins, soinSecret } from './confidentialite.schema.ts'

const adherent = alias(personne, 'adherent')
const { placeholder } = sql

export type PlaceCouverte = {
  numeroContrat: string
  nomOffre: string
  dateNaissance: string
  adherentId: string
  adherent: string
  historique: { donneLe: string; retireLe: string | null }[]
}

/** The contracts that cover somebody and that somebody else subscribed to, with what was agreed to in each. */
const couvertures = prepared((db) =>
  db
    .select({
      numeroContrat: assure.numeroContrat,
      nomOffre: contrat.nomOffre,
      dateNaissance: personne.dateNaissance,
      adherentId: adherent.id,
      adherent: sql<string>`${adherent.prenom} || ' ' || ${adherent.nom}`,
      historique: sql<PlaceCouverte['historique']>`(
        select coalesce(json_agg(json_build_object('donneLe', k.donne_le, 'retireLe', k.retire_le)
          order by k.donne_le desc), '[]'::json)
        from ${partageSoins} k where k.client_code = ${assure.clientCode}
        and k.numero_contrat = ${assure.numeroContrat} and k.personne_id = ${assure.personneId})`,
    })
    .from(assure)
    .innerJoin(personne, eq(personne.id, assure.personneId))
    .innerJoin(
      contrat,
      and(eq(contrat.clientCode, assure.clientCode), eq(contrat.numero, assure.numeroContrat)),
    )
    .innerJoin(
      sql`${assure} s`,
      sql`s.client_code = ${assure.clientCode} and s.numero_contrat = ${assure.numeroContrat}
        and s.qualite = 'adherent'`,
    )
    .innerJoin(adherent, sql`${adherent.id} = s.personne_id`)
    .where(
      and(
        eq(assure.clientCode, placeholder('clientCode')),
        eq(assure.personneId, placeholder('personneId')),
        eq(assure.qualite, 'beneficiaire'),
      ),
    )
    .orderBy(assure.numeroContrat)
    .prepare('accords_soins'),
)

export const findCouvertures = (
  db: Executor,
  qui: { clientCode: string; personneId: string },
): Promise<PlaceCouverte[]> => couvertures(db).execute(qui)

type Qui = CleContrat & { personneId: string }

/** Null: they had agreed already. */
export async function insertAccord(e: Ecriture, qui: Qui, now: Date): Promise<Change | null> {
  const rows = await e
    .insert(partageSoins)
    .values({ ...qui, donneLe: now })
    .onConflictDoNothing()
    .returning({ id: partageSoins.id })
  return rows.length > 0 ? changed(e, undefined) : null
}

/** Null: there was nothing to take back. */
export async function endAccord(
  e: Ecriture,
  { clientCode, numeroContrat, personneId }: Qui,
  now: Date,
): Promise<Change | null> {
  const rows = await e
    .update(partageSoins)
    .set({ retireLe: now })
    .where(
      and(
        eq(partageSoins.clientCode, clientCode),
        eq(partageSoins.numeroContrat, numeroContrat),
        eq(partageSoins.personneId, personneId),
        isNull(partageSoins.retireLe),
      ),
    )
    .returning({ id: partageSoins.id })
  return rows.length > 0 ? changed(e, undefined) : null
}

/** All that somebody agreed to, the latest first. */
export const findAccordsDe = (db: Executor, personneId: string) =>
  db
    .select({
      contrat: partageSoins.numeroContrat,
      donneLe: partageSoins.donneLe,
      retireLe: partageSoins.retireLe,
    })
    .from(partageSoins)
    .where(eq(partageSoins.personneId, personneId))
    .orderBy(desc(partageSoins.donneLe))

export const purgeAccords = purgeParContrat(partageSoins)

/**
 * What two people who are one agreed to, and what they keep to themselves. Who agreed under both names agreed once, from
 * the first time.
 */
export const suiviConfidentialite = suiviDe([partageSoins, soinSecret], (e, paires) =>
  e.execute(sql`with eux as (
      select t.id, row_number() over (
        partition by t.client_code, t.numero_contrat, coalesce(f.vers, t.personne_id) order by t.donne_le, t.id) as n
      from ${partageSoins} t left join ${paires} on f.de = t.personne_id
      where t.retire_le is null and (f.de is not null
        or t.personne_id in (select v.vers from (select f.vers from ${paires}) v)))
    delete from ${partageSoins} t using eux where eux.id = t.id and eux.n > 1`),
)

import { addDays, jourBancaire } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import {
  decompte,
  ligne,
  paiement,
} from '../../src/features/remboursements/remboursements.schema.ts'
import { compte } from '../../src/noyau/comptes.schema.ts'
import { assure, contrat, personne } from '../../src/noyau/contrats.schema.ts'
import type { Executor } from '../../src/platform/db/index.ts'
import { ACTES, type ModeleLigne } from './modeles.ts'

export type Lot = {
  clientCode: string
  nomOffre: string
  /** Numbers of the members to make: from, up to but not including. */
  debut: number
  fin: number
  motDePasse: string
  aujourdhui: string
  modeles: readonly ModeleLigne[]
  /** What a batch points to is in the batch: nothing to check, and three times as fast. */
  skipsChecks: boolean
}

/** Far from what the identity columns will give. */
const BASE_ID = 1_000_000_000_000
export const LIGNES_PAR_MEMBRE = 30

const uuidOf = (kind: number) =>
  sql.raw(`('00000000-0000-4000-8${kind}00-' || lpad(to_hex(n), 12, '0'))::uuid`)
const numero = (suffix: string) => sql.raw(`'V' || lpad(n::text, 8, '0') || '${suffix}'`)

const one = (n: number, names: string[]) =>
  sql.raw(
    `(array[${names.map((name) => `'${name}'`).join(',')}])[1 + (n / ${n}) % ${names.length}]`,
  )
const prenom = one(1, ['Camille', 'Louise', 'Marc', 'Inès', 'Paul', 'Zoé', 'Rémi', 'Anaïs', 'Noé'])
const nom = one(9, ['Martin', 'Bernard', 'Lefèvre', 'Moreau', 'Roche', 'Faure', 'Garnier', 'Petit'])

/** How many members were made so far: a batch is made whole or not at all, in their order. */
export async function countMembres(db: Executor, clientCode: string): Promise<number> {
  const found = await db.execute<{ numero: string | null }>(sql`
    select max(${contrat.numero}) as numero from ${contrat}
    where ${contrat.clientCode} = ${clientCode} and ${contrat.numero} between 'V0' and 'V99999999S'`)
  const last = (found as unknown as { rows: { numero: string | null }[] }).rows[0]?.numero
  return last ? Number(last.slice(1, 9)) + 1 : 0
}

/** Whether this user of the database may leave out the checks that every row costs. */
export async function isSuperuser(db: Executor): Promise<boolean> {
  const found = await db.execute(sql`select rolsuper from pg_roles where rolname = current_user`)
  return (found as unknown as { rows: { rolsuper: boolean }[] }).rows[0]?.rolsuper === true
}

/** A batch of members: their accounts, contracts, statements, transfers and lines. */
export async function insertMembres(tx: Executor, lot: Lot): Promise<void> {
  const { clientCode, nomOffre, motDePasse, aujourdhui } = lot
  if (lot.skipsChecks) await tx.execute(sql`set local session_replication_role = replica`)
  const numbers = sql`generate_series(${lot.debut}::bigint, ${lot.fin - 1}::bigint) as n`
  await tx.execute(sql`insert into ${personne} (id, client_code, code_civilite, nom, prenom, date_naissance, code_postal)
    select ${uuidOf(1)}, ${clientCode}, 'MME', ${nom}, ${prenom},
      date '1940-01-01' + (n * 7919 % 24000)::int, lpad((1000 + n * 37 % 94000)::text, 5, '0')
    from ${numbers}`)
  await tx.execute(sql`insert into ${compte} (id, client_code, user_name, email, mot_de_passe, roles, code_civilite, nom, prenom, personne_id, is_actif)
    select ${uuidOf(2)}, ${clientCode}, 'membre' || n || '@volume.example', 'membre' || n || '@volume.example',
      ${motDePasse}, array['User'], 'MME', ${nom}, ${prenom}, ${uuidOf(1)}, true
    from ${numbers}`)
  // Every member has a health contract, every other one a former one too.
  for (const [suffix, etat, among] of [
    ['S', 'valide', 1],
    ['A', 'resilie', 2],
  ] as const) {
    const some = sql`${numbers} where n % ${among} = 0`
    const fin = etat === 'valide' ? sql`null::date` : sql`${aujourdhui}::date - 2000`
    await tx.execute(sql`insert into ${contrat} (client_code, numero, nom_offre, type_contrat, etat, date_debut, date_fin)
      select ${clientCode}, ${numero(suffix)}, ${nomOffre}, 'sante', ${etat}, ${aujourdhui}::date - 3000, ${fin}
      from ${some}`)
    await tx.execute(sql`insert into ${assure} (client_code, numero_contrat, personne_id, qualite, lien, rang)
      select ${clientCode}, ${numero(suffix)}, ${uuidOf(1)}, 'adherent', 'Adhérente', 1 from ${some}`)
  }
  await insertLignes(tx, lot)
}

/** Each a few days after its care, when money moves. */
const versements = (aujourdhui: string) =>
  Array.from({ length: LIGNES_PAR_MEMBRE / 6 }, (_, rang) =>
    Array.from({ length: 60 }, (_, jours) => {
      const ecart = rang * 228 + jours
      return { ecart, jour: jourBancaire(addDays(aujourdhui, -ecart - 6)) }
    }),
  ).flat()

/** Two lines to a statement, six to a transfer: three years and a month of care. */
async function insertLignes(tx: Executor, lot: Lot): Promise<void> {
  const { clientCode, debut, fin, aujourdhui, modeles } = lot
  const LIGNES = sql.raw(String(LIGNES_PAR_MEMBRE))
  const base = sql.raw(String(BASE_ID))
  await tx.execute(sql`
    with modele as (
      select * from json_to_recordset(${JSON.stringify(modeles)}::json)
        as m(rang int, du date, avant date, "codeActe" text, quantite smallint, depense int, base int, ro int, rc int)
    ), versement as (
      select * from json_to_recordset(${JSON.stringify(versements(aujourdhui))}::json) as v(ecart int, jour date)
    ), l as materialized (
      select n, k, ${uuidOf(1)} as personne_id, ${numero('S')} as numero_contrat,
        ${base} + n * ${LIGNES} + k as id,
        ${base} + n * (${LIGNES} / 2) + k / 2 as decompte_id,
        ${base} + n * (${LIGNES} / 6) + k / 6 as paiement_id,
        s.date_soins,
        v.jour as date_reglement,
        m."codeActe" as code_acte, m.quantite, m.depense, m.base, m.ro, m.rc
      from generate_series(${debut}::bigint, ${fin - 1}::bigint) as n
      cross join generate_series(0, ${LIGNES} - 1) as k
      join versement v on v.ecart = (k / 6) * 228 + n % 60
      cross join lateral (select ${aujourdhui}::date - ((k / 2) * 76 + n % 60)::int - 8 as date_soins) s
      join modele m on m.rang = (n * 7 + k * 5) % ${sql.raw(String(ACTES))}
        and s.date_soins >= m.du and s.date_soins < m.avant
    ), d as (
      insert into ${decompte} (id, personne_id, date, client_code, numero_contrat, professionnel)
      select distinct on (decompte_id) decompte_id, personne_id, date_soins, ${clientCode}, numero_contrat, 'Cabinet médical'
      from l
    ), p as (
      insert into ${paiement} (id, date, montant, client_code, numero_contrat, mode, destinataire)
      select paiement_id, max(date_reglement), sum(rc), ${clientCode}, min(numero_contrat), 'VIR', 'assure'
      from l group by paiement_id
    )
    insert into ${ligne} (id, decompte_id, paiement_id, personne_id, date_soins, date_reglement, depense, base, ro, rc,
      quantite, client_code, numero_contrat, code_acte, etat, destinataire)
    select id, decompte_id, paiement_id, personne_id, date_soins, date_reglement, depense, base, ro, rc,
      quantite, ${clientCode}, numero_contrat, code_acte, 'reglee', 'assure'
    from l order by id`)
}

/** Planner statistics of tables that have just grown a thousandfold. */
export async function analyse(db: Executor): Promise<void> {
  await db.execute(
    sql`analyze ${personne}, ${compte}, ${contrat}, ${assure}, ${decompte}, ${paiement}, ${ligne}`,
  )
}

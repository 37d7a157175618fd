import { sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import {
  type Cible,
  contrats,
  cotisations,
  type Etages,
  etage,
  type Lot,
  listesContrat,
  personnes,
} from '../fusion/index.ts'
import { etageGardes } from './etage.repository.ts'
import { bitsDe, listes, partiesDe } from './parties.repository.ts'

const { raw } = sql
const comptesPersonnels = listesContrat[6]

/** Takes out of staged rows what they must not undo: a column as if it had not been given, a list likewise. */
export async function shield(db: Executor, ici: Etages): Promise<void> {
  const v = etageGardes(ici)
  const [reste] = await rowsOf<{ il: boolean }>(
    db,
    sql`select exists (select from ${v} where verdict = 'garde' and not fait) as il`,
  )
  if (!reste?.il) return
  const ceux = (cible: Cible) =>
    sql`select v.cle, v.partie from ${v} v where v.verdict = 'garde' and not v.fait and v.cible = ${cible.nom}`
  for (const cible of [personnes, contrats, cotisations]) {
    const bits = (partiesDe.get(cible) ?? []).map(
      ({ partie, garde }) => `when '${partie}' then ${bitsDe(cible, garde)}`,
    )
    await db.execute(sql`update ${etage(ici, cible)} s set absents = s.absents | b.bits
      from (select c.cle, bit_or(case c.partie ${raw(bits.join(' '))} else 0 end) as bits
        from (${ceux(cible)}) c group by c.cle) b where s.cle = b.cle::${raw(cible.cleType)}`)
  }
  // What was withdrawn here does not come back.
  await db.execute(sql`update ${etage(ici, cotisations)} s set sort = 'garde', ecrit = false, neuf = false
    from (select distinct c.cle from (${ceux(cotisations)}) c) b
    where s.cle = b.cle::uuid and not exists (select from cotisation t where t.id = s.cle)`)
  for (const { cible } of listes) {
    const { nom, parent } = cible
    const eux = sql`(select distinct c.cle from (${ceux(contrats)}) c where c.partie = ${nom}) b`
    await db.execute(sql`delete from ${etage(ici, cible)} s using ${eux} where s.cle = b.cle`)
    await db.execute(sql`update ${etage(ici, contrats)} s set listes = s.listes & ~${raw(String(parent?.bit ?? 0))}
      from ${eux} where s.cle = b.cle`)
  }
  await db.execute(sql`delete from ${etage(ici, comptesPersonnels)} s
    using ${v} v join garde_import g on g.id = v.garde left join personne k on k.id = g.personne_id
    left join ${etage(ici, personnes)} q on q.id = k.id
    where v.verdict = 'garde' and not v.fait and v.cible = ${comptesPersonnels.nom}
      and s.cle = v.cle and s.personne in (k.source, q.cle)`)
  await db.execute(sql`update ${v} set fait = true where not fait`)
}

/**
 * As a lot is merged, its rows held: what was done here since records were classified is later than any of them. What was
 * classified of it is taken back.
 */
export async function shieldLate(db: Executor, ici: Etages, lot: Lot): Promise<void> {
  const nouvelles = sql`from garde_import g cross join lateral jsonb_to_recordset(g.parties) as p(cle text, partie text)`
  const depuis = sql`g.client_code = ${ici.clientCode} and g.fin_le is null
    and not exists (select from ${etageGardes(ici)} v where v.garde = g.id)`
  const dits =
    lot.genre === 'contrats'
      ? sql`select g.id, case g.groupe when 'assure.compte' then ${comptesPersonnels.nom}::text
          when 'contrat.cotisations' then ${cotisations.nom} else ${contrats.nom} end,
          case g.groupe when 'assure.compte' then g.numero_contrat else p.cle end, p.partie, 'garde'
        ${nouvelles} where ${depuis} and g.groupe not like 'personne.%'
          and g.numero_contrat between ${lot.debut} and ${lot.fin}`
      : sql`select g.id, ${personnes.nom}::text, s.cle, p.partie, 'garde' ${nouvelles}
        join ${etage(ici, personnes)} s on s.id = g.personne_id
        where ${depuis} and g.groupe like 'personne.%' and s.ecrit and s.cle between ${lot.debut} and ${lot.fin}`
  await db.execute(
    sql`insert into ${etageGardes(ici)} (garde, cible, cle, partie, verdict) ${dits}`,
  )
  await shield(db, ici)
}

/** Until the lot is done, no act changes these people. */
export const holdPersonnes = (db: Executor, ici: Etages, { debut, fin }: Lot) =>
  db.execute(sql`select 1 from personne t join ${etage(ici, personnes)} s on s.id = t.id
    where s.ecrit and s.sort = 'change' and s.cle between ${debut} and ${fin} order by t.id for no key update of t`)

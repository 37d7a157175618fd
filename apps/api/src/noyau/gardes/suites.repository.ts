import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import type { Ecriture } from '../ecriture.ts'
import {
  type Cible,
  contrats,
  type Etages,
  etage,
  type Lot,
  listesContrat,
  lotsDe,
} from '../fusion/index.ts'
import { gardeImport, type PartieGardee } from '../gardes.schema.ts'
import { etageGardes } from './etage.repository.ts'

/** How many records of each kind had something kept, and in how many the system said something else again. */
export function countGardes(db: Executor, ici: Etages, cible: Cible) {
  // Somebody's own account stands in the record of the contract.
  const noms = cible === contrats ? [cible.nom, listesContrat[6].nom] : [cible.nom]
  return rowsOf<{ sort: string; gardes: number; conflits: number }>(
    db,
    sql`select s.sort, count(*) filter (where v.garde)::int as gardes, count(*) filter (where v.conflit)::int as conflits
      from (select cle, bool_or(verdict = 'garde') as garde, bool_or(verdict = 'conflit') as conflit
        from ${etageGardes(ici)} where cible = any(${sql.param(noms)}::text[]) group by cle) v
      join ${etage(ici, cible)} s on s.cle::text = v.cle
      where s.sort in ('cree', 'change', 'inchange', 'supprime', 'garde') group by s.sort`,
  )
}

const PAR_LOT = 200

/** What the run ends of what was guarded: last, once all records are in. */
export const addLotsGardes = (db: Executor, ici: Etages) =>
  db.execute(sql`insert into ${lotsDe(ici)} (genre, debut, fin)
    select 'gardes', min(garde), max(garde) from (
      select garde::text, (row_number() over (order by garde) - 1) / ${sql.raw(String(PAR_LOT))} as lot
      from (select distinct garde from ${etageGardes(ici)} where verdict in ('repris', 'conflit')) v) t
    group by lot order by lot`)

export type GardeFinie = {
  etat: 'reprise' | 'conflit'
} & Pick<typeof gardeImport.$inferSelect, 'groupe' | 'numeroContrat' | 'personneId'>

/** The system has taken it over, or says something else again: older files are no longer looked for. Which ones. */
export async function endGardes(
  e: Ecriture,
  ici: Etages,
  { debut, fin }: Lot,
  lot: string,
): Promise<GardeFinie[]> {
  const dits = await rowsOf<{ garde: string; cle: string; verdict: string }>(
    e,
    sql`select distinct garde, cle, verdict from ${etageGardes(ici)}
      where verdict in ('repris', 'conflit') and garde::text between ${debut} and ${fin}`,
  )
  const finies: GardeFinie[] = []
  for (const id of new Set(dits.map(({ garde }) => garde))) {
    const encore = and(eq(gardeImport.id, id), isNull(gardeImport.finLe))
    const [garde] = await e.select().from(gardeImport).where(encore).for('update')
    if (!garde) continue
    const siens = dits.filter((un) => un.garde === id)
    const enConflit = siens.filter(({ verdict }) => verdict === 'conflit').map(({ cle }) => cle)
    const etat = enConflit.length > 0 ? 'conflit' : 'reprise'
    const { groupe, numeroContrat, personneId, parties, revision } = garde
    const passees = new Set(siens.map(({ cle }) => cle))
    // Instalments are records of their own: some of them may be taken over before the others.
    const isSienne = ({ cle }: PartieGardee) => groupe !== 'contrat.cotisations' || passees.has(cle)
    const reste = parties.filter((une) => !isSienne(une))
    const close = { etat, lot, finLe: ici.maintenant, modifieLe: ici.maintenant } as const
    if (reste.length === 0)
      await e
        .update(gardeImport)
        .set({ ...close, revision: revision + 1 })
        .where(encore)
    else {
      await e
        .update(gardeImport)
        .set({ parties: reste, revision: revision + 1 })
        .where(encore)
      if (etat === 'conflit') {
        const { id: _, rang: __, ...copie } = garde
        const autres = parties.filter(({ cle }) => enConflit.includes(cle))
        await e.insert(gardeImport).values({ ...copie, ...close, parties: autres, revision: 1 })
      }
    }
    finies.push({ etat, groupe, numeroContrat, personneId })
  }
  return finies
}

import type { Adresse, MotifRadiation } from '@espace-adherent/domain'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CleContrat } from './cle.ts'
import { ancienAssure, assure, contrat, personne } from './contrats.schema.ts'
import { type Change, changed, type Ecriture } from './ecriture.ts'
import { duContrat } from './lectures.repository.ts'

type NouvellePersonne = typeof personne.$inferInsert & { id: string }
type Couverture = Pick<typeof assure.$inferInsert, 'personneId' | 'qualite' | 'lien' | 'rang'>

/** Somebody new, or somebody who comes back with what is known of them today. */
export async function addPersonne(e: Ecriture, row: NouvellePersonne): Promise<Change> {
  await e.insert(personne).values(row).onConflictDoUpdate({ target: personne.id, set: row })
  return changed(e, undefined, 'personne.identite', 'personne.adresse', 'personne.regime')
}

/** The postal code stands apart too: people are recognised by it when they register. */
export async function movePersonnes(
  e: Ecriture,
  ids: readonly string[],
  adresse: Adresse,
): Promise<Change> {
  await e
    .update(personne)
    .set({ adresse, codePostal: adresse.codePostal || adresse.codeCedex })
    .where(inArray(personne.id, [...ids]))
  return changed(e, undefined, 'personne.adresse')
}

/** Sealed, and what it is told again by. */
export async function saveTelephone(
  e: Ecriture,
  id: string,
  numero: { telephone: string; telephoneEmpreinte: string },
): Promise<Change> {
  await e.update(personne).set(numero).where(eq(personne.id, id))
  return changed(e, undefined, 'personne.telephone')
}

/** What is known of somebody’s life; the name of their account is changed by `renameCompte`. */
export async function changePersonne(
  e: Ecriture,
  id: string,
  changes: Partial<Omit<NouvellePersonne, 'id' | 'clientCode'>>,
): Promise<Change> {
  await e.update(personne).set(changes).where(eq(personne.id, id))
  return changed(e, undefined, 'personne.identite', 'personne.regime')
}

/** Confirmed by a clerk; what is told of it is told to others. */
export async function recordDeces(e: Ecriture, id: string, decesLe: string): Promise<Change> {
  await e.update(personne).set({ decesLe }).where(eq(personne.id, id))
  return changed(e, undefined)
}

export async function coverPersonne(
  e: Ecriture,
  { clientCode, numeroContrat }: CleContrat,
  couverture: Couverture,
): Promise<Change> {
  await e.insert(assure).values({ clientCode, numeroContrat, ...couverture })
  return changed(e, undefined, 'contrat.assures')
}

/** From those who are covered to those who were. */
export async function uncoverPersonne(
  e: Ecriture,
  cle: CleContrat,
  personneId: string,
  fin: { dateFin: string; motif: MotifRadiation },
): Promise<Change> {
  const lui = and(duContrat(assure, cle), eq(assure.personneId, personneId))
  for (const { rang: _, retireLe: __, ...parti } of await e.delete(assure).where(lui).returning())
    await e.insert(ancienAssure).values({ ...parti, ...fin })
  return changed(e, undefined, 'contrat.assures')
}

/**
 * Covers of people who are one (`f`: `de` goes, `vers` is kept) are whoever was kept's. Of two under one contract, one
 * is left; whoever subscribed to it still does. The contracts are held meanwhile.
 */
export async function mergeCovers(e: Ecriture, paires: SQL): Promise<Change> {
  const eux = (table: typeof assure | typeof ancienAssure) =>
    sql`select t.client_code, t.numero_contrat from ${table} t join ${paires} on t.personne_id in (f.de, f.vers)`
  await e.execute(sql`select 1 from ${contrat} c where (c.client_code, c.numero) in (${eux(assure)} union ${eux(ancienAssure)})
    order by c.client_code, c.numero for no key update of c`)
  await e.execute(sql`insert into ${assure} as k (client_code, numero_contrat, personne_id, qualite, lien, rang, retire_le)
    select distinct on (a.client_code, a.numero_contrat, f.vers)
      a.client_code, a.numero_contrat, f.vers, a.qualite, a.lien, a.rang, c.retire_le
    from ${assure} a join ${paires} on f.de = a.personne_id
    join ${contrat} c on c.client_code = a.client_code and c.numero = a.numero_contrat
    order by a.client_code, a.numero_contrat, f.vers, a.qualite, a.rang
    on conflict (client_code, numero_contrat, personne_id) do update
      set qualite = excluded.qualite, lien = excluded.lien, rang = excluded.rang
      where excluded.qualite = 'adherent' and k.qualite <> 'adherent'`)
  await e.execute(sql`insert into ${ancienAssure} (client_code, numero_contrat, personne_id, qualite, lien, date_debut,
      date_fin, motif)
    select a.client_code, a.numero_contrat, f.vers, a.qualite, a.lien, a.date_debut, a.date_fin, a.motif
    from ${ancienAssure} a join ${paires} on f.de = a.personne_id order by a.qualite
    on conflict do nothing`)
  for (const table of [assure, ancienAssure])
    await e.execute(sql`delete from ${table} t using ${paires} where t.personne_id = f.de`)
  return changed(e, undefined)
}

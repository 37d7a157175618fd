import { and, eq, gt, sql } from 'drizzle-orm'
import { carteTp } from './carte-tp.schema.ts'
import type { CleContrat } from './cle.ts'
import { contrat } from './contrats.schema.ts'
import { type Change, changed, type Ecriture } from './ecriture.ts'
import { duContrat } from './lectures.repository.ts'
import { offre } from './offres.schema.ts'

/**
 * A new version from that day, for the people and the level of that day; the old one ends the day
 * before. Cards of years to come open what the offer opens.
 */
export async function reissueCarte(
  e: Ecriture,
  { clientCode, numeroContrat }: CleContrat,
  jour: string,
): Promise<Change> {
  const sienne = sql`client_code = ${clientCode} and numero_contrat = ${numeroContrat}`
  const isTenue = sql`${sienne} and date_debut < ${jour}::date and date_fin >= ${jour}::date`
  await e.execute(sql`insert into ${carteTp} (client_code, numero_contrat, date_debut, date_fin,
      numero_amc, type_convention, csr, domaines)
    select client_code, numero_contrat, ${jour}::date, date_fin, numero_amc, type_convention, csr,
      domaines
    from ${carteTp} where ${isTenue} on conflict do nothing`)
  await e.execute(sql`update ${carteTp} set date_fin = ${jour}::date - 1 where ${isTenue}`)
  await e.execute(sql`update ${carteTp} set domaines = o.domaines_tp
    from ${contrat} c join ${offre} o on o.client_code = c.client_code and o.nom = c.nom_offre
    where c.client_code = ${clientCode} and c.numero = ${numeroContrat}
    and carte_tp.client_code = c.client_code and carte_tp.numero_contrat = c.numero
    and carte_tp.date_fin >= ${jour}::date and jsonb_array_length(o.domaines_tp) > 0`)
  return changed(e, undefined, 'contrat.carte')
}

/** The old card ends the day before, the new one begins that day and ends with the old one's year. */
export async function replaceCarte(
  e: Ecriture,
  carte: typeof carteTp.$inferSelect,
  { veille, jour }: { veille: string; jour: string },
): Promise<Change> {
  await e
    .update(carteTp)
    .set({ dateFin: veille })
    .where(and(duContrat(carteTp, carte), eq(carteTp.dateDebut, carte.dateDebut)))
  await e.insert(carteTp).values({ ...carte, dateDebut: jour, datamatrix: null })
  return changed(e, undefined, 'contrat.carte')
}

/** No card is good after that day: part of what ends cover. */
export async function cutCartes(e: Ecriture, cle: CleContrat, dernier: string): Promise<void> {
  const siennes = duContrat(carteTp, cle)
  await e.delete(carteTp).where(and(siennes, gt(carteTp.dateDebut, dernier)))
  await e
    .update(carteTp)
    .set({ dateFin: dernier })
    .where(and(siennes, gt(carteTp.dateFin, dernier)))
}

import type { Adresse, MotifRadiation } from '@espace-adherent/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { CleContrat } from './cle.ts'
import { ancienAssure, assure, personne } from './contrats.schema.ts'
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

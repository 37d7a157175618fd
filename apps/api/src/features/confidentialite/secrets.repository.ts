import { desc, eq, sql } from 'drizzle-orm'
import {
  type Change,
  type CleContrat,
  changed,
  type Ecriture,
  purgeParContrat,
} from '../../noyau/index.ts'
import { personne } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import type { Regard } from '../perimetre.ts'
import { decompte } from '../remboursements/lu.ts'
import { soinSecret } from './confidentialite.schema.ts'
import { isDecompteVoile } from './voile.repository.ts'

const { placeholder: p } = sql

/** A statement that whoever asks sees whole. */
const vu = prepared((db) =>
  db
    .select({
      personneId: sql<string>`d.personne_id`,
      dateNaissance: sql<string>`q.date_naissance::text`,
    })
    .from(sql`${decompte} d join ${personne} q on q.id = d.personne_id`)
    .where(
      sql`d.id = ${p('id')} and d.client_code = ${p('clientCode')}
      and d.numero_contrat = ${p('numeroContrat')}
      and (${p('personneId')}::uuid is null or d.personne_id = ${p('personneId')}::uuid)
      and not ${isDecompteVoile}`,
    )
    .prepare('decompte_vu'),
)

export async function findDecompteVu(db: Executor, regard: Regard, id: number) {
  const [row] = await vu(db).execute({ ...regard, id })
  return row ?? null
}

type Secret = CleContrat & { decompteId: number; personneId: string; par: 'soi' | 'adherent' }

/** Null: it was one already. */
export async function insertSecret(e: Ecriture, secret: Secret, now: Date): Promise<Change | null> {
  const rows = await e
    .insert(soinSecret)
    .values({ ...secret, le: now })
    .onConflictDoNothing()
    .returning({ id: soinSecret.decompteId })
  return rows.length > 0 ? changed(e, undefined) : null
}

export async function deleteSecret(e: Ecriture, decompteId: number): Promise<Change | null> {
  const rows = await e
    .delete(soinSecret)
    .where(eq(soinSecret.decompteId, decompteId))
    .returning({ id: soinSecret.decompteId })
  return rows.length > 0 ? changed(e, undefined) : null
}

/** What somebody keeps to themselves, the latest first. */
export const findSecretsDe = (db: Executor, personneId: string) =>
  db
    .select({
      contrat: soinSecret.numeroContrat,
      date: decompte.date,
      professionnel: decompte.professionnel,
      le: soinSecret.le,
    })
    .from(soinSecret)
    .innerJoin(decompte, eq(decompte.id, soinSecret.decompteId))
    .where(eq(soinSecret.personneId, personneId))
    .orderBy(desc(soinSecret.le))

export const purgeSecrets = purgeParContrat(soinSecret)

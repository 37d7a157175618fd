import { randomUUID } from 'node:crypto'
import type { MesureAudience } from '@espace-adherent/contract'
import { dateAParis, type GroupeAudience } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import {
  countAudience,
  findExemples,
  type PersonneAudience,
  saveTaille,
} from './audiences.repository.ts'
import { demandeReleve, findReleve, profilsActuels, profilsReleves } from './profils.repository.ts'

/** Up to so many accounts, every count is of this very moment. */
export const COMPTES_A_VUE = 20_000

/** Who is asked, as of when: a large client as it was gathered, any other as it stands. */
async function releveDe(db: Executor, clientCode: string, now: Date): Promise<Date | null> {
  const { isGrand, le } = await findReleve(db, clientCode, COMPTES_A_VUE)
  if (!isGrand) return null
  await demandeReleve(db, clientCode, now)
  return le
}

/**
 * Counts by a rule. Of a large client, what rules ask is gathered in one narrow table, so that a count
 * of a million takes less than a second and holds up nobody; `le` says when.
 */
export async function mesurer(
  db: Executor,
  clientCode: string,
  regle: GroupeAudience,
  now: Date,
): Promise<MesureAudience> {
  const releve = await releveDe(db, clientCode, now)
  const profils = releve ? profilsReleves(clientCode) : profilsActuels(clientCode)
  const { population, etapes } = await countAudience(db, profils, regle, dateAParis(now))
  const le = (releve ?? now).toISOString()
  return { population, total: etapes.at(-1) ?? population, etapes, le }
}

type AudienceComptee = { id: string; clientCode: string; regle: GroupeAudience }

export async function noterTaille(db: Executor, audience: AudienceComptee, now: Date) {
  const { id, clientCode, regle } = audience
  const { total } = await mesurer(db, clientCode, regle, now)
  await db.transaction((tx) =>
    saveTaille(tx, { id, jour: dateAParis(now), nombre: total, le: now }),
  )
  return { taille: total, compteeLe: now.toISOString() }
}

/** Some of them, others each time: those after a place among all identifiers, then those before. */
export async function tirerExemples(
  db: Executor,
  clientCode: string,
  { regle, limite, now }: { regle: GroupeAudience; limite: number; now: Date },
): Promise<PersonneAudience[]> {
  const isReleve = (await releveDe(db, clientCode, now)) !== null
  const question = { clientCode, isReleve, regle, jour: dateAParis(now), depuis: randomUUID() }
  const apres = await findExemples(db, { ...question, sens: 'apres', limite })
  if (apres.length >= limite) return apres
  const reste = limite - apres.length
  return [...apres, ...(await findExemples(db, { ...question, sens: 'avant', limite: reste }))]
}

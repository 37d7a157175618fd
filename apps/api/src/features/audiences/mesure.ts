import { randomUUID } from 'node:crypto'
import type { MesureAudience } from '@espace-adherent/contract'
import { dateAParis, type GroupeAudience } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import {
  countAudience,
  findExemples,
  type PersonneAudience,
  saveTaille,
} from './audiences.repository.ts'
import { demandeReleve, findReleve } from './profils.repository.ts'
import { textes } from './textes.ts'

/** Up to so many accounts, every count is of this very moment. */
export const COMPTES_A_VUE = 20_000

/** Who is asked: everybody as they stand, or a large client as it was gathered, if it was. */
async function profilsDe(
  db: Executor,
  clientCode: string,
  now: Date,
): Promise<'actuels' | 'attendus' | Date> {
  const { isGrand, le } = await findReleve(db, clientCode, COMPTES_A_VUE)
  if (!isGrand) return 'actuels'
  await demandeReleve(db, clientCode, now)
  return le ?? 'attendus'
}

async function mesurerSi(
  db: Executor,
  clientCode: string,
  regle: GroupeAudience,
  now: Date,
): Promise<MesureAudience | null> {
  const releve = await profilsDe(db, clientCode, now)
  if (releve === 'attendus') return null
  const { population, etapes } = await countAudience(
    db,
    { clientCode, isReleve: releve !== 'actuels' },
    regle,
    dateAParis(now),
  )
  const le = (releve === 'actuels' ? now : releve).toISOString()
  return { population, total: etapes.at(-1) ?? population, etapes, le }
}

/**
 * Counts by a rule. Of a large client, what rules ask is gathered in one narrow table, so that a count
 * of a million takes a second or two and holds up nobody; `le` says when. The first time takes a
 * minute or two, during which nobody can be told.
 */
export async function mesurer(
  db: Executor,
  clientCode: string,
  regle: GroupeAudience,
  now: Date,
): Promise<MesureAudience> {
  const mesure = await mesurerSi(db, clientCode, regle, now)
  if (!mesure) throw new AppError('ServiceUnavailable', textes.releveAttendu)
  return mesure
}

type AudienceComptee = { id: string; clientCode: string; regle: GroupeAudience }

export async function noterTaille(db: Executor, audience: AudienceComptee, now: Date) {
  const { id, clientCode, regle } = audience
  const mesure = await mesurerSi(db, clientCode, regle, now)
  if (!mesure) return { taille: null, compteeLe: null }
  const nombre = mesure.total
  await db.transaction((tx) => saveTaille(tx, { id, jour: dateAParis(now), nombre, le: now }))
  return { taille: nombre, compteeLe: now.toISOString() }
}

/** Some of them, others each time: those after a place among all identifiers, then those before. */
export async function tirerExemples(
  db: Executor,
  clientCode: string,
  { regle, limite, now }: { regle: GroupeAudience; limite: number; now: Date },
): Promise<PersonneAudience[]> {
  const isReleve = (await profilsDe(db, clientCode, now)) instanceof Date
  const question = { clientCode, isReleve, regle, jour: dateAParis(now), depuis: randomUUID() }
  const apres = await findExemples(db, { ...question, sens: 'apres', limite })
  if (apres.length >= limite) return apres
  const reste = limite - apres.length
  return [...apres, ...(await findExemples(db, { ...question, sens: 'avant', limite: reste }))]
}

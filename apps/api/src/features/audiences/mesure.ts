import type { MesureAudience } from '@espace-adherent/contract'
import { dateAParis, type GroupeAudience } from '@espace-adherent/domain'
import { type Executor, upkeep } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { type PersonneAudience, saveTaille } from './audiences.repository.ts'
import { compter, type Population, tirer } from './comptage.ts'
import { demandeReleve, findReleve } from './releves.repository.ts'
import { textes } from './textes.ts'

/** Up to so many accounts, every count is of this very moment. */
export const COMPTES_A_VUE = 20_000

/** Who is asked, and as of when; `null` while a large client is gathered for the first time. */
async function populationDe(
  db: Executor,
  clientCode: string,
  now: Date,
): Promise<(Population & { le: Date }) | null> {
  const { isGrand, releve } = await findReleve(db, clientCode, COMPTES_A_VUE)
  if (!isGrand) return { clientCode, releve: null, le: now }
  await demandeReleve(db, clientCode, now)
  return releve && { clientCode, releve: releve.numero, le: releve.le }
}

async function mesurerSi(
  db: Executor,
  clientCode: string,
  regle: GroupeAudience,
  now: Date,
): Promise<MesureAudience | null> {
  const qui = await populationDe(db, clientCode, now)
  if (!qui) return null
  const { population, etapes } = await compter(db, qui, { regle, jour: dateAParis(now) })
  return { population, total: etapes.at(-1) ?? population, etapes, le: qui.le.toISOString() }
}

/**
 * Counts by a rule. Of a large client, what rules ask is gathered by columns, so that a count of a
 * million reads a few megabytes and holds up nobody; `le` says when. The first time takes a
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
  await upkeep(db, (tx) => saveTaille(tx, { id, jour: dateAParis(now), nombre, le: now }))
  return { taille: nombre, compteeLe: now.toISOString() }
}

/** Some of them; of a large client that is not gathered yet, as they stand. */
export async function tirerExemples(
  db: Executor,
  clientCode: string,
  { regle, limite, now }: { regle: GroupeAudience; limite: number; now: Date },
): Promise<PersonneAudience[]> {
  const qui = (await populationDe(db, clientCode, now)) ?? { clientCode, releve: null }
  return tirer(db, qui, { regle, jour: dateAParis(now), limite })
}

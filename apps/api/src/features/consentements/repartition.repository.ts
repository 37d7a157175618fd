import { and, eq, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { consentement } from './consentements.schema.ts'

const isMembre = sql`${compte.roles} && '{User,Beneficiaire}'::text[]`

/** The last answer of each member to each consent, counted by the sentence that was answered. */
export async function countReponses(db: Executor, clientCode: string) {
  const dernieres = db
    .selectDistinctOn([consentement.compteId, consentement.nomConsentement], {
      nom: consentement.nomConsentement,
      libelle: consentement.libelle,
      isAccepted: consentement.isAccepted,
    })
    .from(consentement)
    .innerJoin(compte, eq(compte.id, consentement.compteId))
    .where(and(eq(compte.clientCode, clientCode), eq(compte.isActif, true), isMembre))
    .orderBy(consentement.compteId, consentement.nomConsentement, sql`${consentement.id} desc`)
    .as('dernieres')
  return db
    .select({
      nom: dernieres.nom,
      libelle: dernieres.libelle,
      oui: sql<number>`(count(*) filter (where ${dernieres.isAccepted}))::int`,
      non: sql<number>`(count(*) filter (where not ${dernieres.isAccepted}))::int`,
    })
    .from(dernieres)
    .groupBy(dernieres.nom, dernieres.libelle)
}

/** Who is asked. */
export async function countMembresActifs(db: Executor, clientCode: string): Promise<number> {
  const [row] = await db
    .select({ nombre: sql<number>`count(*)::int` })
    .from(compte)
    .where(and(eq(compte.clientCode, clientCode), eq(compte.isActif, true), isMembre))
  return row?.nombre ?? 0
}

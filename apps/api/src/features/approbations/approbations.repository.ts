import type { Role } from '@espace-adherent/domain'
import { and, asc, count, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { isOuvert } from '../../noyau/index.ts'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { envoi } from '../envois/lu.ts'
import { evolution } from '../evolutions/lu.ts'
import { reinitialisationAmf } from '../utilisateurs/lu.ts'
import { violation } from '../violations/lu.ts'

type Qui = { clientCode: string; compteId: string }

export async function countNotifications(db: Executor, { clientCode, compteId }: Qui) {
  const [row] = await db
    .select({ nombre: count() })
    .from(envoi)
    .where(
      and(
        eq(envoi.clientCode, clientCode),
        eq(envoi.etat, 'attente'),
        or(isNull(envoi.auteurId), ne(envoi.auteurId, compteId)),
      ),
    )
  return row?.nombre ?? 0
}

export const countEvolutions = (db: Executor, { clientCode, compteId }: Qui) =>
  db.$count(
    evolution,
    and(
      eq(evolution.clientCode, clientCode),
      eq(evolution.etat, 'attente'),
      ne(evolution.soumisParId, compteId),
    ),
  )

export const countViolations = (db: Executor, { clientCode, compteId }: Qui) =>
  db.$count(
    violation,
    and(
      eq(violation.clientCode, clientCode),
      eq(violation.etatInformation, 'attente'),
      ne(violation.soumisParId, compteId),
    ),
  )

export const findProtections = (db: Executor, { clientCode, compteId }: Qui) =>
  db
    .select({ compteId: compte.id, personneId: compte.personneId, roles: compte.roles })
    .from(reinitialisationAmf)
    .innerJoin(compte, eq(compte.id, reinitialisationAmf.compteId))
    .where(
      and(
        eq(compte.clientCode, clientCode),
        isNull(reinitialisationAmf.decideLe),
        ne(reinitialisationAmf.demandeParId, compteId),
        ne(reinitialisationAmf.compteId, compteId),
      ),
    )
    .orderBy(asc(reinitialisationAmf.demandeLe))

/** Everybody who works there, but one. */
export const findPersonnel = (
  db: Executor,
  { clientCode, compteId }: Qui,
): Promise<{ email: string; prenom: string; roles: Role[] }[]> =>
  db
    .select({ email: compte.email, prenom: compte.prenom, roles: compte.roles })
    .from(compte)
    .where(
      and(
        eq(compte.clientCode, clientCode),
        ne(compte.id, compteId),
        isOuvert,
        sql`${compte.roles} && '{Admin,BackEndUser,Consultant,ServiceMedical}'::text[]`,
      ),
    )

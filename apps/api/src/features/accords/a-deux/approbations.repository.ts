import type { Role } from '@espace-adherent/domain'
import { and, eq, ne, sql } from 'drizzle-orm'
import { isOuvert } from '../../../noyau/index.ts'
import { compte } from '../../../noyau/lu.ts'
import type { Executor } from '../../../platform/db/index.ts'

type Qui = { clientCode: string; compteId: string }

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

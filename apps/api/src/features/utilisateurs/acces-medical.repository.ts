import { and, asc, eq, gte, or, sql } from 'drizzle-orm'
import { travailleIci } from '../../noyau/index.ts'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { accord } from '../accords/lu.ts'

/** Who reads medical papers until some day, or is waiting to. */
export const findAccesMedicaux = (db: Executor, clientCode: string, jour: string) =>
  db
    .select({
      compteId: compte.id,
      nom: sql<string>`${compte.prenom} || ' ' || ${compte.nom}`,
      jusquau: compte.accesMedicalJusquau,
    })
    .from(compte)
    .where(
      and(
        eq(compte.clientCode, clientCode),
        travailleIci(compte.roles),
        or(
          gte(compte.accesMedicalJusquau, jour),
          sql`${compte.id}::text in (select ${accord.cible} from ${accord}
            where ${accord.clientCode} = ${clientCode} and ${accord.objet} = 'medical'
            and ${accord.etat} in ('demande', 'accorde'))`,
        ),
      ),
    )
    .orderBy(asc(compte.nom), asc(compte.prenom), asc(compte.id))

import { and, asc, eq, lt, ne, type SQL, sql } from 'drizzle-orm'
import { type CleContrat, duContrat, memeContrat } from '../../noyau/index.ts'
import { assure, contrat, personne } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Suite } from '../suite.ts'

/** Those that run. Their last day is all that changes of them, and it only comes nearer: it is their version. */
export const suivies = (clientCode: string): SQL =>
  sql`select ${contrat.clientCode}, ${contrat.numero} as id, ${contrat.numero} as numero_contrat, ${contrat.nomOffre},
    ${personne.prenom} || ' ' || ${personne.nom} as adherent, ${contrat.portabiliteDu} as du,
    ${contrat.portabiliteJusquAu} as jusqu_au, ${contrat.portabiliteJusquAu} - date '1970-01-01' as revision,
    null::timestamptz as modifie_le
  from ${contrat}
  join ${assure} on ${duContrat(assure, memeContrat)} and ${assure.qualite} = 'adherent'
  join ${personne} on ${personne.id} = ${assure.personneId}
  where ${contrat.clientCode} = ${clientCode} and ${contrat.etat} <> 'resilie'
    and ${contrat.portabiliteJusquAu} is not null`

/** Of one insurer, whose last day is before that one; those that end then are not over yet. */
export const findAvant = (
  db: Executor,
  { clientCode, jour, apres, limite }: Suite<CleContrat & { jusquAu: string }> & { jour: string },
) =>
  db
    .select({
      clientCode: contrat.clientCode,
      numeroContrat: contrat.numero,
      nomOffre: contrat.nomOffre,
      jusquAu: sql<string>`${contrat.portabiliteJusquAu}::text`,
    })
    .from(contrat)
    .where(
      and(
        eq(contrat.clientCode, clientCode),
        lt(contrat.portabiliteJusquAu, jour),
        ne(contrat.etat, 'resilie'),
        apres
          ? sql`(${contrat.portabiliteJusquAu}, ${contrat.numero}) > (${apres.jusquAu}::date, ${apres.numeroContrat})`
          : undefined,
      ),
    )
    .orderBy(asc(contrat.portabiliteJusquAu), asc(contrat.numero))
    .limit(limite)

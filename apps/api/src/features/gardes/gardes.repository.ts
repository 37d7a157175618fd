import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { assure, gardeImport, personne } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { demande } from '../demandes/lu.ts'
import type { Suite } from '../suite.ts'

/** Of one insurer, whose they are and what asked for them. */
export const suivies = (clientCode: string): SQL =>
  sql`select ${gardeImport.clientCode}, ${gardeImport.id}::text as id, ${gardeImport.numeroContrat},
    ${gardeImport.groupe}, ${gardeImport.le}, ${gardeImport.etat}, ${gardeImport.lot}, ${demande.acte},
    ${gardeImport.revision}, ${gardeImport.modifieLe}, ${personne.prenom} || ' ' || ${personne.nom} as personne
  from ${gardeImport}
  join ${personne} on ${personne.id} = coalesce(${gardeImport.personneId},
    (select a.personne_id from ${assure} a where a.client_code = ${gardeImport.clientCode}
      and a.numero_contrat = ${gardeImport.numeroContrat} order by a.rang limit 1))
  left join ${demande} on ${demande.id} = ${gardeImport.demandeId}
  where ${gardeImport.clientCode} = ${clientCode}`

/** Done on that day or before, and nobody has looked at it. */
export const findNonReprises = (
  db: Executor,
  { clientCode, seuil, apres, limite }: Suite<{ id: string }> & { seuil: string },
) =>
  db
    .select({ id: gardeImport.id })
    .from(gardeImport)
    .where(
      and(
        eq(gardeImport.clientCode, clientCode),
        eq(gardeImport.etat, 'ouverte'),
        sql`(${gardeImport.le} at time zone 'Europe/Paris')::date <= ${seuil}::date`,
        apres ? sql`${gardeImport.id} > ${apres.id}` : undefined,
      ),
    )
    .orderBy(asc(gardeImport.id))
    .limit(limite)

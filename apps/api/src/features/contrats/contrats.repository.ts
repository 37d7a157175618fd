import { and, eq, sql } from 'drizzle-orm'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { assure, contrat, personne } from '../../schema/contrats.schema.ts'

export type AssureDuContrat = { prenom: string; nom: string; lien: string }

/** People covered by a contract, the subscriber first. Gathered by the database: one round trip. */
const assures = sql<AssureDuContrat[]>`(
  select coalesce(
    json_agg(json_build_object('prenom', p.prenom, 'nom', p.nom, 'lien', a.lien) order by a.rang),
    '[]'::json)
  from ${assure} a join ${personne} p on p.id = a.personne_id
  where a.client_code = ${contrat.clientCode} and a.numero_contrat = ${contrat.numero}
)`.as('assures')

const contratsDePersonne = prepared((db) =>
  db
    .select({
      numero: contrat.numero,
      nomOffre: contrat.nomOffre,
      typeContrat: contrat.typeContrat,
      etat: contrat.etat,
      isPrecontentieux: contrat.isPrecontentieux,
      dateDebut: contrat.dateDebut,
      dateFin: contrat.dateFin,
      codeModePaiement: contrat.codeModePaiement,
      ibanMasque: contrat.ibanMasque,
      qualite: assure.qualite,
      assures,
    })
    .from(assure)
    .innerJoin(
      contrat,
      and(eq(contrat.clientCode, assure.clientCode), eq(contrat.numero, assure.numeroContrat)),
    )
    .where(
      and(
        eq(assure.personneId, sql.placeholder('personneId')),
        eq(assure.clientCode, sql.placeholder('clientCode')),
      ),
    )
    .prepare('contrats_de_personne'),
)

export type ContratDePersonne = Awaited<ReturnType<typeof findContrats>>[number]

/** Every contract that covers this person, in no order. */
export const findContrats = (db: Executor, clientCode: string, personneId: string) =>
  contratsDePersonne(db).execute({ clientCode, personneId })

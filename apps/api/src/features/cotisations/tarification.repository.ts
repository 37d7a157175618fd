import type { Tarification } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import type { CleContrat } from '../../noyau/index.ts'
import { assure, contrat, offre, optionContrat, personne } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { renfort } from '../options/lu.ts'

const { placeholder } = sql

const tarification = prepared((db) =>
  db
    .select({
      nomOffre: sql<string>`c.nom_offre`,
      finDue: sql<string | null>`least(case when c.etat = 'resilie' then c.date_fin end,
        c.portabilite_du - 1)::text`,
      tarifs: sql<Tarification['tarifs']>`o.tarifs`,
      assures: sql<Tarification['assures']>`(
        select coalesce(json_agg(json_build_object(
          'dateNaissance', p.date_naissance, 'lien', a.lien) order by a.rang), '[]'::json)
        from ${assure} a join ${personne} p on p.id = a.personne_id
        where a.client_code = c.client_code and a.numero_contrat = c.numero)`,
      options: sql<Tarification['options']>`(
        select coalesce(json_agg(json_build_object(
          'libelle', r.libelle, 'dateDebut', x.date_debut, 'dateFin', x.date_fin,
          'montantMensuel', x.montant_mensuel) order by x.date_debut), '[]'::json)
        from ${optionContrat} x
        join ${renfort} r on r.client_code = c.client_code and r.nom_offre = c.nom_offre
          and r.code = x.code_renfort
        where x.client_code = c.client_code and x.numero_contrat = c.numero)`,
    })
    .from(sql`${contrat} c`)
    .innerJoin(sql`${offre} o`, sql`o.client_code = c.client_code and o.nom = c.nom_offre`)
    .where(
      sql`c.client_code = ${placeholder('clientCode')} and c.numero = ${placeholder('numeroContrat')}`,
    )
    .prepare('tarification_de_contrat'),
)

/**
 * What a contract is made of, as far as its price goes, and the last day for which anything is owed, if it is known;
 * undefined when its offer is not known.
 */
export const findTarification = async (
  db: Executor,
  { clientCode, numeroContrat }: CleContrat,
): Promise<(Tarification & { nomOffre: string; finDue: string | null }) | undefined> =>
  (await tarification(db).execute({ clientCode, numeroContrat }))[0]

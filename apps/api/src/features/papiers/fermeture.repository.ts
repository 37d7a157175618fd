import { sql } from 'drizzle-orm'
import { assure, compte, contrat } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AUCUN, type Suite } from '../suite.ts'
import { preuvePapier } from './papiers.schema.ts'

export type ContratFini = {
  compteId: string
  clientCode: string
  email: string
  prenom: string
  numero: string
  nomOffre: string
  dateFin: string
}

/** Contracts of one insurer that ended within these days, and whoever is covered by them and was not told yet. */
export async function findContratsFinis(
  db: Executor,
  { clientCode, du, au, apres, limite }: Suite<ContratFini> & { du: string; au: string },
): Promise<ContratFini[]> {
  const { rows } = (await db.execute(sql`
    select u.id as "compteId", u.client_code as "clientCode", u.email, u.prenom, c.numero,
      c.nom_offre as "nomOffre", c.date_fin::text as "dateFin"
    from ${contrat} c
    join ${assure} a on a.client_code = c.client_code and a.numero_contrat = c.numero
    join ${compte} u on u.personne_id = a.personne_id and u.client_code = a.client_code and u.is_actif
    where c.etat = 'resilie' and c.date_fin between ${du}::date and ${au}::date
    and not exists (select from ${preuvePapier} p where p.compte_id = u.id
      and p.nature = 'fermeture' and p.objet = c.numero)
    and c.client_code = ${clientCode}
    and (c.numero, u.id) > (${apres?.numero ?? ''}, ${apres?.compteId ?? AUCUN}::uuid)
    order by c.numero, u.id limit ${limite}`)) as { rows: ContratFini[] }
  return rows
}

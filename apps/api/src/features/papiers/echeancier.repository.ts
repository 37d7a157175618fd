import type { Ratios } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { assure, compte, contrat, mandat } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { avisEcheancier } from '../cotisations/lu.ts'
import { ratioAnnuel } from '../ratios/lu.ts'
import type { Suite } from '../suite.ts'

export type Avis = {
  clientCode: string
  numeroContrat: string
  annee: number
  typeContrat: 'sante' | 'prevoyance'
  ratios: Ratios | null
  /** The adherent's account; none: they have no portal. */
  compteId: string | null
  email: string | null
  prenom: string | null
  rum: string | null
  ics: string | null
}

/** Schedules of one insurer that have changed, with what is to be said of each, after that one. */
export async function findAvis(
  db: Executor,
  { clientCode, jour, apres, limite }: Suite<Avis> & { jour: string },
): Promise<Avis[]> {
  const { rows } = (await db.execute(sql`
    select v.client_code as "clientCode", v.numero_contrat as "numeroContrat", v.annee,
      c.type_contrat as "typeContrat", case when r.id is null then null else to_json(r) end as ratios, u.id as "compteId", u.email, u.prenom,
      m.rum, m.ics
    from ${avisEcheancier} v
    join ${contrat} c on c.client_code = v.client_code and c.numero = v.numero_contrat
    left join ${ratioAnnuel} r on r.client_code = v.client_code and r.annee = v.annee
    left join ${assure} a on a.client_code = v.client_code and a.numero_contrat = v.numero_contrat
      and a.qualite = 'adherent'
    left join ${compte} u on u.personne_id = a.personne_id and u.client_code = v.client_code and u.is_actif
    left join lateral (select * from ${mandat} m where m.client_code = v.client_code
      and m.numero_contrat = v.numero_contrat and m.signe_le <= ${jour}::date
      and (m.revoque_le is null or m.revoque_le > ${jour}::date)
      order by m.signe_le desc limit 1) m on true
    where v.client_code = ${clientCode}
      and (v.numero_contrat, v.annee) > (${apres?.numeroContrat ?? ''}, ${apres?.annee ?? 0}::int)
    order by v.numero_contrat, v.annee limit ${limite}`)) as { rows: Avis[] }
  return rows
}

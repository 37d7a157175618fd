import { dateAParis } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import {
  cotisations,
  type Ecriture,
  type Etages,
  etage,
  type Lot,
} from '../../noyau/fusion/index.ts'
import { type Change, changed } from '../../noyau/index.ts'
import { cotisation } from '../../noyau/lu.ts'
import { avisEcheancier } from './cotisations.schema.ts'

/** Schedules whose instalments to come cost something else than they did: whoever pays them is told of that year's. */
export async function recordAvis(e: Ecriture, ici: Etages, { debut, fin }: Lot): Promise<Change> {
  const { clientCode, maintenant } = ici
  await e.execute(sql`insert into ${avisEcheancier} (client_code, numero_contrat, annee, le)
    select distinct t.client_code, t.numero_contrat, extract(year from s.date_echeance)::int,
      ${maintenant.toISOString()}::timestamptz
    from ${etage(ici, cotisations)} s join ${cotisation} t on t.client_code = ${clientCode} and t.id = s.cle
    where s.ecrit and s.sort = 'change' and s.numero_contrat between ${debut} and ${fin}
      and s.montant <> t.montant and s.etat = 'a_venir' and s.date_echeance > ${dateAParis(maintenant)}::date
    on conflict do nothing`)
  return changed(e, undefined)
}

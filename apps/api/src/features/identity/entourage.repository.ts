import { type SQLWrapper, sql } from 'drizzle-orm'
import { ancienAssure, assure, personne } from '../../noyau/lu.ts'
import { partageSoins, soinSecret } from '../confidentialite/lu.ts'
import type { ProcheCouvert } from '../visiteur.ts'

/** Whom else the contracts cover that this person subscribed to, and what each lets them see of their care. */
export const entourageDe = (moi: { personneId: SQLWrapper; clientCode: SQLWrapper }) =>
  sql<ProcheCouvert[]>`(
        select coalesce(json_agg(json_build_object('numeroContrat', moi.numero_contrat, 'id', q.id,
          'dateNaissance', q.date_naissance,
          'isAccord', exists (select from ${partageSoins} k where k.client_code = moi.client_code
            and k.numero_contrat = moi.numero_contrat and k.personne_id = q.id and k.retire_le is null),
          'hasSecrets', exists (select from ${soinSecret} s where s.client_code = moi.client_code
            and s.numero_contrat = moi.numero_contrat and s.personne_id = q.id))), '[]'::json)
        from ${assure} moi
        cross join lateral (
          select a.personne_id from ${assure} a
          where a.client_code = moi.client_code and a.numero_contrat = moi.numero_contrat
          union select b.personne_id from ${ancienAssure} b
          where b.client_code = moi.client_code and b.numero_contrat = moi.numero_contrat) autre
        join ${personne} q on q.id = autre.personne_id
        where moi.personne_id = ${moi.personneId} and moi.client_code = ${moi.clientCode}
        and moi.qualite = 'adherent' and q.id <> moi.personne_id)`

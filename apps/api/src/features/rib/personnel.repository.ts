import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { type AncreAssure, type Beside, type CleContrat, duContrat } from '../../noyau/index.ts'
import { assure, comptePersonnel, personne } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'

/** Those of a contract who are paid on an account of their own: who, since when, and nothing of the account. */
export const findPersonnels = (db: Executor, cle: CleContrat) =>
  db
    .select({ prenom: personne.prenom, depuis: comptePersonnel.depuis })
    .from(comptePersonnel)
    .innerJoin(personne, eq(personne.id, comptePersonnel.personneId))
    .innerJoin(
      assure,
      and(
        eq(assure.clientCode, comptePersonnel.clientCode),
        eq(assure.numeroContrat, comptePersonnel.numeroContrat),
        eq(assure.personneId, comptePersonnel.personneId),
      ),
    )
    .where(and(duContrat(comptePersonnel, cle), isNotNull(comptePersonnel.depuis)))
    .orderBy(asc(assure.rang))

/** All that somebody answered, contract by contract. */
export const findReponsesDe = (db: Executor, personneId: string) =>
  db
    .select({
      contrat: comptePersonnel.numeroContrat,
      titulaire: comptePersonnel.titulaire,
      iban: comptePersonnel.ibanMasque,
      bic: comptePersonnel.bic,
      depuis: comptePersonnel.depuis,
      refuseLe: comptePersonnel.refuseLe,
    })
    .from(comptePersonnel)
    .where(eq(comptePersonnel.personneId, personneId))

/** What somebody answered about an account of their own, beside them; null: nothing yet. */
export const comptePersonnelDe: Beside<
  AncreAssure,
  { ibanMasque: string | null; depuis: string | null } | null
> = ({ clientCode, numeroContrat, personneId }) => sql`(
  select json_build_object('ibanMasque', r.iban_masque, 'depuis', r.depuis)
  from ${comptePersonnel} r where r.client_code = ${clientCode}
  and r.numero_contrat = ${numeroContrat} and r.personne_id = ${personneId}
)`

import type { ActeGestion, EcheanceCotisation, Mandat } from '@espace-adherent/contract'
import type { EcheanceRevue, LigneReport, Ratios } from '@espace-adherent/domain'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AncreContrat,
  type Beside,
  type CleContrat,
  purgeParContrat,
} from '../../noyau/index.ts'
import { cotisation, mandat } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { impaye } from '../impayes/lu.ts'
import { ratiosDuClient } from '../ratios/index.ts'
import { type FuturLu, futurPrevu } from './avenir.repository.ts'
import { avisEcheancier, reportCotisation } from './cotisations.schema.ts'

/** Every due date of a contract, the earliest first, and the mandate that holds on a day. */
export type CompteCotisations = {
  echeances: (EcheanceCotisation & Pick<EcheanceRevue, 'prixMensuels'>)[]
  lignes: LigneReport[]
  /** What is planned for it. */
  futur: FuturLu | null
  mandat: Mandat | null
  /** What the ledger holds and no instalment bears. */
  solde: number
  /** The instalments that a formal notice asks for, as long as it runs. */
  misesEnDemeure: string[]
  /** Of every year for which the insurer has written them. */
  ratios: Ratios[]
}

const { placeholder } = sql

const duContrat = sql`client_code = ${placeholder('clientCode')}
  and numero_contrat = ${placeholder('numeroContrat')}`

/** By how much an instalment is called for more (or less) than its period costs. */
export const reportDe = (e: SQL) => sql`coalesce((select -sum(r.montant)::int
  from ${reportCotisation} r where r.client_code = ${e}.client_code
  and r.numero_contrat = ${e}.numero_contrat and r.cotisation_id = ${e}.id), 0)`

/** A contract has a dozen of them a year: all of them are read, and the rules choose. */
const compteDeContrat = prepared((db) =>
  db
    .select({
      echeances: sql<CompteCotisations['echeances']>`(
        select coalesce(json_agg(json_build_object(
          'id', id, 'periodeDebut', periode_debut, 'periodeFin', periode_fin,
          'dateEcheance', date_echeance, 'montant', montant, 'etat', etat,
          'report', ${reportDe(sql`e`)},
          'motifRejet', motif_rejet, 'codeModePaiement', code_mode_paiement,
          'prixMensuels', prix_mensuels)
          order by date_echeance, id), '[]'::json)
        from ${cotisation} e where ${duContrat})`,
      lignes: sql<LigneReport[]>`(
        select coalesce(json_agg(json_build_object('nature', nature,
          'cotisationId', cotisation_id, 'montant', montant)), '[]'::json)
        from ${reportCotisation} where ${duContrat})`,
      futur: futurPrevu,
      solde: sql<number>`(select coalesce(sum(montant), 0)::int
        from ${reportCotisation} where ${duContrat})`,
      mandat: sql<Mandat | null>`(
        select json_build_object('rum', rum, 'ics', ics, 'signeLe', signe_le,
          'titulaire', titulaire, 'iban', iban_masque, 'bic', bic)
        from ${mandat} where ${duContrat} and signe_le <= ${placeholder('jour')}::date
        and (revoque_le is null or revoque_le > ${placeholder('jour')}::date)
        order by signe_le desc limit 1)`,
      misesEnDemeure: sql<string[]>`coalesce((
        select echeances from ${impaye} where ${duContrat} and etat in ('avertie', 'suspendue')),
        '[]'::jsonb)`,
      ratios: ratiosDuClient(sql`${placeholder('clientCode')}`),
    })
    .from(sql`(select 1) as un`)
    .prepare('cotisations_de_contrat'),
)

/** A bank refused one, and nobody has paid it since. */
export const isCotisationRejetee: Beside<AncreContrat, boolean> = ({
  clientCode,
  numeroContrat,
}) => sql`exists (
  select 1 from ${cotisation} c
  where c.client_code = ${clientCode} and c.numero_contrat = ${numeroContrat}
  and c.etat = 'rejetee'
)`

export async function findCompte(
  db: Executor,
  cle: CleContrat,
  jour: string,
  actes: readonly ActeGestion[],
): Promise<CompteCotisations> {
  const [row] = await compteDeContrat(db).execute({ ...cle, jour, actes: actes.join() })
  if (!row) throw new Error('A statement without a table answers one row')
  return row
}

/** The ledger, and statements that are to be told. */
export const purgeReports = purgeParContrat(reportCotisation)
export const purgeAvis = purgeParContrat(avisEcheancier)

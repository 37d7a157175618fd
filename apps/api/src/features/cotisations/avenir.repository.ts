import type { ActeGestion } from '@espace-adherent/contract'
import type { ContratTarife, OffreTarifee } from '@espace-adherent/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { CleContrat } from '../../noyau/index.ts'
import { assure, contrat, offre, optionContrat, personne } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { demande } from '../demandes/lu.ts'
import { renfort } from '../options/lu.ts'

const { placeholder } = sql

/** A request that was accepted for a day to come, whoever made it. */
export type DemandePrevue = {
  id: string
  numero: number
  revision: number
  acte: ActeGestion
  effetLe: string
  creeLe: string
  compteId: string | null
  /** Sealed. */
  data: string | null
}

export type TarificationLue = ContratTarife & { finDue: string | null }
export type FuturLu = TarificationLue & { prevues: DemandePrevue[]; offres: OffreTarifee[] }

const planifiees = sql`d.client_code = c.client_code and d.numero_contrat = c.numero
  and d.etat = 'acceptee' and d.appliquee_le is null and d.effet_le is not null
  and d.acte = any(string_to_array(${placeholder('actes')}, ','))`

const offres = sql`(
  select coalesce(json_agg(json_build_object('nom', v.nom, 'tarifs', v.tarifs, 'renforts', (
    select coalesce(json_agg(json_build_object('code', r.code, 'libelle', r.libelle)), '[]'::json)
    from ${renfort} r where r.client_code = v.client_code and r.nom_offre = v.nom))), '[]'::json)
  from ${offre} v where v.client_code = c.client_code)`

type Cle = { client: SQL; numero: SQL }
const DEMANDEE: Cle = {
  client: sql`${placeholder('clientCode')}`,
  numero: sql`${placeholder('numeroContrat')}`,
}

/** As one value, for the statement of what else is read of a contract. */
const futurDe = (avecOffres: SQL, { client, numero }: Cle = DEMANDEE) => sql<FuturLu | null>`(
  select json_build_object('nomOffre', c.nom_offre, 'tarifs', o.tarifs,
    'finDue', least(case when c.etat = 'resilie' then c.date_fin end, c.portabilite_du - 1),
    'assures', (
      select coalesce(json_agg(json_build_object('id', p.id, 'prenom', p.prenom,
        'dateNaissance', p.date_naissance, 'lien', a.lien) order by a.rang), '[]'::json)
      from ${assure} a join ${personne} p on p.id = a.personne_id
      where a.client_code = c.client_code and a.numero_contrat = c.numero),
    'options', (
      select coalesce(json_agg(json_build_object('code', r.code,
        'libelle', r.libelle, 'dateDebut', x.date_debut, 'dateFin', x.date_fin,
        'montantMensuel', x.montant_mensuel) order by x.date_debut), '[]'::json)
      from ${optionContrat} x
      join ${renfort} r on r.client_code = c.client_code and r.nom_offre = c.nom_offre
        and r.code = x.code_renfort
      where x.client_code = c.client_code and x.numero_contrat = c.numero),
    'prevues', (
      select coalesce(json_agg(json_build_object('id', d.id, 'numero', d.numero,
        'revision', d.revision, 'acte', d.acte, 'effetLe', d.effet_le, 'creeLe', d.cree_le,
        'compteId', d.compte_id, 'data', d.data) order by d.effet_le, d.numero), '[]'::json)
      from ${demande} d where ${planifiees}),
    'offres', case when ${avecOffres} then ${offres} else '[]'::json end)
  from ${contrat} c join ${offre} o on o.client_code = c.client_code and o.nom = c.nom_offre
  where c.client_code = ${client} and c.numero = ${numero})`

/** Of the contract that a statement reads, for the acts that it is asked about. */
export const futurDuContrat = futurDe(sql`true`, {
  client: sql`${contrat.clientCode}`,
  numero: sql`${contrat.numero}`,
})

/** Only what is planned names an offer: without it, none is read. */
export const futurPrevu = futurDe(sql`exists (select from ${demande} d where ${planifiees})`)

const futur = prepared((db) =>
  db
    .select({ futur: futurDe(sql`true`) })
    .from(sql`(select 1) as un`)
    .prepare('futur_de_contrat'),
)

/**
 * What a contract is made of, as far as its price goes, the last day for which anything is owed, if it is known, and
 * what was accepted for later of these acts; null when its offer is not known.
 */
export async function findFutur(
  db: Executor,
  { clientCode, numeroContrat }: CleContrat,
  actes: readonly ActeGestion[],
): Promise<FuturLu | null> {
  const [row] = await futur(db).execute({ clientCode, numeroContrat, actes: actes.join() })
  return row?.futur ?? null
}

import type { EtatContrat, Ratios } from '@espace-adherent/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { CleContrat } from '../../noyau/index.ts'
import { assure, carteTp, compte, contrat, cotisation, mandat, personne } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { reportDe } from '../cotisations/index.ts'
import { finConnue } from '../du-contrat.repository.ts'
import type { Lettre } from '../nouvelles/index.ts'
import { ratioAnnuel } from '../ratios/lu.ts'
import { type AssureDossier, document, type Instantane, impression } from './documents.schema.ts'

export type { AssureDossier, Instantane } from './documents.schema.ts'

/** A contract and everybody in it: what most papers begin with. */
export type Dossier = {
  numero: string
  nomOffre: string
  typeContrat: 'sante' | 'prevoyance'
  etat: EtatContrat
  dateDebut: string
  dateFin: string | null
  /** Of a paper that is older than this was known: none. */
  portabiliteJusquAu?: string | null
  assures: AssureDossier[]
  hasCarte: boolean
  hasMandat: boolean
  /** The years in which something is due. */
  anneesCotisation: number[]
  /** The employer's compulsory cover. */
  isObligatoire: boolean
  /** Of every year for which the insurer has written them. */
  ratios: Ratios[]
}

const { placeholder } = sql

const memeContrat = (alias: SQL) =>
  sql`${alias}.client_code = c.client_code and ${alias}.numero_contrat = c.numero`

/** What the tables know of the present only. */
const present = sql`'nomOffre', c.nom_offre, 'etat', c.etat, 'dateDebut', c.date_debut,
  'dateFin', ${finConnue('c')}, 'portabiliteJusquAu', c.portabilite_jusqu_au,
  'assures', (select coalesce(json_agg(json_build_object('personneId', p.id,
      'codeCivilite', p.code_civilite, 'nom', p.nom, 'prenom', p.prenom,
      'dateNaissance', p.date_naissance, 'lien', a.lien, 'rang', p.rang_gemellaire,
      'qualite', a.qualite, 'adresse', p.adresse) order by a.rang), '[]'::json)
    from ${assure} a join ${personne} p on p.id = a.personne_id
    where a.client_code = c.client_code and a.numero_contrat = c.numero)`

const lesRatios = sql`json_build_object('annee', r.annee, 'exercice', r.exercice,
  'prestations', r.prestations, 'frais', r.frais, 'composition', r.composition)`

const dossier = prepared((db) =>
  db
    .select({
      dossier: sql<Dossier | null>`(select json_build_object(${present},
        'numero', c.numero, 'typeContrat', c.type_contrat, 'isObligatoire', c.is_obligatoire,
        'ratios', (select coalesce(json_agg(${lesRatios}), '[]'::json) from ${ratioAnnuel} r
          where r.client_code = c.client_code),
        'hasCarte', exists (select 1 from ${carteTp} k where ${memeContrat(sql.raw('k'))}),
        'hasMandat', exists (select 1 from ${mandat} m where ${memeContrat(sql.raw('m'))}
          and m.signe_le <= ${placeholder('jour')}::date
          and (m.revoque_le is null or m.revoque_le > ${placeholder('jour')}::date)),
        'anneesCotisation', (select coalesce(json_agg(distinct extract(year from e.date_echeance)::int), '[]'::json)
          from ${cotisation} e where ${memeContrat(sql.raw('e'))}))
        from ${contrat} c where c.client_code = ${placeholder('clientCode')}
        and c.numero = ${placeholder('numeroContrat')})`,
    })
    .from(sql`(select 1) as un`)
    .prepare('dossier_de_contrat'),
)

/** The contract as it is, and what holds on that day. */
export async function findDossier(
  db: Executor,
  cle: CleContrat,
  jour: string,
): Promise<Dossier | null> {
  const [row] = await dossier(db).execute({ ...cle, jour })
  return row?.dossier ?? null
}

/** A document to be kept. `instantane`: what was otherwise on its day, of one that is older than its keeping. */
export type AGarder = Omit<typeof document.$inferInsert, 'instantane'> & {
  instantane?: Partial<Instantane>
}

/**
 * Keeps documents, each with what is true of its contract at that moment: whoever opens one later
 * reads what it said, whatever has changed since.
 */
export async function insertDocuments(db: Executor, rows: readonly AGarder[]): Promise<void> {
  const kept = await db
    .insert(document)
    .values(rows as (typeof document.$inferInsert)[])
    .returning({ id: document.id })
  const ids = kept.map(({ id }) => id).join(',')
  // A letter whose way was not decided goes as whoever it is for has chosen.
  await db.execute(sql`
    update ${document} d set canal = case when exists (
        select 1 from ${assure} s join ${compte} u on u.personne_id = s.personne_id and u.is_actif
        where s.client_code = d.client_code and s.numero_contrat = d.numero_contrat
        and case when d.personne_id is null then s.qualite = 'adherent'
          else s.personne_id = d.personne_id end
        and u.is_dematerialise and not 'courrier' = any(u.papiers_poste))
      then 'electronique' else 'papier' end
    where d.nature = 'courrier' and d.canal is null
    and d.id = any(string_to_array(${ids}, ',')::uuid[])`)
  await queuePapiers(db, ids)
  await db.execute(sql`
    update ${document} d set instantane = json_build_object(${present})::jsonb || case
      when d.edition = 'echeancier' then jsonb_build_object('ratiosAnnee', (
        select ${lesRatios} from ${ratioAnnuel} r where r.client_code = d.client_code
        and r.annee = left(coalesce(d.parametres->>'debut', d.le::text), 4)::int), 'echeances', (
        select coalesce(json_agg(json_build_object('id', e.id, 'periodeDebut', e.periode_debut,
            'periodeFin', e.periode_fin, 'dateEcheance', e.date_echeance, 'montant', e.montant,
            'report', ${reportDe(sql`e`)}, 'etat', e.etat, 'motifRejet', e.motif_rejet,
            'codeModePaiement', e.code_mode_paiement) order by e.date_echeance, e.id), '[]'::json)
        from ${cotisation} e where ${memeContrat(sql.raw('e'))}
        and to_char(e.date_echeance, 'YYYY') = left(coalesce(d.parametres->>'debut', d.le::text), 4)))
      else '{}'::jsonb end || coalesce(d.instantane, '{}'::jsonb)
    from ${contrat} c
    where c.client_code = d.client_code and c.numero = d.numero_contrat and d.edition is not null
    and d.id = any(string_to_array(${ids}, ',')::uuid[])`)
}

/**
 * What its reader does not take on line is printed: a letter as it was decided, anything else as whoever it is
 * for has chosen. What is older than a month when it is kept was sent in its day.
 */
const queuePapiers = (db: Executor, ids: string) =>
  db.execute(sql`
    insert into ${impression} (client_code, numero_contrat, document_id, titre, le)
    select d.client_code, d.numero_contrat, d.id, d.titre, d.le from ${document} d
    where d.id = any(string_to_array(${ids}, ',')::uuid[]) and d.le >= current_date - 31
    and case when d.nature = 'courrier' then d.canal = 'papier' else not exists (
      select 1 from ${assure} s join ${compte} u on u.personne_id = s.personne_id and u.is_actif
      where s.client_code = d.client_code and s.numero_contrat = d.numero_contrat
      and case when d.personne_id is null then s.qualite = 'adherent'
        else s.personne_id = d.personne_id end
      and u.is_dematerialise and not d.nature = any(u.papiers_poste)) end
    on conflict do nothing`)

type Pdf = Omit<AGarder, 'clientCode' | 'numeroContrat' | 'typeMime'>

/** One PDF among the documents of a contract. */
export const insertPdf = (
  db: Executor,
  { clientCode, numeroContrat }: CleContrat,
  pdf: Pdf,
): Promise<void> =>
  insertDocuments(db, [{ ...pdf, clientCode, numeroContrat, typeMime: 'application/pdf' }])

/** The same, to be kept by what tells of it. */
export const lettre =
  (cle: CleContrat, pdf: Pdf): Lettre =>
  (e) =>
    insertPdf(e, cle, pdf)

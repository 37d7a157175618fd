import type { MoisConfidentiel } from '@espace-adherent/contract'
import { type Curseur, DATE_MAX, DATE_MIN } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { purgeParContrat } from '../../noyau/index.ts'
import { personne } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { confidentielsParMois, isLigneVoilee } from '../confidentialite/index.ts'
import type { Regard } from '../perimetre.ts'
import { demandee, paiementRetenu, rechercheEcrite } from './recherche.repository.ts'
import { decompte, ligne, paiement } from './remboursements.schema.ts'

export type PaiementLu = {
  id: number
  date: string
  mode: string
  ibanMasque: string | null
  /** Whose own account it is; null: that of the contract. */
  titulaire: { id: string; prenom: string } | null
  lignes: {
    id: number
    decompteId: number
    dateSoins: string
    codeActe: string
    quantite: number
    prenom: string
    montant: number
  }[]
}

export type PagePaiements = {
  total: number
  items: PaiementLu[]
  confidentiels: MoisConfidentiel[]
}

const p = (name: string) => sql.placeholder(name)

/** A transfer shows the lines that whoever asks may see; one that has none of them does not exist. */
const paiementsPage = prepared((db) =>
  db
    .select({ page: sql<PagePaiements>`page` })
    .from(
      sql`(
    with lues as materialized (
      select l.id, l.paiement_id, l.decompte_id, l.date_soins, l.code_acte, l.quantite, l.rc, l.personne_id
      from ${ligne} l
      where l.client_code = ${p('clientCode')} and l.numero_contrat = ${p('numeroContrat')}
      and l.paiement_id is not null and l.destinataire = 'assure'
      and (${p('personneId')}::uuid is null or l.personne_id = ${p('personneId')}::uuid)
      and (${p('id')}::bigint is null or l.paiement_id = ${p('id')}::bigint)
      and not ${isLigneVoilee}),
    vues as materialized (
      select l.paiement_id, json_agg(json_build_object('id', l.id, 'decompteId', l.decompte_id,
        'dateSoins', l.date_soins, 'codeActe', l.code_acte, 'quantite', l.quantite,
        'prenom', q.prenom, 'montant', l.rc) order by l.date_soins desc, l.id desc) as lignes,
        string_agg(q.prenom, ' ') as prenoms, array_agg(l.code_acte::text) as actes,
        array_append(array_agg(l.rc::bigint), sum(l.rc)) as montants
      from lues l join ${personne} q on q.id = l.personne_id
      group by l.paiement_id),
    trouves as materialized (
      select v.id, v.date, v.mode, v.iban_masque, v.personne_id, vues.lignes
      from vues join ${paiement} v on v.id = vues.paiement_id
      where ${paiementRetenu})
    select json_build_object(
      'total', (select count(*) from trouves),
      'confidentiels', case when ${demandee} is null and ${p('id')}::bigint is null
        then ${confidentielsParMois(sql.raw(`'${DATE_MIN}'::date`), sql.raw(`'${DATE_MAX}'::date`))}
        else '[]'::json end,
      'items', (select coalesce(json_agg(t), '[]') from (
        select v.id, v.date, v.mode, v.iban_masque as "ibanMasque",
          (select json_build_object('id', o.id, 'prenom', o.prenom) from ${personne} o
            where o.id = v.personne_id) as titulaire, v.lignes
        from trouves v
        where (v.date, v.id) < (${p('apresDate')}::date, ${p('apresId')}::bigint)
        order by v.date desc, v.id desc limit ${p('taille')}) t)
    ) as page) as reponse`,
    )
    .prepare('paiements_page'),
)

export async function findPaiements(
  db: Executor,
  regard: Regard,
  {
    id,
    recherche,
    apres,
    taille,
  }: { id: number | null; recherche?: string | undefined; apres: Curseur | null; taille: number },
): Promise<PagePaiements> {
  const [row] = await paiementsPage(db).execute({
    ...regard,
    id,
    recherche: rechercheEcrite(recherche),
    apresDate: apres?.date ?? DATE_MAX,
    apresId: apres?.id ?? Number.MAX_SAFE_INTEGER,
    taille,
  })
  return row?.page ?? { total: 0, items: [], confidentiels: [] }
}

export const purgePrestations = purgeParContrat(ligne, paiement, decompte)

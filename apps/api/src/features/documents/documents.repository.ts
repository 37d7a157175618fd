import type { CanalCourrier, NatureDocument } from '@espace-adherent/domain'
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type CleContrat, purgeParContrat } from '../../noyau/index.ts'
import { contrat, personne } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { soinSecret } from '../confidentialite/lu.ts'
import type { Regard } from '../perimetre.ts'
import { decompte } from '../remboursements/lu.ts'
import {
  document,
  type EditionGardee,
  type Instantane,
  impression,
  type ParametresDocument,
} from './documents.schema.ts'

export { impression as impressions }

const { placeholder } = sql

/**
 * Whose documents: of one contract, and of one person of it when the caller sees no other; then, of the whole
 * contract's, those made by these models only. Null: no matter which.
 */
export type Vue = Regard & { editionsContrat: string | null; natures: string | null }

export type Filtre = {
  annee: number | null
  /** Already without capitals or accents. */
  q: string | null
  limite: number
  apres: string | null
}

const claires = sql`string_to_array(${placeholder('claires')}::text, ',')`

/**
 * Written once and for all since a care of that person's that is kept secret: it may be about it, and
 * cannot be made again without it.
 */
const isSuspect = (alias: string) => {
  const d = sql.raw(alias)
  return sql`(coalesce(${d}.edition, 'courrier') = 'courrier' and exists (
    select from ${soinSecret} s join ${decompte} soin on soin.id = s.decompte_id
    where s.client_code = ${d}.client_code and s.numero_contrat = ${d}.numero_contrat
    and s.personne_id = ${d}.personne_id and soin.date <= ${d}.le))`
}

/**
 * Of whoever keeps their care to themselves, the papers of their rights and no other. A statement of the whole
 * contract is made again for whoever reads; a file cannot be, and tells everybody's.
 */
const montre = sql`(not ${placeholder('isVoile')}::boolean
  or coalesce(d.personne_id = ${placeholder('lecteurId')}::uuid, false)
  or coalesce(d.edition in ('attestation', 'carteTp'), false)
  or case when d.personne_id is null then d.nature <> 'remboursements' or d.edition is not null
    else d.personne_id::text = any(${claires}) and not ${isSuspect('d')} end)`

/** While its contract is suspended a card opens nothing, and is shown nowhere. */
const isCarteSuspendue = sql`(d.edition = 'carteTp' and exists (select from ${contrat} c
  where c.client_code = d.client_code and c.numero = d.numero_contrat and c.etat = 'suspendu'))`

export const visible = sql`d.client_code = ${placeholder('clientCode')}
  and d.numero_contrat = ${placeholder('numeroContrat')}
  and (${placeholder('personneId')}::uuid is null or d.personne_id = ${placeholder('personneId')}::uuid
    or (d.personne_id is null and d.edition = any(string_to_array(${placeholder('editionsContrat')}::text, ','))))
  and ${montre} and ${isCarteSuspendue} is not true
  and (${placeholder('natures')}::text is null or d.nature = any(string_to_array(${placeholder('natures')}::text, ',')))`

/** Titles as they are looked for. */
const simple = sql`translate(lower(d.titre), 'àâäéèêëîïôöùûüç’', 'aaaeeeeiioouuuc''')`

const retenu = sql`${visible}
  and (${placeholder('annee')}::int is null or extract(year from d.le) = ${placeholder('annee')}::int)
  and (${placeholder('q')}::text is null or strpos(${simple}, ${placeholder('q')}::text) > 0)`

/** A page of what is kept, and how many there are in all; the key of a page is its last row. */
const page = (nature: SQL, ligne: SQL, sens: 'asc' | 'desc') => {
  const ordre = sql.raw(`d.le ${sens}, d.id ${sens}`)
  const suite = sql.raw(sens === 'desc' ? '<' : '>')
  return {
    total: sql<number>`(select count(*)::int from ${document} d where ${retenu} and ${nature})`,
    items: sql<unknown[]>`(select coalesce(json_agg(l.ligne), '[]'::json) from (
      select ${ligne} as ligne from ${document} d
      left join ${personne} p on p.id = d.personne_id
      where ${retenu} and ${nature} and (${placeholder('apres')}::uuid is null or (d.le, d.id) ${suite}
        (select d.le, d.id from ${document} d where d.id = ${placeholder('apres')}::uuid and ${visible}))
      order by ${ordre} limit ${placeholder('limite')}::int) l)`,
  }
}

const ofDocument = sql`d.nature <> 'courrier'
  and (${placeholder('nature')}::text is null or d.nature = ${placeholder('nature')}::text)`
const ligneDocument = sql`json_build_object('id', d.id, 'nature', d.nature, 'titre', d.titre,
  'date', d.le, 'personne', p.prenom, 'typeMime', d.type_mime, 'nomFichier', d.nom_fichier)`

const gedStatement = (sens: 'asc' | 'desc') =>
  prepared((db) =>
    db
      .select(page(ofDocument, ligneDocument, sens))
      .from(sql`(select 1) as un`)
      .prepare(`documents_${sens}`),
  )
const ged = { recent: gedStatement('desc'), ancien: gedStatement('asc') }

const courriersStatement = prepared((db) =>
  db
    .select(
      page(
        sql`d.nature = 'courrier'`,
        sql`json_build_object('id', d.id, 'objet', d.titre, 'date', d.le, 'canal', d.canal, 'personne', p.prenom,
          'typeMime', d.type_mime, 'nomFichier', d.nom_fichier)`,
        'desc',
      ),
    )
    .from(sql`(select 1) as un`)
    .prepare('courriers'),
)

export type LigneDocument = {
  id: string
  nature: NatureDocument
  titre: string
  date: string
  personne: string | null
  typeMime: string
  nomFichier: string
}
export type LigneCourrier = {
  id: string
  objet: string
  date: string
  canal: CanalCourrier
  personne: string | null
  typeMime: string
  nomFichier: string
}
export type PageDe<T> = { items: T[]; total: number }

export async function findDocuments(
  db: Executor,
  cle: Vue,
  { tri, ...filtre }: Filtre & { nature: NatureDocument | null; tri: 'recent' | 'ancien' },
): Promise<PageDe<LigneDocument>> {
  const [row] = await ged[tri](db).execute({ ...cle, ...filtre })
  return row as PageDe<LigneDocument>
}

export async function findCourriers(
  db: Executor,
  cle: Vue,
  filtre: Filtre,
): Promise<PageDe<LigneCourrier>> {
  const [row] = await courriersStatement(db).execute({ ...cle, ...filtre })
  return row as PageDe<LigneCourrier>
}

export type DocumentGarde = {
  nature: NatureDocument | 'courrier'
  titre: string
  le: string
  edition: EditionGardee | null
  parametres: ParametresDocument
  instantane: Instantane | null
  remoteFileName: string | null
  personneId: string | null
  typeMime: string
  nomFichier: string
}

const un = prepared((db) =>
  db
    .select({
      trouve: sql<DocumentGarde | null>`(select json_build_object('nature', d.nature,
        'titre', d.titre, 'le', d.le, 'edition', d.edition, 'parametres', d.parametres, 'instantane', d.instantane,
        'remoteFileName', d.remote_file_name, 'personneId', d.personne_id, 'typeMime', d.type_mime, 'nomFichier', d.nom_fichier)
        from ${document} d where d.id = ${placeholder('id')}::uuid and ${visible})`,
    })
    .from(sql`(select 1) as un`)
    .prepare('document_un'),
)

/** Somebody else's document does not exist. */
export async function findDocument(
  db: Executor,
  cle: Vue,
  id: string,
): Promise<DocumentGarde | null> {
  const [row] = await un(db).execute({ ...cle, id })
  return row?.trouve ?? null
}

type Personnes = CleContrat & {
  personneIds: readonly string[]
  isAdherent: boolean
  lecteurId: string
}

/** What is kept of these people and, for the adherent, of the whole contract, the latest first. */
export const findTousDocuments = (
  db: Executor,
  { clientCode, numeroContrat, personneIds, isAdherent, lecteurId }: Personnes,
) =>
  db
    .select({
      titre: document.titre,
      nature: document.nature,
      date: document.le,
      canal: document.canal,
      personne: personne.prenom,
      nomFichier: document.nomFichier,
    })
    .from(document)
    .leftJoin(personne, eq(personne.id, document.personneId))
    .where(
      and(
        eq(document.clientCode, clientCode),
        eq(document.numeroContrat, numeroContrat),
        or(
          inArray(document.personneId, [...personneIds]),
          isAdherent ? isNull(document.personneId) : undefined,
        ),
        or(
          isNull(document.personneId),
          eq(document.personneId, lecteurId),
          sql`not ${isSuspect('document')}`,
        ),
      ),
    )
    .orderBy(desc(document.le), desc(document.id))

export const purgeDocuments = purgeParContrat(document)

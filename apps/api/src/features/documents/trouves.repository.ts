import type { NatureDocument } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { personne } from '../../noyau/lu.ts'
import { visible } from './documents.repository.ts'
import { document } from './documents.schema.ts'

/** Ten years of a paper a week; beyond, the oldest are found in the list. */
const DOCUMENTS_MAX = 500

export type DocumentTrouve = {
  id: string
  nature: NatureDocument | 'courrier'
  titre: string
  le: string
  prenom: string | null
}

/** The latest documents and letters that whoever reads may see, under the parameters of a `Vue`. */
export const documentsCherches = sql<DocumentTrouve[]>`(
  select coalesce(json_agg(t), '[]') from (
    select d.id, d.nature, d.titre, d.le, p.prenom
    from ${document} d left join ${personne} p on p.id = d.personne_id
    where ${visible} order by d.le desc, d.id desc limit ${sql.raw(String(DOCUMENTS_MAX))}) t)`

import { sql } from 'drizzle-orm'
import { personne } from '../../noyau/lu.ts'
import { isLigneVoilee } from '../confidentialite/index.ts'
import { duContrat } from './lignes.repository.ts'
import { decompte, ligne } from './remboursements.schema.ts'

/** Of one act at one professional's, the latest show what it was; the list has the others. */
const PAR_SOIN = 3
/** A contract of thirty years has fewer; beyond, the oldest are found in the list. */
const SOINS_MAX = 1_500

/** One line of care, as far as a search needs to know it: without names, for a thousand are read at each word. */
export type LigneTrouvee = readonly [
  id: number,
  decompteId: number,
  dateSoins: string,
  codeActe: string,
  prenom: string,
  professionnel: string,
  etat: 'attente' | 'reglee' | 'rejetee',
  depense: number,
  rembourse: number,
  /** How many there are of the same act, at the same professional's, of the same person; told by the latest, else 0. */
  nombre: number,
]

const voitPersonne = sql`(${sql.placeholder('personneId')}::uuid is null
  or l.personne_id = ${sql.placeholder('personneId')}::uuid)`

/**
 * The latest lines of each act that whoever reads may see, under the parameters of a `Regard`: what a search looks
 * through, in one read of the contract's lines. Names are compared as bytes, and first names read of what is kept
 * only: no order of a language is needed to tell who is the same.
 */
export const lignesCherchees = sql<LigneTrouvee[]>`(
  select coalesce(json_agg(json_build_array(s.id, s.decompte_id, s.date_soins, s.code_acte, p.prenom, s.professionnel,
      s.etat, s.depense, s.rembourse, case s.rang when 1 then s.nombre else 0 end)
      order by s.date_soins desc, s.id desc), '[]') from (
    select * from (
      select l.id, l.decompte_id, l.date_soins, l.code_acte, l.personne_id, d.professionnel, l.etat, l.depense,
        l.ro + l.rc as rembourse, count(*) over soin as nombre,
        row_number() over (soin order by l.date_soins desc, l.id desc) as rang
      from ${ligne} l join ${decompte} d on d.id = l.decompte_id
      where ${duContrat} and not ${isLigneVoilee} and ${voitPersonne}
      window soin as (partition by l.code_acte collate "C", d.professionnel collate "C", l.personne_id)) soins
    where rang <= ${sql.raw(String(PAR_SOIN))}
    order by date_soins desc, id desc limit ${sql.raw(String(SOINS_MAX))}) s
  join ${personne} p on p.id = s.personne_id)`

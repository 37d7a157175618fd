import { sql } from 'drizzle-orm'
import { vues } from './lignes.repository.ts'

/** Of one act at one professional's, the latest show what it was; the list has the others. */
const PAR_SOIN = 3
/** A contract of thirty years has fewer; beyond, the oldest are found in the list. */
const SOINS_MAX = 1_500

/** One line of care, as far as a search needs to know it. */
export type LigneTrouvee = {
  id: number
  decompteId: number
  dateSoins: string
  codeActe: string
  prenom: string
  professionnel: string
  etat: 'attente' | 'reglee' | 'rejetee'
  depense: number
  rembourse: number
  /** Of those, the latest first. */
  rang: number
  /** How many there are of the same act, at the same professional's, of the same person. */
  nombre: number
}

/**
 * The latest lines of each act that whoever reads may see, under the parameters of a `Regard`: what a search looks
 * through, in one read of the contract's lines.
 */
export const lignesCherchees = sql<LigneTrouvee[]>`(
  select coalesce(json_agg(s), '[]') from (
    select * from (
      select l.id, l.decompte_id as "decompteId", l.date_soins as "dateSoins", l.code_acte as "codeActe",
        p.prenom, d.professionnel, l.etat, l.depense, l.ro + l.rc as rembourse,
        count(*) over soin as nombre, row_number() over (soin order by l.date_soins desc, l.id desc) as rang
      from ${vues} and (${sql.placeholder('personneId')}::uuid is null
        or l.personne_id = ${sql.placeholder('personneId')}::uuid)
      window soin as (partition by l.code_acte, d.professionnel, l.personne_id)) soins
    where rang <= ${sql.raw(String(PAR_SOIN))}
    order by "dateSoins" desc, id desc limit ${sql.raw(String(SOINS_MAX))}) s)`

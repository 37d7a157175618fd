import type { EtatContrat, Qualite } from '@espace-adherent/domain'
import { type SQL, sql } from 'drizzle-orm'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { carteTp } from '../../schema/carte-tp.schema.ts'
import { assure, contrat, personne } from '../../schema/contrats.schema.ts'
import { cotisation, mandat } from '../../schema/cotisations.schema.ts'

export type AssureDossier = {
  personneId: string
  codeCivilite: string | null
  nom: string
  prenom: string
  dateNaissance: string
  lien: string
  rang: number
  qualite: Qualite
}

/** A contract and everybody in it: what most papers begin with. */
export type Dossier = {
  numero: string
  nomOffre: string
  typeContrat: 'sante' | 'prevoyance'
  etat: EtatContrat
  dateDebut: string
  dateFin: string | null
  assures: AssureDossier[]
  hasCarte: boolean
  hasMandat: boolean
  /** The years in which something is due. */
  anneesCotisation: number[]
}

const { placeholder } = sql

const memeContrat = (alias: SQL) =>
  sql`${alias}.client_code = c.client_code and ${alias}.numero_contrat = c.numero`

const dossier = prepared((db) =>
  db
    .select({
      dossier: sql<Dossier | null>`(select json_build_object('numero', c.numero,
        'nomOffre', c.nom_offre, 'typeContrat', c.type_contrat, 'etat', c.etat,
        'dateDebut', c.date_debut, 'dateFin', c.date_fin,
        'assures', (select coalesce(json_agg(json_build_object('personneId', p.id,
            'codeCivilite', p.code_civilite, 'nom', p.nom, 'prenom', p.prenom,
            'dateNaissance', p.date_naissance, 'lien', a.lien, 'rang', a.rang,
            'qualite', a.qualite) order by a.rang), '[]'::json)
          from ${assure} a join ${personne} p on p.id = a.personne_id
          where a.client_code = c.client_code and a.numero_contrat = c.numero),
        'hasCarte', exists (select 1 from ${carteTp} k where ${memeContrat(sql.raw('k'))}),
        'hasMandat', exists (select 1 from ${mandat} m
          where ${memeContrat(sql.raw('m'))} and m.revoque_le is null),
        'anneesCotisation', (select coalesce(json_agg(distinct extract(year from e.date_echeance)::int), '[]'::json)
          from ${cotisation} e where ${memeContrat(sql.raw('e'))}))
        from ${contrat} c where c.client_code = ${placeholder('clientCode')}
        and c.numero = ${placeholder('numContrat')})`,
    })
    .from(sql`(select 1) as un`)
    .prepare('dossier_de_contrat'),
)

export async function findDossier(
  db: Executor,
  clientCode: string,
  numContrat: string,
): Promise<Dossier | null> {
  const [row] = await dossier(db).execute({ clientCode, numContrat })
  return row?.dossier ?? null
}

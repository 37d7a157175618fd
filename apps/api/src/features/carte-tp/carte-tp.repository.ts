import { and, desc, gte, lte, sql } from 'drizzle-orm'
import { type CleContrat, type DomaineTp, duContrat } from '../../noyau/index.ts'
import { assure, carteTp, contrat, personne } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { finConnue } from '../du-contrat.repository.ts'
import type { Portion } from '../perimetre.ts'

export type CarteRow = {
  nomOffre: string
  numeroAmc: string
  typeConvention: string
  csr: string
  dateDebut: string
  dateFin: string
  portabiliteJusquAu: string | null
  datamatrix: string | null
  domaines: DomaineTp[]
  assures: { nom: string; prenom: string; dateNaissance: string; rang: number; lien: string }[]
}

const { placeholder } = sql

const assures = sql`(
  select coalesce(json_agg(json_build_object(
    'nom', p.nom, 'prenom', p.prenom, 'dateNaissance', p.date_naissance,
    'rang', p.rang_gemellaire, 'lien', a.lien) order by a.rang), '[]'::json)
  from ${assure} a join ${personne} p on p.id = a.personne_id
  where a.client_code = k.client_code and a.numero_contrat = k.numero_contrat
  and (${placeholder('personneId')}::uuid is null or a.personne_id = ${placeholder('personneId')}::uuid)
)`

/** The card good on that day, else the next one, else the last one that was. */
const carteDuJour = prepared((db) =>
  db
    .select({
      carte: sql<CarteRow | null>`(
        select json_build_object(
          'nomOffre', c.nom_offre, 'numeroAmc', k.numero_amc, 'typeConvention', k.type_convention,
          'csr', k.csr, 'dateDebut', k.date_debut, 'dateFin', least(k.date_fin, (${finConnue('c')})::date), 'datamatrix', k.datamatrix,
          'portabiliteJusquAu', c.portabilite_jusqu_au,
          'domaines', k.domaines, 'assures', ${assures})
        from ${carteTp} k
        join ${contrat} c on c.client_code = k.client_code and c.numero = k.numero_contrat
        where k.client_code = ${placeholder('clientCode')} and c.etat <> 'suspendu'
        and k.numero_contrat = ${placeholder('numeroContrat')}
        and k.date_debut <= coalesce((${finConnue('c')})::date, k.date_debut)
        order by (k.date_debut <= ${placeholder('jour')}::date and k.date_fin >= ${placeholder('jour')}::date) desc,
          (k.date_debut > ${placeholder('jour')}::date) desc,
          case when k.date_debut > ${placeholder('jour')}::date then k.date_debut end,
          k.date_debut desc
        limit 1)`,
    })
    .from(sql`(select 1) as un`)
    .prepare('carte_tp_du_jour'),
)

export async function findCarte(
  db: Executor,
  portion: Portion,
  jour: string,
): Promise<CarteRow | null> {
  const [row] = await carteDuJour(db).execute({ ...portion, jour })
  return row?.carte ?? null
}

/** Every card of a contract, the latest first. */
export const findCartes = (db: Executor, cle: CleContrat) =>
  db
    .select({
      numeroAmc: carteTp.numeroAmc,
      typeConvention: carteTp.typeConvention,
      dateDebut: carteTp.dateDebut,
      dateFin: carteTp.dateFin,
    })
    .from(carteTp)
    .where(duContrat(carteTp, cle))
    .orderBy(desc(carteTp.dateDebut))

/** The card that is good that day. */
export async function findCarteEnCours(tx: Executor, cle: CleContrat, jour: string) {
  const [carte] = await tx
    .select()
    .from(carteTp)
    .where(and(duContrat(carteTp, cle), lte(carteTp.dateDebut, jour), gte(carteTp.dateFin, jour)))
  return carte ?? null
}

import {
  type LigneComptee,
  type LigneRemboursee,
  nomenclature,
  type Suivi,
} from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { assure, contrat, offre, personne } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { isLigneVoilee } from '../confidentialite/index.ts'
import { couvertureDe, patientDe } from '../niveaux.repository.ts'
import { isClaire, type Portion, type Regard, regardPropre } from '../perimetre.ts'
import { ligne } from '../remboursements/lu.ts'

const patient = patientDe('pe')
const p = (name: string) => sql.placeholder(name)

const depart = sql`${contrat} c
  left join ${offre} o on o.client_code = c.client_code and o.nom = c.nom_offre
  join ${assure} a on a.client_code = c.client_code and a.numero_contrat = c.numero
  join ${personne} pe on pe.id = a.personne_id`

const visibles = sql`c.client_code = ${p('clientCode')} and c.numero = ${p('numeroContrat')}
  and (${p('personneId')}::uuid is null or pe.id = ${p('personneId')}::uuid)`

const choix = prepared((db) =>
  db
    .select({
      personnes: sql<{ numPers: string; prenom: string }[]>`coalesce(
        json_agg(json_build_object('numPers', pe.id, 'prenom', pe.prenom) order by a.rang), '[]')`,
      dateFin: sql<string | null>`max(c.date_fin)`,
      isSuspendu: sql<boolean>`coalesce(bool_or(c.etat = 'suspendu'), false)`,
      isSante: sql<boolean>`coalesce(bool_or(jsonb_array_length(o.garanties) > 0), false)`,
    })
    .from(depart)
    .where(visibles)
    .prepare('simulateur_choix'),
)

export async function findChoix(db: Executor, portion: Portion) {
  const [row] = await choix(db).execute(portion)
  return row ?? { personnes: [], isSante: false, isSuspendu: false, dateFin: null }
}

/** `dateFin`: the last day of the contract, when it has one; suspended, it pays nothing. */
export type Assure = Suivi & {
  lignes: (LigneComptee & LigneRemboursee)[]
  dateFin: string | null
  isSuspendu: boolean
}

/** Glasses and hearing aids are counted over several years. */
const RENOUVELES = sql.raw(
  nomenclature
    .filter(({ isGlissant }) => isGlissant)
    .map(({ code }) => `'${code}'`)
    .join(','),
)

/** What was refused uses nothing up; what is another's secret is not counted for whoever reads. */
const lignesDeLAnnee = sql`(
  select coalesce(json_agg(json_build_object(
    'codeActe', l.code_acte, 'etat', l.etat, 'base', l.base, 'ro', l.ro, 'rc', l.rc, 'depense', l.depense, 'quantite', l.quantite,
    'dateSoins', l.date_soins, 'situation', l.situation, 'monture', l.monture, 'oreille', l.oreille,
    'compteurs', json_build_object(
      'participation', l.cumul_participation, 'franchise', l.cumul_franchise, 'jour', l.cumul_jour,
      'unites', l.cumul_unites, 'enveloppe', l.cumul_enveloppe))
    order by l.date_soins, l.id), '[]')
  from ${ligne} l
  where l.client_code = c.client_code and l.numero_contrat = c.numero and l.personne_id = pe.id
  and l.etat <> 'rejetee' and not ${isLigneVoilee}
  and l.date_soins between ${p('du')}::date - interval '4 years' and ${p('au')}::date
  and (l.date_soins >= ${p('du')}::date
    or l.code_acte in (${RENOUVELES})))`

/** What was counted before a line would tell of care that is kept from whoever reads: then it is not looked at. */
const isEntier = sql`not exists (select from ${ligne} l
  where l.client_code = c.client_code and l.numero_contrat = c.numero and l.personne_id = pe.id
  and ${isLigneVoilee})`

const suivi = sql`${patient}, 'dateFin', c.date_fin, 'isSuspendu', c.etat = 'suspendu', ${couvertureDe},
  'isEntier', ${isEntier}, 'lignes', ${lignesDeLAnnee}`

const assureDuContrat = prepared((db) =>
  db
    .select({
      assure: sql<Assure>`json_build_object(${suivi})`,
    })
    .from(depart)
    .where(sql`${visibles} and pe.id = ${p('numPers')}::uuid`)
    .prepare('simulateur_assure'),
)

export type AssureNomme = Assure & { numPers: string; prenom: string }

const assuresDuContrat = prepared((db) =>
  db
    .select({
      assure: sql<AssureNomme>`json_build_object('numPers', pe.id, 'prenom', pe.prenom, ${suivi})`,
    })
    .from(depart)
    .where(visibles)
    .orderBy(sql`a.rang`)
    .prepare('simulateur_assures'),
)

/** The same as one value, under the same parameters: for a statement that reads more besides. */
export const assuresCherches = sql<AssureNomme[]>`(
  select coalesce(json_agg(json_build_object('numPers', pe.id, 'prenom', pe.prenom, ${suivi}) order by a.rang), '[]')
  from ${depart} where ${visibles})`

/** Everybody whom the caller may see in the contract, in its order. */
export async function findAssuresComptes(
  db: Executor,
  regard: Regard,
  annee: string,
): Promise<AssureNomme[]> {
  const year = { du: `${annee}-01-01`, au: `${annee}-12-31` }
  const rows = await assuresDuContrat(db).execute({ ...regard, ...year })
  return rows.map(({ assure }) => taire(regard, assure.numPers, assure))
}

/** That somebody expects a child is care, too. */
const taire = <A extends Assure>(regard: Regard, numPers: string, assure: A): A =>
  isClaire(regard, numPers) ? assure : { ...assure, maternite: null, exoneration: null }

/** One person of the contract, with what covers them and what their year has used up. */
export async function findAssure(
  db: Executor,
  regard: Regard,
  { numPers, annee }: { numPers: string; annee: string },
): Promise<Assure | null> {
  const year = { du: `${annee}-01-01`, au: `${annee}-12-31` }
  const [row] = await assureDuContrat(db).execute({ ...regard, ...year, numPers })
  return row ? taire(regard, numPers, row.assure) : null
}

/** Somebody of a contract as they are treated on that day, with what is theirs to see. */
export const findSoigne = (db: Executor, portion: Portion, numPers: string, jour: string) =>
  findAssure(db, regardPropre(portion, numPers), { numPers, annee: jour.slice(0, 4) })

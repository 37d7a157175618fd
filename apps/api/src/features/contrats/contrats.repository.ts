import type { EtatContrat, EtatImpaye, EtatIndu } from '@espace-adherent/domain'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { CleContrat } from '../../noyau/index.ts'
import {
  ancienAssure,
  ancienNiveau,
  assure,
  compte,
  comptePersonnel,
  contrat,
  cotisation,
  mandat,
  personne,
} from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { demande } from '../demandes/lu.ts'
import { finConnue } from '../du-contrat.repository.ts'
import { impaye } from '../impayes/lu.ts'
import { indu, induEcheance } from '../indus/lu.ts'

/** `isSoi`: whoever asks; `isRefuse`: the Assurance maladie refuses to send what it pays for them. */
type AssureLu = { prenom: string; nom: string; lien: string; isSoi: boolean; isRefuse: boolean }

export type ContratDePersonne = {
  numero: string
  nomOffre: string
  typeContrat: 'sante' | 'prevoyance'
  etat: EtatContrat
  isPrecontentieux: boolean
  isCotisationRejetee: boolean
  dateDebut: string
  dateFin: string | null
  portabiliteJusquAu: string | null
  codeModePaiement: string | null
  ibanMasque: string | null
  /** Bank details that a clerk has yet to look at. */
  isRibEnAttente: boolean
  isMandatCaduc: boolean
  impaye: {
    miseEnDemeureLe: string
    montant: number
    etat: EtatImpaye
    payeLe: string | null
  } | null
  /** What whoever asks was paid by mistake and is asked to give back. */
  indu: { etat: EtatIndu; reste: number; prochaine: string } | null
  personnel: { ibanMasque: string | null; depuis: string | null } | null
  /** Of whoever asks. */
  dateNaissance: string
  qualite: 'adherent' | 'beneficiaire'
  /** People covered by the contract, the subscriber first. */
  assures: AssureLu[]
}

const assures = sql`(
  select coalesce(
    json_agg(json_build_object('prenom', p.prenom, 'nom', p.nom, 'lien', a.lien,
      'isSoi', a.personne_id = ${assure.personneId},
      'isRefuse', not p.is_teletransmission and p.motif_refus_teletransmission is not null)
      order by a.rang),
    '[]'::json)
  from ${assure} a join ${personne} p on p.id = a.personne_id
  where a.client_code = ${contrat.clientCode} and a.numero_contrat = ${contrat.numero}
)`

/** Spelled out rather than passed: the index covers this state only. */
const isRibEnAttente = sql`exists (
  select 1 from ${demande} d
  where d.client_code = ${contrat.clientCode} and d.numero_contrat = ${contrat.numero}
  and d.acte = 'ribPrestationsActeGestion' and d.etat in ('recue', 'en-cours')
  and exists (select 1 from ${compte} k where k.id = d.compte_id
    and k.personne_id = ${assure.personneId})
)`

/** What a beneficiary answered about an account of their own; null: nothing yet. */
const personnel = sql`(
  select json_build_object('ibanMasque', r.iban_masque, 'depuis', r.depuis)
  from ${comptePersonnel} r where r.client_code = ${contrat.clientCode}
  and r.numero_contrat = ${contrat.numero} and r.personne_id = ${assure.personneId}
)`

const isCotisationRejetee = sql`exists (
  select 1 from ${cotisation} c
  where c.client_code = ${contrat.clientCode} and c.numero_contrat = ${contrat.numero}
  and c.etat = 'rejetee'
)`

/** The last mandate is void, and no other is on its way. */
const isMandatCaduc = sql`coalesce((
  select m.is_caduc and not exists (
    select 1 from ${demande} d
    where d.client_code = m.client_code and d.numero_contrat = m.numero_contrat
    and d.acte in ('ribCotisationsActeGestion', 'ribActeGestion')
    and (d.etat in ('recue', 'en-cours') or (d.etat = 'acceptee' and d.appliquee_le is null)))
  from ${mandat} m
  where m.client_code = ${contrat.clientCode} and m.numero_contrat = ${contrat.numero}
  order by m.signe_le desc, m.rum desc limit 1
), false)`

/** The formal notice that runs. */
const impayeEnCours = sql`(
  select json_build_object('miseEnDemeureLe', i.mise_en_demeure_le, 'montant', i.montant,
    'etat', i.etat, 'payeLe', i.paye_le)
  from ${impaye} i where i.client_code = ${contrat.clientCode}
  and i.numero_contrat = ${contrat.numero} and i.etat in ('avertie', 'suspendue')
)`

/** What whoever asks has to give back, the most pressing of it. */
const induEnCours = sql`(
  select json_build_object('etat', i.etat, 'reste', sum(e.montant), 'prochaine', min(e.date_echeance))
  from ${indu} i join ${induEcheance} e on e.indu_id = i.id and e.payee_le is null
  where i.client_code = ${contrat.clientCode} and i.numero_contrat = ${contrat.numero}
  and i.personne_id = ${assure.personneId} and i.etat in ('demande', 'echelonne')
  group by i.id order by i.etat, min(e.date_echeance) limit 1
)`

/** One JSON text costs the driver less than a dozen columns per row. Dates in it are AAAA-MM-JJ. */
const contrats = sql<ContratDePersonne[]>`coalesce(json_agg(json_build_object(
  'numero', ${contrat.numero}, 'nomOffre', ${contrat.nomOffre},
  'typeContrat', ${contrat.typeContrat}, 'etat', ${contrat.etat},
  'isPrecontentieux', ${contrat.isPrecontentieux},
  'isCotisationRejetee', ${isCotisationRejetee}, 'isMandatCaduc', ${isMandatCaduc}, 'impaye', ${impayeEnCours}, 'indu', ${induEnCours},
  'dateDebut', ${contrat.dateDebut}, 'dateFin', ${finConnue()},
  'portabiliteJusquAu', ${contrat.portabiliteJusquAu},
  'codeModePaiement', ${contrat.codeModePaiement}, 'ibanMasque', ${contrat.ibanMasque},
  'isRibEnAttente', ${isRibEnAttente}, 'personnel', ${personnel},
  'dateNaissance', (select n.date_naissance from ${personne} n where n.id = ${assure.personneId}),
  'qualite', ${assure.qualite}, 'assures', ${assures})), '[]'::json)`

const contratsDePersonne = prepared((db) =>
  db
    .select({ contrats })
    .from(assure)
    .innerJoin(
      contrat,
      and(eq(contrat.clientCode, assure.clientCode), eq(contrat.numero, assure.numeroContrat)),
    )
    .where(
      and(
        eq(assure.personneId, sql.placeholder('personneId')),
        eq(assure.clientCode, sql.placeholder('clientCode')),
      ),
    )
    .prepare('contrats_de_personne'),
)

/** Every contract that covers this person, in no order. */
export async function findContrats(
  db: Executor,
  clientCode: string,
  personneId: string,
): Promise<ContratDePersonne[]> {
  const [row] = await contratsDePersonne(db).execute({ clientCode, personneId })
  return row?.contrats ?? []
}

/** The contracts that covered this person, and do not any more. */
export const findAnciensContrats = (db: Executor, clientCode: string, personneId: string) =>
  db
    .select({
      contrat: ancienAssure.numeroContrat,
      nomOffre: contrat.nomOffre,
      qualite: ancienAssure.qualite,
      lien: ancienAssure.lien,
      dateDebut: ancienAssure.dateDebut,
      dateFin: ancienAssure.dateFin,
      motif: ancienAssure.motif,
    })
    .from(ancienAssure)
    .innerJoin(
      contrat,
      and(
        eq(contrat.clientCode, ancienAssure.clientCode),
        eq(contrat.numero, ancienAssure.numeroContrat),
      ),
    )
    .where(and(eq(ancienAssure.clientCode, clientCode), eq(ancienAssure.personneId, personneId)))
    .orderBy(desc(ancienAssure.dateFin))

/** The offers that a contract had before, the latest first. */
export const findAnciennesOffres = (db: Executor, { clientCode, numeroContrat }: CleContrat) =>
  db
    .select({ nomOffre: ancienNiveau.nomOffre, du: ancienNiveau.du, au: ancienNiveau.au })
    .from(ancienNiveau)
    .where(
      and(eq(ancienNiveau.clientCode, clientCode), eq(ancienNiveau.numeroContrat, numeroContrat)),
    )
    .orderBy(desc(ancienNiveau.au))

import type { EtatContrat } from '@espace-adherent/domain'
import { and, desc, eq, sql } from 'drizzle-orm'
import { type Beside, type CleContrat, duContrat, memeContrat } from '../../noyau/index.ts'
import { ancienAssure, ancienNiveau, assure, contrat, personne } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { isCotisationRejetee } from '../cotisations/index.ts'
import { finConnue } from '../du-contrat.repository.ts'
import { impayeEnCours } from '../impayes/index.ts'
import { induEnCours } from '../indus/index.ts'
import { comptePersonnelDe, isMandatCaduc, isRibEnAttente } from '../rib/index.ts'

/** `isSoi`: whoever asks; `isRefuse`: the Assurance maladie refuses to send what it pays for them. */
type AssureLu = { prenom: string; nom: string; lien: string; isSoi: boolean; isRefuse: boolean }

/** What a fragment reads. */
type Lu<F extends Beside<never, unknown>> = F extends Beside<never, infer T> ? T : never

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
  impaye: Lu<typeof impayeEnCours>
  /** What whoever asks was paid by mistake and is asked to give back. */
  indu: Lu<typeof induEnCours>
  personnel: Lu<typeof comptePersonnelDe>
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

/** The contract of the statement, and whoever asks. */
const sien = { ...memeContrat, personneId: assure.personneId }

/** One JSON text costs the driver less than a dozen columns per row. Dates in it are AAAA-MM-JJ. */
const contrats = sql<ContratDePersonne[]>`coalesce(json_agg(json_build_object(
  'numero', ${contrat.numero}, 'nomOffre', ${contrat.nomOffre},
  'typeContrat', ${contrat.typeContrat}, 'etat', ${contrat.etat},
  'isPrecontentieux', ${contrat.isPrecontentieux},
  'isCotisationRejetee', ${isCotisationRejetee(sien)}, 'isMandatCaduc', ${isMandatCaduc(sien)},
  'impaye', ${impayeEnCours(sien)}, 'indu', ${induEnCours(sien)},
  'dateDebut', ${contrat.dateDebut}, 'dateFin', ${finConnue()},
  'portabiliteJusquAu', ${contrat.portabiliteJusquAu},
  'codeModePaiement', ${contrat.codeModePaiement}, 'ibanMasque', ${contrat.ibanMasque},
  'isRibEnAttente', ${isRibEnAttente(sien)}, 'personnel', ${comptePersonnelDe(sien)},
  'dateNaissance', (select n.date_naissance from ${personne} n where n.id = ${assure.personneId}),
  'qualite', ${assure.qualite}, 'assures', ${assures})), '[]'::json)`

const contratsDePersonne = prepared((db) =>
  db
    .select({ contrats })
    .from(assure)
    .innerJoin(contrat, duContrat(memeContrat, assure))
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
    .innerJoin(contrat, duContrat(memeContrat, ancienAssure))
    .where(and(eq(ancienAssure.clientCode, clientCode), eq(ancienAssure.personneId, personneId)))
    .orderBy(desc(ancienAssure.dateFin))

/** The offers that a contract had before, the latest first. */
export const findAnciennesOffres = (db: Executor, cle: CleContrat) =>
  db
    .select({ nomOffre: ancienNiveau.nomOffre, du: ancienNiveau.du, au: ancienNiveau.au })
    .from(ancienNiveau)
    .where(duContrat(ancienNiveau, cle))
    .orderBy(desc(ancienNiveau.au))

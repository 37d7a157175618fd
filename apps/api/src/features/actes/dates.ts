import {
  type ActeGestion,
  type DateCalendaire,
  type DatesEffet,
  dateAParis,
  type Plage,
  plagesSelon,
  type RegleDateEffet,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { findRegle } from './dates.repository.ts'
import type { Appelant } from './traite.ts'

/** What a rule may depend on besides the contract and the day. */
type Circonstances = {
  faits?: Readonly<Record<string, string>>
  dateMotifRadiation?: DateCalendaire | null
}

type Demandeur = Pick<Appelant<string>, 'contrat' | 'now'>
type ActeDate = { key: ActeGestion; dateEffet: RegleDateEffet | null }

/** The rule of an act for the contract of whoever asks, to be resolved once the circumstances are known. */
export async function datesEffetDe(
  tx: Executor,
  { contrat, now }: Demandeur,
  { key, dateEffet }: ActeDate,
): Promise<DatesEffet> {
  const { clientCode, nomOffre, dateDebut, dateFin } = contrat
  const regle = (await findRegle(tx, { clientCode, acte: key, nomOffre })) ?? dateEffet
  if (!regle) throw new Error(`${key} has no rule for its day`)
  const contexte = { aujourdhui: dateAParis(now), contrat: { dateDebut, dateFin } }
  return { regle, contexte }
}

/** The days that an act may count from, for the contract of whoever asks. */
export async function plagesDe(
  tx: Executor,
  demandeur: Demandeur,
  acte: ActeDate,
  { faits = {}, dateMotifRadiation = null }: Circonstances = {},
): Promise<Plage[]> {
  return plagesSelon(await datesEffetDe(tx, demandeur, acte), {
    faits: { offre: demandeur.contrat.nomOffre, ...faits },
    dateMotif: dateMotifRadiation,
  })
}

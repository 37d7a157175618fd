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
import { type Appelant, contratTenu } from './traite.ts'

/** What a rule may depend on besides the contract and the day. */
type Circonstances = {
  faits?: Readonly<Record<string, string>>
  dateMotifRadiation?: DateCalendaire | null
}

type ActeDate = { key: ActeGestion; dateEffet: RegleDateEffet | null }

/** The rule of an act for the contract of whoever asks, to be resolved once the circumstances are known. */
export async function datesEffetDe(
  tx: Executor,
  appelant: Appelant,
  { key, dateEffet }: ActeDate,
): Promise<DatesEffet> {
  const { clientCode, nomOffre, dateDebut, dateFin } = contratTenu(appelant)
  const regle = (await findRegle(tx, { clientCode, acte: key, nomOffre })) ?? dateEffet
  if (!regle) throw new Error(`${key} has no rule for its day`)
  const contexte = { aujourdhui: dateAParis(appelant.now), contrat: { dateDebut, dateFin } }
  return { regle, contexte }
}

/** The days that an act may count from, for the contract of whoever asks. */
export async function plagesDe(
  tx: Executor,
  appelant: Appelant,
  acte: ActeDate,
  { faits = {}, dateMotifRadiation = null }: Circonstances = {},
): Promise<Plage[]> {
  const { nomOffre } = contratTenu(appelant)
  return plagesSelon(await datesEffetDe(tx, appelant, acte), {
    faits: { offre: nomOffre, ...faits },
    dateMotif: dateMotifRadiation,
  })
}

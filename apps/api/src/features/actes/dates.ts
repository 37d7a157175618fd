import {
  type ActeGestion,
  type DateCalendaire,
  dateAParis,
  type Plage,
  type RegleDateEffet,
  resolvePlages,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { findRegle } from './dates.repository.ts'
import { type Appelant, contratTenu } from './traite.ts'

/** What a rule may depend on besides the contract and the day. */
type Circonstances = {
  faits?: Readonly<Record<string, string>>
  dateMotifRadiation?: DateCalendaire | null
}

/** The days that an act may count from, for the contract of whoever asks. */
export async function plagesDe(
  tx: Executor,
  appelant: Appelant,
  { key, dateEffet }: { key: ActeGestion; dateEffet: RegleDateEffet | null },
  { faits = {}, dateMotifRadiation = null }: Circonstances = {},
): Promise<Plage[]> {
  const contrat = contratTenu(appelant)
  const { clientCode, nomOffre, dateDebut, dateFin } = contrat
  const regle = (await findRegle(tx, { clientCode, acte: key, nomOffre })) ?? dateEffet
  if (!regle) throw new Error(`${key} has no rule for its day`)
  return resolvePlages(
    regle,
    { aujourdhui: dateAParis(appelant.now), contrat: { dateDebut, dateFin }, dateMotifRadiation },
    { offre: nomOffre, ...faits },
  )
}

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
import type { Appelant } from './traite.ts'

/** What a rule may depend on besides the contract and the day. */
type Circonstances = {
  faits?: Readonly<Record<string, string>>
  dateMotifRadiation?: DateCalendaire | null
}

/** The days that an act may count from, for the contract of whoever asks. */
export async function plagesDe(
  tx: Executor,
  { contrat, now }: Pick<Appelant<string>, 'contrat' | 'now'>,
  { key, dateEffet }: { key: ActeGestion; dateEffet: RegleDateEffet | null },
  { faits = {}, dateMotifRadiation = null }: Circonstances = {},
): Promise<Plage[]> {
  const { clientCode, nomOffre, dateDebut, dateFin } = contrat
  const regle = (await findRegle(tx, { clientCode, acte: key, nomOffre })) ?? dateEffet
  if (!regle) throw new Error(`${key} has no rule for its day`)
  return resolvePlages(
    regle,
    { aujourdhui: dateAParis(now), contrat: { dateDebut, dateFin }, dateMotifRadiation },
    { offre: nomOffre, ...faits },
  )
}

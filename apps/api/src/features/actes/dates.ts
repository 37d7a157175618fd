import type { ActeGestion } from '@espace-adherent/contract'
import { type DatesEffet, dateAParis, type RegleDateEffet } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { findRegle } from './dates.repository.ts'
import type { Appelant } from './traite.ts'

type Contrat = Appelant<string>['contrat']
type Demandeur = Pick<Appelant<string>, 'now'> & {
  contrat: Pick<Contrat, 'clientCode' | 'nomOffre' | 'dateDebut' | 'dateFin'> & Partial<Contrat>
}
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
  return { regle, contexte, faits: { offre: nomOffre } }
}

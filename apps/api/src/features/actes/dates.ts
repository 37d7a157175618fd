import type { ActeGestion } from '@espace-adherent/contract'
import { type DatesEffet, dateAParis, type RegleDateEffet } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { findRegle } from './dates.repository.ts'
import type { Appelant } from './traite.ts'

type Contrat = Appelant<string>['contrat']
type Demandeur = Pick<Appelant<string>, 'now'> & {
  contrat: Pick<Contrat, 'clientCode' | 'nomOffre' | 'dateDebut' | 'dateFin'> & Partial<Contrat>
}
type Lue = Pick<Demandeur, 'now'> & {
  contrat: Pick<Contrat, 'nomOffre' | 'dateDebut' | 'dateFin'>
}
type ActeDate = { key: ActeGestion; dateEffet: RegleDateEffet | null }

/** The rule of an act for the contract of whoever asks, to be resolved once the circumstances are known. */
export async function datesEffetDe(
  tx: Executor,
  demandeur: Demandeur,
  acte: ActeDate,
): Promise<DatesEffet> {
  const { clientCode, nomOffre } = demandeur.contrat
  return datesEffetLues(
    demandeur,
    acte,
    await findRegle(tx, { clientCode, acte: acte.key, nomOffre }),
  )
}

/** The same, of a rule that was read with the contract; none: the act's own. */
export function datesEffetLues(
  { contrat: { nomOffre, dateDebut, dateFin }, now }: Lue,
  { key, dateEffet }: ActeDate,
  lue: RegleDateEffet | null | undefined,
): DatesEffet {
  const regle = lue ?? dateEffet
  if (!regle) throw new Error(`${key} has no rule for its day`)
  const contexte = { aujourdhui: dateAParis(now), contrat: { dateDebut, dateFin } }
  return { regle, contexte, faits: { offre: nomOffre } }
}

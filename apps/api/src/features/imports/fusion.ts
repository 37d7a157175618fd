import {
  type Etages,
  fusionner,
  type Lot,
  offres,
  personnes,
  relier,
  renommer,
  supprimer,
  tenirContrats,
} from '../../noyau/fusion/index.ts'
import { type Ecriture, tellAll, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type Auteur, tell } from '../nouvelles/index.ts'
import { groupes } from './groupes.ts'
import { annoncer, avancerLot, type CleLot } from './lots.repository.ts'

type Suite = {
  /** How many were done before the run was cut. */
  depuis: number
  now: Date
  avance: (faits: number, total: number) => void
}

/** Lot after lot, each a transaction that says that it is done; the last one leaves the run's line of history. */
export async function fusionnerLots(
  db: Executor,
  ici: Etages,
  cle: CleLot,
  lots: readonly Lot[],
  { depuis, now, avance }: Suite,
): Promise<void> {
  const qui: Auteur = { now, auteur: null, client: { code: ici.clientCode } }
  for (const lot of lots) {
    if (lot.rang <= depuis) continue
    await write(db, qui, async (e) => {
      await fusionnerLot(e, ici, lot)
      await avancerLot(e, cle, lot.rang)
      // The line of the run tells of all its lots.
      return tellAll(e)
    })
    avance(lot.rang, lots.length)
  }
}

/** What was done, in one line: whose lot, and nothing of anybody. */
export const raconter = (
  db: Executor,
  { clientCode, source, lot }: CleLot,
  { now, detail }: { now: Date; detail: Record<string, number> },
) =>
  write<Auteur, void>(db, { now, auteur: null, client: { code: clientCode } }, async (e) =>
    tell(e, [], {
      a: null,
      action: 'import',
      objet: 'import',
      cible: lot,
      detail: { source, ...detail },
    }),
  )

async function fusionnerLot(e: Ecriture, ici: Etages, lot: Lot): Promise<void> {
  switch (lot.genre) {
    case 'offres':
      await fusionner(e, ici, offres, lot)
      return
    case 'personnes':
      await fusionner(e, ici, personnes, lot)
      await renommer(e, ici, lot)
      return
    case 'rattaches':
      await relier(e, ici, personnes, lot)
      return
    default:
      await fusionnerContrats(e, ici, lot)
  }
}

const parContrat = groupes.filter(({ cible }) => cible.contrat !== null)

/** What goes leaves first, the last thing that was made of it before it; then what comes. */
async function fusionnerContrats(e: Ecriture, ici: Etages, lot: Lot): Promise<void> {
  await tenirContrats(e, ici, lot)
  for (const { cible, enfants, avantSuppression } of parContrat.toReversed()) {
    for (const enfant of enfants.toReversed()) await supprimer(e, ici, enfant, lot)
    await avantSuppression?.(e, ici, lot)
    await supprimer(e, ici, cible, lot)
  }
  for (const { cible, enfants } of parContrat) {
    await fusionner(e, ici, cible, lot)
    for (const enfant of enfants) await fusionner(e, ici, enfant, lot)
  }
  await annoncer(e, ici, lot)
}

import { teteDe } from '@espace-adherent/contract'
import { dateAParis, echeanceDe } from '@espace-adherent/domain'
import { write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { note } from '../nouvelles/index.ts'
import type { Suite } from './demande.ts'
import {
  type Changement,
  type DemandeRow,
  insertEvenements,
  updateDemande,
} from './demandes.repository.ts'
import { decideLegales, reckonLegales, reviveLegales } from './legales.ts'

/**
 * The only way in which a request moves: its state, one revision and one event for each thing that
 * happened, and one line in the history of the portal, all in the transaction of what they tell.
 */
export async function trace(
  sealer: Sealer,
  tx: Executor,
  row: DemandeRow,
  suites: readonly Suite[],
  changement: Changement,
  now: Date,
): Promise<DemandeRow> {
  const revision = row.revision + suites.length
  const suivi = { ...retour(row, changement, now), ...changement }
  await updateDemande(tx, row.id, { ...suivi, revision })
  if (row.decideeLe === null && suivi.decideeLe) await decideLegales(tx, { ...row, ...suivi }, now)
  if (row.decideeLe !== null && suivi.decideeLe === null) await reviveLegales(tx, row)
  await reckonLegales(tx, { ...row, ...suivi })
  await writeSuites(sealer, tx, { ...row, ...suivi }, suites, row.revision, now)
  return { ...row, ...suivi, revision }
}

/** A decision that is taken back starts the clock again: nobody had it to treat meanwhile. */
const retour = ({ acte, decideeLe }: DemandeRow, changement: Changement, now: Date): Changement =>
  decideeLe !== null && changement.decideeLe === null
    ? { echeance: echeanceDe(dateAParis(now), teteDe(acte)?.objectif) }
    : {}

/** The events themselves, numbered from the one after `depuis`. */
export async function writeSuites(
  sealer: Sealer,
  tx: Executor,
  row: Omit<DemandeRow, 'numero'>,
  suites: readonly Suite[],
  depuis: number,
  now: Date,
): Promise<void> {
  const { id } = row
  const rows = suites.map(({ geste, par, auteurId = null, cleId = null, texte = null }, rang) => {
    const revision = depuis + rang + 1
    const secret = texte === null ? null : sealer.seal(texte, sealed.evenementTexte(id, revision))
    return { revision, geste, par, auteurId, cleId, texte: secret }
  })
  const last = suites.at(-1)
  if (!last) throw new Error('Nothing happened to the request')
  await insertEvenements(tx, { demandeId: id, le: now }, rows)
  await noteGeste(tx, row, last, now)
}

const auteurDe = (compteId: string | null | undefined, cleId: string | null | undefined) =>
  compteId ? { compteId } : cleId ? { cleId } : null

/** What somebody did about a request, in the history of the portal. */
export const noteGeste = (
  tx: Executor,
  { id, clientCode, compteId, acte, etat }: Omit<DemandeRow, 'numero'>,
  {
    geste,
    par,
    auteurId,
    cleId,
  }: Pick<Suite, 'par' | 'auteurId' | 'cleId'> & {
    geste: Suite['geste'] | 'noter'
  },
  now: Date,
): Promise<void> =>
  write(tx, { client: { code: clientCode }, now, auteur: auteurDe(auteurId, cleId) }, (e) =>
    note(e, {
      action: `demande-${geste}`,
      objet: 'demande',
      cible: id,
      a: compteId === null ? null : { compte: compteId },
      detail: { acte, etat, par },
    }),
  )

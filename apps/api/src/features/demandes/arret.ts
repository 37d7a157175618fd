import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { isIrrefusable } from './demande.ts'
import type { DemandeRow } from './demandes.repository.ts'
import { detachDemande, lockEnCours } from './listes.repository.ts'
import { closeAttentes } from './suivi.repository.ts'
import { trace } from './trace.ts'

/** Whoever leaves. */
type Partant = {
  compteId: string
  personneId: string | null
  prenom: string
  nom: string
  email: string
}

/** What cannot be refused outlives the account: a contract that was ended would otherwise go on, and be debited. */
export const survitAuCompte = ({ acte }: Pick<DemandeRow, 'acte'>): boolean => isIrrefusable(acte)

/**
 * Nobody is there to hear of them any more: what an account has under way ends with it, but for the request that ends the
 * account. Left open, no clerk could ever decide them. What outlives the account goes on as a request that came without
 * one, from whoever proved who they were as they sent it.
 */
export async function stopAll(
  sealer: Sealer,
  tx: Executor,
  { compteId, personneId, prenom, nom, email }: Partant,
  { saufId, now }: { saufId: string; now: Date },
): Promise<void> {
  for (const row of await lockEnCours(tx, compteId)) {
    const { id } = row
    if (id === saufId) continue
    if (survitAuCompte(row)) {
      const demandeur = { prenom, nom, email, numeroContrat: row.numeroContrat ?? '' }
      await detachDemande(tx, id, {
        personneId,
        demandeur: sealer.seal(JSON.stringify(demandeur), sealed.demandeDemandeur(id)),
        identiteVerifieeLe: row.creeLe,
      })
      continue
    }
    await closeAttentes(tx, id, now)
    const fin = { etat: 'annulee', decideeLe: now } as const
    await trace(sealer, tx, row, [{ geste: 'annuler', par: 'portail' }], fin, now)
  }
}

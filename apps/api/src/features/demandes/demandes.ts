import { randomUUID } from 'node:crypto'
import { type ActeGestion, etatInitial, type ModeGestion } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { sealed } from '../../schema/sealed.ts'
import { findByCle, findLatest, insertDemande, lockProvenance } from './demandes.repository.ts'
import { textes } from './textes.ts'

export type DemandeEnvoyee = {
  clientCode: string
  compteId: string
  numeroContrat: string
  acte: ActeGestion
  data: object
  modeGestion: ModeGestion
  /** Idempotency-Key, as the request brought it. */
  cle: string | null
  now: Date
}

export type DemandeRecue = {
  /** False: it had been received before, and there is nothing to do again. */
  isNouvelle: boolean
  modeGestion: ModeGestion
}

/** Nobody means the same thing twice within that time: the form was sent again, or its answer lost. */
const SAME_WITHIN_MS = 60_000

export type Demandes = ReturnType<typeof createDemandes>

/** What members ask for, whatever the act. */
export function createDemandes({ sealer }: { sealer: Sealer }) {
  return {
    /**
     * Writes the request, in the transaction that treats it: undone with it, it never was. Sent
     * again under its key, it is the same one, even while the first is still being treated; and
     * without a key, when it says within a minute what the one before it said.
     */
    async receive(tx: Executor, envoyee: DemandeEnvoyee): Promise<DemandeRecue> {
      const { data, modeGestion, cle, now, ...demande } = envoyee
      // Made by the act's own rules, whose keys always come in the same order.
      const contenu = JSON.stringify(data)
      if (cle === null) {
        await lockProvenance(tx, demande)
        const after = new Date(now.getTime() - SAME_WITHIN_MS)
        const same = (await findLatest(tx, demande, after)).find(
          (derniere) => sealer.unseal(derniere.data, sealed.demandeData(derniere.id)) === contenu,
        )
        if (same) return { isNouvelle: false, modeGestion: same.modeGestion }
      }
      const id = randomUUID()
      const isNouvelle = await insertDemande(tx, {
        ...demande,
        id,
        data: sealer.seal(contenu, sealed.demandeData(id)),
        modeGestion,
        etat: etatInitial(modeGestion),
        cleIdempotence: cle,
        creeLe: now,
      })
      if (isNouvelle) return { isNouvelle, modeGestion }
      const premiere = await findByCle(tx, demande.compteId, cle ?? '')
      const isSame =
        premiere?.acte === demande.acte &&
        sealer.unseal(premiere.data, sealed.demandeData(premiere.id)) === contenu
      if (!isSame) throw new AppError('Conflict', textes.cleDejaUtilisee)
      return { isNouvelle, modeGestion: premiere.modeGestion }
    },
  }
}

import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { empreinteIban } from '../../schema/empreintes.ts'
import { sealed } from '../../schema/sealed.ts'
import { findSansEmpreinte, saveEmpreinteContrat, saveEmpreinteMandat } from './rib.repository.ts'

const PAR_TOUR = 500

/** Accounts that came from elsewhere, or before, are given what they are found again by. */
export async function completeEmpreintes(sealer: Sealer, db: Executor): Promise<void> {
  const { contrats, mandats } = await findSansEmpreinte(db, PAR_TOUR)
  for (const { iban, ...key } of contrats) {
    const clair = sealer.unseal(iban ?? '', sealed.contratIban(key))
    await saveEmpreinteContrat(db, key, empreinteIban(sealer, clair))
  }
  for (const { iban, clientCode, rum } of mandats) {
    const clair = sealer.unseal(iban, sealed.mandatIban(clientCode, rum))
    await saveEmpreinteMandat(db, { clientCode, rum }, empreinteIban(sealer, clair))
  }
}

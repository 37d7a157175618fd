import type { Sealer } from '../../platform/crypto/index.ts'
import { networkOf } from '../../platform/http/index.ts'
import type { Recherche, ViolationRow } from './violations.repository.ts'

/** The address is looked for as the history keeps it: by the keyed hash of its network. */
export const rechercheDe = (sealer: Sealer, { id, adresse }: ViolationRow): Recherche => ({
  id,
  empreinte: adresse === null ? null : sealer.fingerprint(`adresse ${networkOf(adresse.trim())}`),
})

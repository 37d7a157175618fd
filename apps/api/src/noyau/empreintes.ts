import { normalizeIban } from '@espace-adherent/domain'
import type { Sealer } from '../platform/crypto/index.ts'

/** What an account is found again by, without being read: the same for the same account, wherever it is used. */
export const empreinteIban = (sealer: Pick<Sealer, 'fingerprint'>, iban: string) =>
  sealer.fingerprint(`iban:${normalizeIban(iban)}`)

/** Of a telephone number: it is sealed under whom it belongs to, and so is never twice the same. */
export const empreinteTelephone = (sealer: Pick<Sealer, 'fingerprint'>, telephone: string) =>
  sealer.fingerprint(`telephone:${telephone}`)

import { randomInt } from 'node:crypto'
import { LONGUEUR_CODE_SECURITE } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { AutorisationKey } from './autorisations.repository.ts'
import type { CodeKey } from './codes.repository.ts'

/** From the system's generator, every code as likely as any other, leading zeros included. */
export const drawCode = () =>
  String(randomInt(10 ** LONGUEUR_CODE_SECURITE)).padStart(LONGUEUR_CODE_SECURITE, '0')

/** What is stored of a code: it opens nothing for another account, operation or number. */
export const codeFingerprint = (
  sealer: Sealer,
  { compteId, operation }: CodeKey,
  code: string,
  nouveauMobile: string | null,
) => sealer.fingerprint(`code:${compteId}:${operation}:${nouveauMobile ?? ''}:${code}`)

export const autorisationFingerprint = (
  sealer: Sealer,
  { compteId, sessionEmpreinte, operation }: AutorisationKey,
  code: string,
) => sealer.fingerprint(`autorisation:${compteId}:${sessionEmpreinte ?? ''}:${operation}:${code}`)

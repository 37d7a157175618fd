import { openJeton, type Sealer, sealJeton } from '../../platform/crypto/index.ts'

const QUOI = 'reference:VERIFY_UNAUTHENTICATED_AMF'
const VALIDITE_MS = 10 * 60_000

/** `isActivation`: the account still waits for its holder, who proves themselves to open it. */
export type Reference = { compteId: string; isActivation: boolean }
type Contenu = Reference & { clientCode: string }

/**
 * Names an account to whoever may ask for a code without knowing its identifier: for that one
 * operation, at that client, for some minutes.
 */
export const sealReference = (sealer: Sealer, contenu: Contenu, now: Date): string =>
  sealJeton(sealer, QUOI, contenu, new Date(now.getTime() + VALIDITE_MS))

/** Null when it names nobody here, or nobody any more. */
export function openReference(
  sealer: Sealer,
  clientCode: string,
  reference: string,
  now: Date,
): Reference | null {
  const contenu = openJeton<Contenu>(sealer, QUOI, reference, now)
  return contenu?.clientCode === clientCode ? contenu : null
}

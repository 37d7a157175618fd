import type { FournisseurSaisi, FournisseurTrouve } from '@espace-adherent/contract'
import type { FournisseurExterne } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { AppError, isLoopback } from '../../platform/http/index.ts'
import { refuse } from './regles.ts'
import { textes } from './textes.ts'

export type FournisseurDeps = {
  sealer: Sealer
  /** Asks an identity provider what it is; null when it does not say. */
  discover(issuer: string): Promise<FournisseurTrouve | null>
}

/**
 * A provider that does not answer would lock everybody out, whoever saves it included: it is asked
 * first. A secret belongs to one provider, and is not sent to another.
 */
export async function readFournisseur(
  { sealer, discover }: FournisseurDeps,
  code: string,
  actuel: FournisseurExterne | null,
  saisi: FournisseurSaisi | null,
): Promise<FournisseurExterne | null> {
  if (saisi === null) return null
  const { clientSecret, ...fournisseur } = saisi
  const isMeme = actuel?.issuer === saisi.issuer && actuel.clientId === saisi.clientId
  if (clientSecret === undefined && actuel?.clientSecret && !isMeme)
    refuse({ 'fournisseurExterne.clientSecret': textes.secretManquant })
  if (!isMeme) await mustAnswer(discover, saisi.issuer, 'fournisseurExterne.issuer')
  return {
    ...fournisseur,
    clientSecret:
      clientSecret === undefined
        ? (isMeme && actuel?.clientSecret) || ''
        : clientSecret && sealer.seal(clientSecret, sealed.clientSecret(code)),
  }
}

/** Secrets and identities travel: plain http is for one machine only. */
export async function mustAnswer(
  discover: FournisseurDeps['discover'],
  issuer: string,
  champ: string,
): Promise<FournisseurTrouve> {
  const { protocol, hostname } = new URL(issuer)
  if (protocol !== 'https:' && !isLoopback(hostname)) refuse({ [champ]: textes.issuerHttps })
  const trouve = await discover(issuer)
  if (!trouve) throw new AppError('BadRequest', undefined, { [champ]: textes.fournisseurMuet })
  return trouve
}

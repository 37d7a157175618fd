import type { ForgotUsernameData } from '@espace-adherent/contract'
import { champsReconnaissance, isMemePersonne, type Role } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { findCandidates, type PersonneCandidate } from './personnes.repository.ts'

export type PersonneReconnue = {
  id: string
  codeCivilite: string | null
  nom: string
  prenom: string
  roles: Role[]
}

/**
 * The one person that the insurer knows by all that was said, or nobody. Whoever has no contract
 * left is not recognised: there would be nothing to show them.
 */
export const recognise =
  (sealer: Sealer) =>
  async (
    db: Executor,
    client: Client,
    annonce: ForgotUsernameData,
  ): Promise<PersonneReconnue | null> => {
    const mode = champsReconnaissance(client.config.createAccountAuthMode)
    const numeroContrat = (mode.numeroContrat && annonce.numeroContrat) || null
    const nirEmpreinte = mode.nir && annonce.nir !== '' ? sealer.fingerprint(annonce.nir) : null
    const candidates = await findCandidates(db, client.code, { numeroContrat, nirEmpreinte })
    const comparaisons = {
      codePostal: client.config.isCodePostalVerifiedOnAccountCreation,
      iban:
        client.config.isRegisterVerifyIban &&
        (client.config.isRegisterIbanObligatoire || annonce.iban !== ''),
    }
    const found = candidates.filter(
      (candidate) =>
        (nirEmpreinte === null ||
          candidate.nirEmpreinte === nirEmpreinte ||
          candidate.nirMonegasqueEmpreinte === nirEmpreinte) &&
        (numeroContrat === null || candidate.contrats.some((c) => c.numero === numeroContrat)) &&
        candidate.contrats.length > 0 &&
        isMemePersonne(
          { ...annonce, codePostal: annonce.codePostal.trim() },
          { ...candidate, finsIban: finsIban(sealer, client.code, candidate) },
          comparaisons,
        ),
    )
    const [seule, ...autres] = found
    return seule && autres.length === 0 ? toReconnue(seule) : null
  }

const finsIban = (sealer: Sealer, clientCode: string, { contrats }: PersonneCandidate) =>
  contrats.flatMap(({ numero, iban }) =>
    iban === null
      ? []
      : [sealer.unseal(iban, sealed.contratIban({ clientCode, numeroContrat: numero })).slice(-4)],
  )

/** One who subscribes a contract and is covered by another's has both roles. */
export function toReconnue({ id, codeCivilite, nom, prenom, contrats }: PersonneCandidate) {
  const roles: Role[] = []
  if (contrats.some(({ qualite }) => qualite === 'adherent')) roles.push('User')
  if (contrats.some(({ qualite }) => qualite === 'beneficiaire')) roles.push('Beneficiaire')
  return { id, codeCivilite, nom, prenom, roles }
}

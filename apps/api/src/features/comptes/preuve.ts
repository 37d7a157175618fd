import type { PreuveActivation, PreuveActivationData } from '@espace-adherent/contract'
import { isMembre, type Role } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { checkChoix } from './choix.ts'
import type { ComptesDeps } from './deps.ts'
import { checkLien, type LienSuivi } from './liens.ts'
import { recogniseOrRefuse } from './register.ts'
import { checkInscription } from './regles.ts'
import { textes } from './textes.ts'

const OPERATION = 'VERIFY_UNAUTHENTICATED_AMF'

/** The space of a member that staff made: its address is what staff typed, and proves nobody. */
export const isPreuveDemandee = ({
  creeParAdmin,
  roles,
}: {
  creeParAdmin: boolean
  roles: readonly Role[]
}) => creeParAdmin && isMembre(roles)

/**
 * Whoever follows the link is recognised as for creating a space, by the same rules and tries, and as its very holder; what
 * they chose is looked at too, so that nothing is refused once they have typed a code. Gives what a code can be asked with:
 * it goes to the mobile that the insurer has of them, and nowhere else.
 */
export const prouverActivation =
  (deps: ComptesDeps) =>
  async (
    client: Client,
    data: PreuveActivationData,
    network: string | null,
  ): Promise<PreuveActivation> => {
    const now = deps.clock()
    const but = client.fournisseurExterne ? 'confirmationAdresse' : 'activation'
    const found = await checkLien(deps.db, client, data, but, now)
    if (found.isActif || found.personneId === null || !isPreuveDemandee(found))
      throw new AppError('InvalidToken')
    const email = found.titulaire.identifiant
    const annonce = { ...data, email, confirmEmail: email }
    checkInscription(client, annonce, { isReinscription: true }, now)
    if (but === 'activation') checkChoix(client, data, found)
    await recogniseOrRefuse(deps)(client, annonce, network, found.personneId)
    // Of a space that was made while a mobile was known, or before one was asked for.
    if ((await deps.securite.findMobileConnu(deps.db, client, found.personneId)) === null)
      throw new AppError('Forbidden', textes.sansMobilePourVous)
    return { reference: deps.securite.sealReference(client, data.userId, now, true) }
  }

/**
 * Refuses who has not answered the code: it was sent to nobody whom `prouverActivation` had not recognised. On the database
 * itself, so that a wrong guess stays counted.
 */
export async function requirePreuve(
  { db, securite }: Pick<ComptesDeps, 'db' | 'securite'>,
  { userId }: LienSuivi,
  securityCode: string | null,
  now: Date,
): Promise<void> {
  const demande = {
    compteId: userId,
    sessionEmpreinte: null,
    operation: OPERATION,
    securityCode,
  } as const
  await securite.requireAutorisation(db, await securite.presentCode(db, demande, now), now)
}

import type {
  ChangementIdentifiant,
  ForgotUsernameData,
  PreForgotUsernameResponse,
} from '@espace-adherent/contract'
import {
  choisirEnvoi,
  effetChangementIdentifiant,
  maskEmail,
  maskTelephone,
} from '@espace-adherent/domain'
import { type Ecriture, type Told, unchanged, write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import { upkeep } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { normaliseIdentifiant } from '../identity/index.ts'
import type { Qui } from '../nouvelles/index.ts'
import { type CompteTrouve, findCompteOfPersonne, lockCompte } from './comptes.repository.ts'
import { beginChangement } from './debut.ts'
import type { ComptesDeps } from './deps.ts'
import { portail } from './journal.ts'
import { aucunEspace, changementDemande, identifiantInchange, tellAdresse } from './mails.ts'
import { recogniseOrRefuse } from './register.ts'
import { checkInscription } from './regles.ts'

const rienADire: PreForgotUsernameResponse = {
  isUserAmfAuthorized: false,
  sendType: null,
  currentUserName: null,
  reference: null,
  telephone: null,
}

/** Says whether a code must be asked for first, and by which way it goes. */
export const preForgotUsername =
  (deps: ComptesDeps) =>
  async (
    client: Client,
    data: ForgotUsernameData,
    network: string | null,
  ): Promise<PreForgotUsernameResponse> => {
    const now = deps.clock()
    checkInscription(client, data, { isReinscription: true }, now)
    const personne = await recogniseOrRefuse(deps)(client, data, network)
    const compte = await findCompteOfPersonne(deps.db, client.code, personne.id)
    if (!compte?.isActif || !compte.isAmf) return rienADire
    const telephone =
      compte.telephone === null
        ? null
        : deps.sealer.unseal(compte.telephone, sealed.compteTelephone(compte.id))
    const { sendType } = choisirEnvoi({
      demande: 'SMS',
      telephoneConfirme: compte.telephoneConfirmeLe !== null,
      isTelephoneInterdit: compte.isTelephoneInterdit,
      smsActif: client.config.amfSmsActivated && deps.messages.canSend('SMS'),
    })
    return {
      isUserAmfAuthorized: true,
      sendType,
      currentUserName: maskEmail(compte.userName),
      reference: deps.securite.sealReference(client, compte.id, now),
      telephone: telephone === null ? null : maskTelephone(telephone),
    }
  }

/**
 * What a spouse knows is enough to ask, and not to obtain: the change waits for the client's delay,
 * during which the old address may cancel it, unless a code sent where the account could already be
 * reached was given. In both cases the new address has to be confirmed first.
 */
export const forgotUsername =
  (deps: ComptesDeps) =>
  async (
    client: Client,
    data: ForgotUsernameData,
    { network, securityCode }: { network: string | null; securityCode: string | null },
  ): Promise<ChangementIdentifiant> => {
    const now = deps.clock()
    checkInscription(client, data, { isReinscription: true }, now)
    const personne = await recogniseOrRefuse(deps)(client, data, network)
    const email = normaliseIdentifiant(data.email)
    const compte = await findCompteOfPersonne(deps.db, client.code, personne.id)
    const isImmediat = compte?.isActif === true && compte.isAmf
    const delai = client.config.delaiChangementIdentifiantHeures
    const effetLe = isImmediat || delai === 0 ? null : effetChangementIdentifiant(now, delai)
    if (isImmediat) {
      const operation = 'VERIFY_UNAUTHENTICATED_AMF'
      const demande = {
        compteId: compte.id,
        sessionEmpreinte: null,
        operation,
        securityCode,
      } as const
      const code = await deps.securite.presentCode(deps.db, demande, now)
      await deps.securite.requireAutorisation(deps.db, code, now)
    }
    if (compte?.isActif)
      await write(deps.db, portail(deps, client, now), (e) =>
        askChangement(deps, e, { compteId: compte.id, email, effetLe }),
      )
    else await tellNoSpace(deps, client, personne.id, email, compte)
    return { effetLe: effetLe?.toISOString() ?? null }
  }

type Demande = { compteId: string; email: string; effetLe: Date | null }

async function askChangement(deps: ComptesDeps, e: Ecriture<Qui>, demande: Demande): Promise<Told> {
  const { client, now } = e.qui
  const compte = await lockCompte(e, client.code, demande.compteId)
  if (!compte) return unchanged(e, undefined)
  await deps.essais.requireMail(e, client, { sorte: 'identifiant', qui: compte.id }, now)
  if (demande.email === compte.userName)
    await deps.messages.enqueue(e, identifiantInchange(client, compte))
  else {
    const cancel = await beginChangement(deps, e, compte, demande)
    if (cancel) await deps.messages.enqueue(e, changementDemande(client, compte, cancel, demande))
  }
  return unchanged(e, undefined)
}

async function tellNoSpace(
  deps: ComptesDeps,
  client: Client,
  personneId: string,
  email: string,
  compte: CompteTrouve | undefined,
): Promise<void> {
  const { db, essais, clock } = deps
  const mail = { sorte: 'identifiant', qui: compte?.id ?? personneId } as const
  await essais.requireMail(db, client, mail, clock())
  await upkeep(db, (tx) => tellAdresse(deps, tx, client, aucunEspace(client, email), clock()))
}

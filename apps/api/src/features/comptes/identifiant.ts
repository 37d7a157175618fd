import type { ForgotUsernameData, PreForgotUsernameResponse } from '@espace-adherent/contract'
import { choisirEnvoi, maskTelephone } from '@espace-adherent/domain'
import { sealed } from '../../schema/sealed.ts'
import { normaliseIdentifiant } from '../identity/index.ts'
import type { Client } from '../portail/index.ts'
import { type CompteTrouve, findCompteOfPersonne, isIdentifiantFree } from './comptes.repository.ts'
import type { ComptesDeps } from './deps.ts'
import { adresseDejaPrise, aucunEspace, changementDemande, nouvelIdentifiantMail } from './mails.ts'
import { recogniseOrRefuse } from './register.ts'
import { checkInscription } from './regles.ts'

const rienADire: PreForgotUsernameResponse = {
  isUserAmfAuthorized: false,
  sendType: null,
  currentUserName: null,
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
    checkInscription(client, data, { isReinscription: true }, deps.clock())
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
      currentUserName: compte.userName,
      telephone: telephone === null ? null : maskTelephone(telephone),
    }
  }

/**
 * The identifier changes when the link sent to the new address is followed; until then the old one
 * works, and its owner has been told.
 */
export const forgotUsername =
  (deps: ComptesDeps) =>
  async (
    client: Client,
    data: ForgotUsernameData,
    { network, securityCode }: { network: string | null; securityCode: string | null },
  ): Promise<void> => {
    const now = deps.clock()
    checkInscription(client, data, { isReinscription: true }, now)
    const personne = await recogniseOrRefuse(deps)(client, data, network)
    const email = normaliseIdentifiant(data.email)
    const compte = await findCompteOfPersonne(deps.db, client.code, personne.id)
    if (!compte?.isActif) return tellNoSpace(deps, client, personne.id, email, compte)
    if (compte.isAmf)
      await deps.securite.requireAutorisation(
        deps.db,
        {
          compteId: compte.id,
          sessionEmpreinte: null,
          operation: 'VERIFY_UNAUTHENTICATED_AMF',
          securityCode,
        },
        now,
      )
    await deps.db.transaction(async (tx) => {
      if (!(await deps.essais.admitsMail(tx, client, compte.id, now))) return
      if (!(await isIdentifiantFree(tx, client.code, email, compte.id)))
        return deps.messages.enqueue(tx, adresseDejaPrise(client, email))
      const url = await deps.liens.issue(
        tx,
        client,
        {
          compteId: compte.id,
          but: 'Confirmation',
          ecran: 'confirm-email',
          nouvelIdentifiant: email,
        },
        now,
      )
      await deps.messages.enqueue(
        tx,
        nouvelIdentifiantMail(client, { email, prenom: compte.prenom }, url),
      )
      await deps.messages.enqueue(tx, changementDemande(client, compte))
    })
  }

async function tellNoSpace(
  deps: ComptesDeps,
  client: Client,
  personneId: string,
  email: string,
  compte: CompteTrouve | undefined,
): Promise<void> {
  const { db, essais, messages, clock } = deps
  if (!(await essais.admitsMail(db, client, compte?.id ?? personneId, clock()))) return
  await messages.enqueue(db, aucunEspace(client, email))
}

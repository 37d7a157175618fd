import type { CleAccesAjout, CleAccesOptions } from '@espace-adherent/contract'
import {
  libelleAppareil,
  libelleLibre,
  limitesClesAcces,
  limitesSecurite,
} from '@espace-adherent/domain'
import { write } from '../../noyau/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { membreDe, tell } from '../nouvelles/index.ts'
import type { SessionOuverte, Visiteur } from '../visiteur.ts'
import { type CleRow, findCles, insertCle, lockTitulaire } from './cles.repository.ts'
import type { ClesAccesDeps } from './cles-acces.ts'
import { takeDefi } from './defis.repository.ts'
import { ATTENTE_MS, drawDefi } from './defis.ts'
import { cleAjouteeMail, deCle } from './mails.ts'
import { handleOf, partieOf } from './partie.ts'
import { ALGORITHMES, verifyEnregistrement } from './verification.ts'

/** Who asks, and the code they say was accepted (X-SecurityCode). */
export type Demandeur = { client: Client; visiteur: Visiteur; securityCode: string | null }

/**
 * Whoever finds an open session must not be able to leave a key of their own behind: the person
 * signed in a moment ago, or has just answered a security code.
 */
export const isRecent = ({ ouverteLe }: SessionOuverte, at: Date) =>
  at.getTime() - ouverteLe.getTime() < limitesSecurite.connexionRecenteMinutes * 60_000

export const autorisation = (
  { visiteur, securityCode }: Demandeur,
  operation: 'ACTIVATE_BIOMETRIE' | 'DESACTIVATE_BIOMETRIE' = 'ACTIVATE_BIOMETRIE',
) => ({
  compteId: visiteur.compteId,
  sessionEmpreinte: visiteur.session.empreinte,
  operation,
  securityCode,
})

const defiKey = ({ visiteur }: Demandeur) => ({
  but: 'enregistrement' as const,
  sujet: visiteur.session.empreinte,
})

/** All that could refuse the key is looked at here, before the person is asked to make one. */
export const beginEnregistrement =
  ({ db, clock, securite, originsOf }: ClesAccesDeps) =>
  async (demandeur: Demandeur): Promise<CleAccesOptions> => {
    const { client, visiteur } = demandeur
    const now = clock()
    if (!isRecent(visiteur.session, now))
      await securite.checkAutorisation(
        db,
        await securite.presentCode(db, autorisation(demandeur), now),
        now,
      )
    const cles = await findCles(db, visiteur.compteId)
    if (cles.length >= limitesClesAcces.parCompte) throw new AppError('PasskeyLimit')
    const partie = partieOf(client, originsOf(client))
    return {
      rp: { id: partie.id, name: partie.nom },
      user: {
        id: handleOf(visiteur.compteId),
        name: visiteur.userName,
        displayName: `${visiteur.prenom} ${visiteur.nom}`.trim(),
      },
      challenge: await drawDefi(db, defiKey(demandeur), now),
      pubKeyCredParams: ALGORITHMES.map((alg) => ({ type: 'public-key', alg })),
      timeout: ATTENTE_MS,
      excludeCredentials: cles.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key',
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    }
  }

/** The key, its mail and the use of the security code: all or nothing. */
export const enregistrer =
  ({ db, clock, messages, securite, originsOf }: ClesAccesDeps) =>
  async (
    demandeur: Demandeur,
    { libelle, credential }: CleAccesAjout,
    userAgent: string,
  ): Promise<CleRow> => {
    const { client, visiteur } = demandeur
    const { compteId, session } = visiteur
    const now = clock()
    const asked = await takeDefi(db, defiKey(demandeur), now)
    if (!asked) throw new AppError('PasskeyExpired')
    const partie = partieOf(client, originsOf(client))
    const verifiee = await verifyEnregistrement(credential, { defi: asked.defi, partie })
    if (!verifiee) throw new AppError('PasskeyInvalid')
    const appareil = libelleAppareil({
      userAgent,
      attachment: credential.authenticatorAttachment ?? null,
      transports: verifiee.transports,
    })
    const code = await securite.presentCode(db, autorisation(demandeur), now)
    return write(db, membreDe({ client, visiteur, now }, { messages }), async (e) => {
      const titulaire = await lockTitulaire(e, compteId)
      if (!titulaire) throw new AppError('Unauthorized')
      // Recent when the key was begun: nobody is asked for a code in the middle of making one.
      if (!isRecent(session, asked.creeLe)) await securite.requireAutorisation(e, code, now)
      const cles = await findCles(e, compteId)
      if (cles.length >= limitesClesAcces.parCompte) throw new AppError('PasskeyLimit')
      const pris = cles.map((cle) => cle.libelle)
      const change = await insertCle(e, {
        ...verifiee,
        compteId,
        libelle: libelle || libelleLibre(appareil, pris),
        creeLe: now,
      })
      if (!change) throw new AppError('PasskeyKnown')
      return tell(e, change, {
        ...deCle(change.value.id),
        action: 'cle-ajoutee',
        messages: [cleAjouteeMail(client, titulaire, appareil)],
      })
    })
  }

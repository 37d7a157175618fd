import type { ChoixComptePersonnel } from '@espace-adherent/contract'
import { dateAParis, messageTropJeune, peutAvoirSonCompte } from '@espace-adherent/domain'
import { type CleContrat, findComptesAdherents } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { ContratContext } from '../context.ts'
import { recordEvenement } from '../historique/index.ts'
import { type Messages, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { cleContratDe } from '../perimetre.ts'
import type { Securite } from '../securite/index.ts'
import * as mots from './mots.ts'
import { findComptePersonnel, saveComptePersonnel } from './personnel.repository.ts'
import { textes } from './textes.ts'

export type PersonnelDeps = {
  messages: Messages
  securite: Pick<Securite, 'presentIdentite' | 'requireIdentite'>
}

const LIEN = '/coordonnees-bancaires'

/** Whoever subscribed learns that somebody's money goes elsewhere, and never where. */
export async function direAuxAdherents(
  tx: Executor,
  cle: CleContrat,
  dit: { titre: string; texte: string },
  now: Date,
): Promise<void> {
  for (const compteId of await findComptesAdherents(tx, cle))
    await insertNotification(tx, { compteId, ...dit, lien: LIEN, creeLe: now })
}

const SANS_COMPTE = {
  titulaire: null,
  iban: null,
  ibanMasque: null,
  ibanEmpreinte: null,
  bic: null,
  depuis: null,
}

/** One may leave one's money to the account of the contract: asked once, and never again after an answer. */
export const createComptePersonnelSource = ({ messages, securite }: PersonnelDeps) => ({
  async update(context: ContratContext, _: ChoixComptePersonnel): Promise<{ isRefuse: boolean }> {
    const { db, client, visiteur, perimetre, securityCode, now } = context
    const { compteId, session, email, prenom } = visiteur
    const { personneId, qualite } = perimetre
    const cle = cleContratDe(context)
    const demande = { compteId, session, operation: 'VERIFY_AMF', securityCode } as const
    const proof = await securite.presentIdentite(db, demande, now)
    await db.transaction(async (tx) => {
      const compte = await findComptePersonnel(tx, { ...cle, personneId })
      if (!peutAvoirSonCompte({ ...compte, qualite }, dateAParis(now)))
        throw new AppError('Forbidden', messageTropJeune)
      if (compte.refuseLe) return
      // What was theirs goes to somebody else's account: it has to be them.
      if (compte.ibanMasque !== null) await securite.requireIdentite(tx, proof, now)
      await saveComptePersonnel(tx, { ...cle, personneId }, { ...SANS_COMPTE, refuseLe: now })
      await recordEvenement(tx, {
        clientCode: client.code,
        compteId,
        action: 'compte-personnel-refuse',
        objet: 'contrat',
        cible: cle.numeroContrat,
        le: now,
      })
      if (compte.ibanMasque === null) return
      const lien = `${client.adressePublique}/#${LIEN}`
      const values = { ancien: compte.ibanMasque, lien }
      await messages.enqueue(tx, notice(client, mots.retourContrat, { email, prenom }, values))
      await direAuxAdherents(tx, cle, textes.retour(prenom), now)
    })
    return { isRefuse: true }
  },
})

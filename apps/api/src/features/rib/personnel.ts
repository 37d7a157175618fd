import type { ChoixComptePersonnel } from '@espace-adherent/contract'
import { dateAParis, messageTropJeune, peutAvoirSonCompte } from '@espace-adherent/domain'
import { guard } from '../../noyau/gardes/index.ts'
import {
  type CleContrat,
  findComptePersonnel,
  findComptesAdherents,
  saveComptePersonnel,
  unchanged,
  write,
} from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { ContratContext } from '../context.ts'
import { type Messages, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { tell } from '../nouvelles/index.ts'
import { cleContratDe } from '../perimetre.ts'
import type { Securite } from '../securite/index.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

export type PersonnelDeps = {
  messages: Messages
  securite: Pick<Securite, 'requireIdentite'>
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
    const { db, client, visiteur, perimetre, now } = context
    const { compteId, session, email, prenom } = visiteur
    const { personneId, qualite } = perimetre
    const cle = cleContratDe(context)
    const qui = { client, now, auteur: { compteId }, messages }
    await write(db, qui, async (e) => {
      const compte = await findComptePersonnel(e, { ...cle, personneId })
      if (!peutAvoirSonCompte({ ...compte, qualite }, dateAParis(now)))
        throw new AppError('Forbidden', messageTropJeune)
      if (compte.refuseLe) return unchanged(e, undefined)
      // What was theirs goes to somebody else's account: it has to be them.
      if (compte.ibanMasque !== null) await securite.requireIdentite(e, { compteId, session }, now)
      const refus = { ...SANS_COMPTE, refuseLe: now }
      const change = await guard(e, cle, { demandeId: null, le: now }, () =>
        saveComptePersonnel(e, { ...cle, personneId }, refus),
      )
      const told = await tell(e, change, {
        action: 'compte-personnel-refuse',
        objet: 'contrat',
        cible: cle.numeroContrat,
        a: { compte: compteId },
      })
      if (compte.ibanMasque === null) return told
      const lien = `${client.adressePublique}/#${LIEN}`
      const values = { ancien: compte.ibanMasque, lien }
      await messages.enqueue(e, notice(client, mots.retourContrat, { email, prenom }, values))
      await direAuxAdherents(e, cle, textes.retour(prenom), now)
      return told
    })
    return { isRefuse: true }
  },
})

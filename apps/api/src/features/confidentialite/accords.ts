import type { ChoixAccord, PartageSoins } from '@espace-adherent/contract'
import { dateAParis, peutConsentir } from '@espace-adherent/domain'
import { findComptesAdherents, unchanged, write } from '../../noyau/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { MembreContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import type { Identity } from '../identity/index.ts'
import { type Messages, notice } from '../messages/index.ts'
import { membreDe, tell } from '../nouvelles/index.ts'
import {
  endAccord,
  findCouvertures,
  insertAccord,
  type PlaceCouverte,
} from './accords.repository.ts'
import { accordDonne, accordRetire } from './mots.ts'
import { textes } from './textes.ts'

export type AccordsDeps = { identity: Pick<Identity, 'readAgain'>; messages: Messages }

const LIEN = '/profil/soins'

/** Who sees my care: asked and answered by the person concerned, and by nobody for them. */
export const createAccordsSource = ({ identity, messages }: AccordsDeps) => ({
  list: read,

  async update(context: MembreContext, { numeroContrat, isAccord }: ChoixAccord) {
    const { db, client, visiteur, now } = context
    const { personneId, email, prenom } = visiteur
    const clientCode = client.code
    const place = (await read(context)).find((one) => one.numeroContrat === numeroContrat)
    if (!place || personneId === null) return refuse(context, 'contrat', numeroContrat)
    if (!place.peutConsentir) throw new AppError('Forbidden', textes.tropJeune)
    const comptes = await write(db, membreDe(context, { messages }), async (e) => {
      const qui = { clientCode, numeroContrat, personneId }
      const change = await (isAccord ? insertAccord : endAccord)(e, qui, now)
      if (!change) return unchanged<string[]>(e, [])
      const mot = isAccord ? accordDonne : accordRetire
      const lien = `${client.adressePublique}/#${LIEN}`
      const values = { adherent: place.adherent, lien }
      await tell(e, change, {
        action: isAccord ? 'soins-accord-donne' : 'soins-accord-retire',
        objet: 'contrat',
        cible: numeroContrat,
        a: 'auteur',
        messages: [notice(client, mot, { email, prenom }, values)],
      })
      return unchanged(e, await findComptesAdherents(e, qui))
    })
    await identity.readAgain(db, comptes)
    const after = (await read(context)).find((one) => one.numeroContrat === numeroContrat)
    return after ?? place
  },
})

async function read({ db, client, visiteur, now }: MembreContext): Promise<PartageSoins[]> {
  const { personneId } = visiteur
  if (personneId === null) return []
  const jour = dateAParis(now)
  const places = await findCouvertures(db, { clientCode: client.code, personneId })
  return places.map((place) => toAccord(place, jour))
}

function toAccord(
  { adherentId: _, dateNaissance, historique, ...place }: PlaceCouverte,
  jour: string,
): PartageSoins {
  const dates = historique.map(({ donneLe, retireLe }) => ({
    donneLe: new Date(donneLe).toISOString(),
    retireLe: retireLe && new Date(retireLe).toISOString(),
  }))
  return {
    ...place,
    peutConsentir: peutConsentir({ dateNaissance }, { isAdherent: false }, jour),
    depuis: dates.find(({ retireLe }) => retireLe === null)?.donneLe ?? null,
    historique: dates,
  }
}

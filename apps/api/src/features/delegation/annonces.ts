import type { MotMail, ValeursMot, VariablesMot } from '@espace-adherent/domain'
import type { Client } from '../client.ts'
import { notice } from '../messages/index.ts'
import type { Avis } from '../nouvelles/index.ts'

/** The screen where either side sees what they gave and received. */
const LIEN = '/profil/donnees'

type To = { compteId: string; email: string; prenom: string }
type Said<V extends VariablesMot> = { valeurs: Omit<ValeursMot<V>, 'lien'>; texte: string }

/** By mail and in the portal, under the same title. */
export function avisDe<V extends VariablesMot>(
  client: Client,
  { compteId, email, prenom }: To,
  mot: MotMail<V>,
  { valeurs, texte }: Said<V>,
): Avis {
  const lien = `${client.adressePublique}/#${LIEN}`
  const said = { ...valeurs, lien } as unknown as ValeursMot<V>
  return { message: notice(client, mot, { email, prenom }, said), compteId, texte, lien: LIEN }
}

/** Of one delegation, on the line of whoever gave it. */
export const deDelegation = (id: string, compteId: string) =>
  ({ objet: 'delegation', cible: id, a: { compte: compteId } }) as const

import { DESINSCRIPTION_PATH } from '@espace-adherent/contract'
import {
  type CanalEnvoi,
  ecrireMessage,
  enSms,
  type MessageLu,
  type MotifEcart,
  motifEcart,
} from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import { type Sealer, sealJeton } from '../../platform/crypto/index.ts'
import type { Client } from '../client.ts'
import { createMail, type Message, type Messages } from '../messages/index.ts'
import type { Lecteur } from './depart.repository.ts'
import type { EnvoiRow } from './envois.repository.ts'
import { textes } from './textes.ts'

export type RedactionDeps = { sealer: Sealer; messages: Pick<Messages, 'empreinteDe'> }

type Ecrit = Pick<EnvoiRow, 'categorie' | 'bouton' | 'lien'> & { lu: MessageLu }

/** Long enough for whoever keeps their mails for years. */
const DESINSCRIPTION_MS = 5 * 365 * 24 * 3600_000
export const JETON_DESINSCRIPTION = 'desinscription'
const PREFERENCES = '/#/demarches/communication'

const valeursDe = ({ prenom, nom, numeroContrat, offre }: Lecteur) => ({
  prenom,
  nom,
  numeroContrat,
  offre,
})

export const ecrirePour = (lu: MessageLu, lecteur: Lecteur) => ecrireMessage(lu, valeursDe(lecteur))

/** A link that unsubscribes this account from offers, and does nothing else, for whoever has it. */
export const lienDesinscription = (
  { sealer }: Pick<RedactionDeps, 'sealer'>,
  client: Client,
  compteId: string,
  now: Date,
): string => {
  const expire = new Date(now.getTime() + DESINSCRIPTION_MS)
  const jeton = sealJeton(sealer, JETON_DESINSCRIPTION, { compteId, client: client.code }, expire)
  return `${client.adressePublique}${DESINSCRIPTION_PATH}/${encodeURIComponent(jeton)}`
}

export function mailDe(
  deps: Pick<RedactionDeps, 'sealer'>,
  client: Client,
  { categorie, bouton, lien, lu }: Ecrit,
  lecteur: Lecteur,
  now: Date,
): Message {
  const { titre, paragraphes } = ecrirePour(lu, lecteur)
  const desinscription =
    categorie === 'prospection'
      ? lienDesinscription(deps, client, lecteur.compteId, now)
      : undefined
  const message = createMail(client, {
    to: lecteur.email,
    prenom: lecteur.prenom,
    sujet: titre,
    blocs: [
      ...paragraphes.map((texte) => ({ texte })),
      ...(bouton && lien ? [{ lien: `${client.adressePublique}/#${lien}`, libelle: bouton }] : []),
      ...(desinscription ? [{ lien: desinscription, libelle: textes.desabonner }] : []),
    ],
  })
  return { ...message, desinscription }
}

export const texteSms = (client: Client, { categorie, lu }: Ecrit, lecteur: Lecteur): string => {
  const texte = ecrirePour(lu, lecteur).paragraphes.join(' ')
  const suite =
    categorie === 'prospection' ? textes.smsOffres(`${client.adressePublique}${PREFERENCES}`) : ''
  return enSms(`${texte}${suite}`)
}

export const smsDe = (
  { sealer }: Pick<RedactionDeps, 'sealer'>,
  client: Client,
  ecrit: Ecrit,
  lecteur: Lecteur & { mobile: string },
): Message => ({
  clientCode: client.code,
  channel: 'SMS',
  to: sealer.unseal(lecteur.mobile, sealed.compteTelephone(lecteur.compteId)),
  subject: null,
  text: texteSms(client, ecrit, lecteur),
  html: null,
})

/** Why a reader is not written to by a way; none: they are. */
export function ecartDe(
  { sealer, messages }: RedactionDeps,
  { categorie }: Pick<EnvoiRow, 'categorie'>,
  canal: CanalEnvoi,
  lecteur: Lecteur,
): MotifEcart | null {
  const { canaux, mobile, compteId, email } = lecteur
  const hasMobile = mobile !== null
  const ecartees = lecteur.ecartees.filter(
    (une) => une.canal === canal && (une.motif === 'rejet' || categorie === 'prospection'),
  )
  const adresse = () =>
    canal === 'sms' && hasMobile ? sealer.unseal(mobile, sealed.compteTelephone(compteId)) : email
  const isEcarte =
    ecartees.length > 0 &&
    ecartees.some(({ empreinte }) => empreinte === messages.empreinteDe(adresse()))
  return motifEcart(categorie, canal, { canaux, hasMobile, isEcarte })
}

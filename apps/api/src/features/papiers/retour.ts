import { dateAParis, type MoyenPreuve, slug } from '@espace-adherent/domain'
import { type Ecriture, savePapiers } from '../../noyau/index.ts'
import { lettre } from '../documents/index.ts'
import { notice } from '../messages/index.ts'
import { type Lettre, type Qui, tell } from '../nouvelles/index.ts'
import { textesDe } from '../portail/index.ts'
import type { AvisDeps } from './fermeture.ts'
import * as mots from './mots.ts'
import { preuve } from './preuves.ts'
import { type ComptePapiers, findContratDeLettre } from './retour.repository.ts'

const ROUTE = '/demarches/dematerialisation'

/**
 * Papers come by post again: the choice itself, its line of history, its proof, a letter for the print
 * service that says so, and for whoever asked for it a mail.
 */
export async function revenirAuPapier(
  deps: Pick<AvisDeps, 'sealer'>,
  e: Ecriture<Qui>,
  compte: ComptePapiers,
  moyen: Extract<MoyenPreuve, 'lien' | 'automatique'>,
): Promise<void> {
  const { client, now } = e.qui
  const { compteId, clientCode, email } = compte
  const lien = `${client.adressePublique}/#${ROUTE}`
  const message = notice(client, mots.retour, compte, { le: now, lien })
  const choix = { isDematerialise: false, papiersPoste: [] }
  const dite = { clientCode, compteId, nature: 'papier', objet: now.toISOString() } as const
  const ecrite = await lettreDe(e, compte, moyen)
  await tell(e, await savePapiers(e, compteId, choix, now), {
    a: { compte: compteId },
    action: 'papier-retabli',
    detail: { moyen },
    // Where mails come back from, one more tells nobody anything.
    messages: moyen === 'lien' ? [message] : [],
    notification: { titre: message.subject ?? '', texte: '' },
    lien: ROUTE,
    preuve: preuve(deps, { ...dite, moyen, email }, now),
    ...(ecrite && { lettre: ecrite }),
  })
}

/** For the print service: among the letters of a contract that covers them, where there is one. */
async function lettreDe(
  e: Ecriture<Qui>,
  { clientCode, personneId }: ComptePapiers,
  moyen: MoyenPreuve,
): Promise<Lettre | null> {
  if (personneId === null) return null
  const contrat = await findContratDeLettre(e, clientCode, personneId)
  if (!contrat) return null
  const { client, now } = e.qui
  const t = textesDe(client, mots.lettreRetour, { le: now, rejet: moyen === 'automatique' })
  const le = dateAParis(now)
  return lettre(
    { clientCode, numeroContrat: contrat.numeroContrat },
    {
      personneId: contrat.qualite === 'adherent' ? null : personneId,
      nature: 'courrier',
      titre: t.titre,
      le,
      canal: 'papier',
      edition: 'courrier',
      parametres: { paragraphes: [t.pourquoi, t.desormais, t.changer] },
      nomFichier: `${slug(t.titre)}-${le}.pdf`,
    },
  )
}

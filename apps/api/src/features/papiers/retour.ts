import { dateAParis, type MoyenPreuve, slug } from '@espace-adherent/domain'
import { type Ecriture, savePapiers } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { insertDocuments } from '../documents/index.ts'
import { notice } from '../messages/index.ts'
import { type Qui, tell } from '../nouvelles/index.ts'
import { textesDe } from '../portail/index.ts'
import type { AvisDeps } from './fermeture.ts'
import * as mots from './mots.ts'
import { prouver } from './preuves.ts'
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
  await tell(e, await savePapiers(e, compteId, choix, now), {
    a: { compte: compteId },
    action: 'papier-retabli',
    detail: { moyen },
    // Where mails come back from, one more tells nobody anything.
    messages: moyen === 'lien' ? [message] : [],
    notification: { titre: message.subject ?? '', texte: '' },
    lien: ROUTE,
  })
  const preuve = { clientCode, compteId, nature: 'papier', objet: now.toISOString() } as const
  await prouver(deps, e, { ...preuve, moyen, email }, now)
  await garderLettre(e, client, compte, moyen, now)
}

async function garderLettre(
  tx: Executor,
  client: Client,
  { clientCode, personneId }: ComptePapiers,
  moyen: MoyenPreuve,
  now: Date,
): Promise<void> {
  if (personneId === null) return
  const contrat = await findContratDeLettre(tx, clientCode, personneId)
  if (!contrat) return
  const t = textesDe(client, mots.lettreRetour, { le: now, rejet: moyen === 'automatique' })
  const le = dateAParis(now)
  await insertDocuments(tx, [
    {
      clientCode,
      numeroContrat: contrat.numeroContrat,
      personneId: contrat.qualite === 'adherent' ? null : personneId,
      nature: 'courrier',
      titre: t.titre,
      le,
      canal: 'papier',
      edition: 'courrier',
      parametres: { paragraphes: [t.pourquoi, t.desormais, t.changer] },
      typeMime: 'application/pdf',
      nomFichier: `${slug(t.titre)}-${le}.pdf`,
    },
  ])
}

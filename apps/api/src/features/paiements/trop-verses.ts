import type { GesteTropVerse, TropVerse } from '@espace-adherent/contract'
import {
  addDays,
  dateAParis,
  PREAVIS_PRELEVEMENT_JOURS,
  resteARendre,
} from '@espace-adherent/domain'
import { findCouverts, holdContrat } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { rembourserSolde, reporterSolde } from '../cotisations/index.ts'
import { agentDe, refuseConcerne } from '../deport.ts'
import { recordGeste } from '../historique/index.ts'
import { type Messages, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { tropVerseRendu } from './mots.ts'
import { lockPaiement, updatePaiement } from './paiements.repository.ts'
import { conclure, type SuiviDeps } from './suivi.ts'
import { textes } from './textes.ts'
import { findTropVerses } from './trop-verses.repository.ts'

/** The first day on which an instalment may still be changed. */
const libreLe = (now: Date) => addDays(dateAParis(now), PREAVIS_PRELEVEMENT_JOURS)

/** What clerks follow of money that is not where it belongs. */
export const createTropVersesSource = (deps: SuiviDeps) => ({
  list: ({ db, client, now }: StaffContext): Promise<TropVerse[]> =>
    findTropVerses(db, client.code, { jour: libreLe(now) }),

  async update(context: StaffContext, geste: GesteTropVerse): Promise<TropVerse> {
    const { db, client, now } = context
    const lire = () => findTropVerses(db, client.code, { jour: libreLe(now), id: geste.id })
    const [avant] = await lire()
    if (!avant) throw new AppError('NotFound', textes.rienARendre)
    await refuseConcerne(db, agentDe(context), { contrats: [avant.numeroContrat] })
    if (geste.geste === 'verifier') await verifier(deps, geste.id, now)
    else await db.transaction((tx) => faire(deps, tx, context, geste))
    const [apres] = await lire()
    return apres ?? { ...avant, montant: 0 }
  },
})

const verifier = (deps: SuiviDeps, id: string, now: Date) =>
  conclure(deps, id, now).catch(() => {
    throw new AppError('BadGateway', textes.injoignable)
  })

async function faire(
  { messages }: { messages: Messages },
  tx: Executor,
  context: StaffContext,
  geste: Exclude<GesteTropVerse, { geste: 'verifier' }>,
): Promise<void> {
  const { client, now } = context
  if (geste.geste === 'classer') {
    const row = await lockPaiement(tx, geste.id)
    if (row?.clientCode !== client.code || row.classeLe !== null)
      throw new AppError('NotFound', textes.rienARendre)
    await updatePaiement(tx, row.id, { classeLe: now })
    return recordGeste(tx, context, {
      ...(row.compteId !== null && { compteId: row.compteId }),
      action: 'paiement-classe',
      objet: 'paiement',
      cible: row.id,
      avant: { reste: resteARendre(row) },
      apres: { reste: 0 },
    })
  }
  const cle = { clientCode: client.code, numeroContrat: geste.id }
  await holdContrat(tx, cle)
  const couverts = await findCouverts(tx, cle)
  const adherent = couverts.find(({ qualite }) => qualite === 'adherent')
  const isRendu = geste.geste === 'rembourser'
  const solde = isRendu
    ? await rembourserSolde(tx, cle, geste.montant, now)
    : await reporterSolde(tx, cle, now)
  if (!solde) throw new AppError('Conflict', isRendu ? textes.soldeChange : textes.rienAPorter)
  await recordGeste(tx, context, {
    ...(adherent?.compteId && { compteId: adherent.compteId }),
    action: isRendu ? 'trop-verse-rembourse' : 'trop-verse-reporte',
    objet: 'contrat',
    cible: geste.id,
    avant: { solde: solde.avant },
    apres: { solde: solde.apres },
  })
  // What is carried on is told with the schedule that it changes.
  if (!isRendu || !adherent?.compteId || !adherent.email) return
  const { compteId, email, prenom } = adherent
  const mail = notice(
    client,
    tropVerseRendu,
    { email, prenom },
    { montant: geste.montant, numero: geste.id, lien: `${client.adressePublique}/#/cotisations` },
  )
  await messages.enqueue(tx, mail)
  const titre = mail.subject ?? ''
  await insertNotification(tx, { compteId, titre, texte: '', lien: '/cotisations', creeLe: now })
}

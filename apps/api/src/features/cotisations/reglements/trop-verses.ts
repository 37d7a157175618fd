import type { GesteTropVerse, TropVerse } from '@espace-adherent/contract'
import {
  addDays,
  dateAParis,
  PREAVIS_PRELEVEMENT_JOURS,
  resteARendre,
} from '@espace-adherent/domain'
import { type Ecriture, holdContrat, together, write } from '../../../noyau/index.ts'
import { AppError } from '../../../platform/http/index.ts'
import type { StaffContext } from '../../context.ts'
import { agentDe, refuseConcerne } from '../../deport.ts'
import type { Messages } from '../../messages/index.ts'
import { annonce, note, type Qui, quiDe, tell } from '../../nouvelles/index.ts'
import { rembourserSolde, reporterSolde } from '../index.ts'
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
    else await faire(deps, context, geste)
    const [apres] = await lire()
    return apres ?? { ...avant, montant: 0 }
  },
})

const verifier = (deps: SuiviDeps, id: string, now: Date) =>
  conclure(deps, id, now).catch(() => {
    throw new AppError('BadGateway', textes.injoignable)
  })

const faire = (
  deps: { messages: Messages },
  { db, ...context }: StaffContext,
  geste: Exclude<GesteTropVerse, { geste: 'verifier' }>,
): Promise<void> =>
  write(db, quiDe(context, deps), (e) =>
    geste.geste === 'classer'
      ? classer(e, context.visiteur, geste.id)
      : porter(e, geste.id, geste.geste === 'rembourser' ? geste.montant : null),
  )

async function classer(e: Ecriture<Qui>, { compteId }: { compteId: string }, id: string) {
  const { client, now } = e.qui
  const row = await lockPaiement(e, id)
  if (row?.clientCode !== client.code || row.classeLe !== null)
    throw new AppError('NotFound', textes.rienARendre)
  await updatePaiement(e, row.id, { classeLe: now })
  return note(e, {
    action: 'paiement-classe',
    objet: 'paiement',
    cible: row.id,
    a: { compte: row.compteId ?? compteId },
    avant: { reste: resteARendre(row) },
    apres: { reste: 0 },
  })
}

/** Given back: that much. Null: instalments to come bear it, which their schedule tells. */
async function porter(e: Ecriture<Qui>, numeroContrat: string, montant: number | null) {
  const { client, now } = e.qui
  const cle = { clientCode: client.code, numeroContrat }
  await holdContrat(e, cle)
  const isRendu = montant !== null
  const solde = isRendu
    ? await rembourserSolde(e, cle, montant, now)
    : await reporterSolde(e, cle, now)
  if (!solde) throw new AppError('Conflict', isRendu ? textes.soldeChange : textes.rienAPorter)
  const { avant, apres, change } = solde
  return tell(e, together(e, change), {
    action: isRendu ? 'trop-verse-rembourse' : 'trop-verse-reporte',
    objet: 'contrat',
    cible: numeroContrat,
    a: { adherent: cle },
    avant: { solde: avant },
    apres: { solde: apres },
    dit: isRendu ? annonce(tropVerseRendu, { montant, numero: numeroContrat }) : null,
    lien: '/cotisations',
    resume: '',
  })
}

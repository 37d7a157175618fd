import { randomUUID } from 'node:crypto'
import type { GesteImpaye, ImpayeSuivi } from '@espace-adherent/contract'
import {
  apresEvenementContrat,
  articleLoi,
  dateAParis,
  dernierJourDuContrat,
  dernierJourPourPayer,
  reprise,
  suspensionLe,
} from '@espace-adherent/domain'
import {
  findContratEcrit,
  holdContrat,
  markPrecontentieux,
  settleCotisations,
  write,
} from '../../noyau/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, refuseConcerne } from '../deport.ts'
import { insertDocuments } from '../documents/index.ts'
import { type Agissant, quiDe, tell } from '../nouvelles/index.ts'
import { textesDe } from '../portail/index.ts'
import { findDues, findSuivis, insertImpaye, lockEnCours } from './impayes.repository.ts'
import { lettre } from './mots.ts'
import { contratDit, deContrat, type ImpayesDeps, nouvelleDe, regler } from './suite.ts'
import { textes } from './textes.ts'

type Suivi = Awaited<ReturnType<typeof findSuivis>>[number]

const toSuivi = ({ miseEnDemeureLe, etat, payeLe, ...suivi }: Suivi): ImpayeSuivi => ({
  ...suivi,
  notice:
    miseEnDemeureLe === null || etat === null
      ? null
      : {
          miseEnDemeureLe,
          dernierJourPourPayer: dernierJourPourPayer(miseEnDemeureLe),
          dernierJourDuContrat: dernierJourDuContrat(miseEnDemeureLe),
          etat,
          payeLe: payeLe?.toISOString() ?? null,
          reprendLe: payeLe && reprise(payeLe).jour,
        },
})

/** What clerks follow of contributions that came back unpaid. */
export const createImpayesSource = (deps: Pick<ImpayesDeps, 'messages'>) => ({
  async list({ db, client }: StaffContext): Promise<ImpayeSuivi[]> {
    return (await findSuivis(db, client.code, null)).map(toSuivi)
  },

  async update(context: StaffContext, geste: GesteImpaye): Promise<ImpayeSuivi> {
    const { db, client } = context
    const { numeroContrat } = geste
    await refuseConcerne(db, agentDe(context), { contrats: [numeroContrat] })
    const [avant] = await findSuivis(db, client.code, numeroContrat)
    if (!avant) throw new AppError('NotFound', textes.rienDu)
    if (geste.geste === 'mettreEnDemeure') await mettreEnDemeure(deps, context, numeroContrat)
    else await encaisser(deps, context, geste)
    const [apres] = await findSuivis(db, client.code, numeroContrat)
    return toSuivi(apres ?? { ...avant, du: 0, depuis: null, miseEnDemeureLe: null })
  },
})

/** The letter and the clock are written together: neither is there without the other. */
export function mettreEnDemeure(
  deps: Pick<ImpayesDeps, 'messages'>,
  context: Agissant,
  numeroContrat: string,
): Promise<void> {
  const { db, client, now } = context
  const cle = { clientCode: client.code, numeroContrat }
  return write(db, quiDe(context, deps), async (e) => {
    const contrat = await holdContrat(e, cle)
    if (!contrat || apresEvenementContrat(contrat.etat, 'suspendre') === null)
      throw new AppError('Conflict', textes.rienASuspendre)
    if (await lockEnCours(e, cle)) throw new AppError('Conflict', textes.dejaEnvoyee)
    const dues = await findDues(e, cle)
    if (dues.length === 0) throw new AppError('Conflict', textes.rienDu)
    const [le, documentId] = [dateAParis(now), randomUUID()]
    const montant = dues.reduce((somme, due) => somme + due.montant, 0)
    const ecrit = await findContratEcrit(e, cle)
    const t = textesDe(client, lettre, {
      ...contratDit(ecrit),
      numero: numeroContrat,
      montant,
      dernier: dernierJourPourPayer(le),
      suspension: suspensionLe(le),
      terme: dernierJourDuContrat(le),
      articleLoi: articleLoi('impaye', client.config.codeLoi),
    })
    const echeances = dues.map((due) => textes.echeance(due.jour, due.montant))
    await insertDocuments(e, [
      {
        id: documentId,
        ...cle,
        nature: 'courrier',
        titre: t.titre,
        le,
        canal: 'electronique',
        edition: 'courrier',
        parametres: {
          paragraphes: [
            t.objet,
            ...echeances,
            t.demande,
            t.suspension,
            t.effets,
            t.reprise,
            t.comment,
          ],
        },
        typeMime: 'application/pdf',
        nomFichier: `mise-en-demeure-${numeroContrat}-${le}.pdf`,
      },
    ])
    const row = { ...cle, miseEnDemeureLe: le, montant }
    const ids = dues.map(({ id }) => id)
    await insertImpaye(e, { ...row, echeances: ids, documentId, etat: 'avertie' })
    return tell(e, await markPrecontentieux(e, cle), nouvelleDe(row, 'avertie', ecrit))
  })
}

/** A cheque or a transfer that came: on its day, which may be before today. */
function encaisser(
  deps: Pick<ImpayesDeps, 'messages'>,
  context: StaffContext,
  { numeroContrat, recuLe }: Extract<GesteImpaye, { geste: 'encaisser' }>,
): Promise<void> {
  const { db, client, now } = context
  const cle = { clientCode: client.code, numeroContrat }
  const jour = dateAParis(now)
  return write(db, quiDe(context, deps), async (e) => {
    const contrat = await holdContrat(e, cle)
    const row = await lockEnCours(e, cle)
    if (!contrat || !row) throw new AppError('Conflict', textes.aucune)
    if (recuLe > jour || recuLe < row.miseEnDemeureLe)
      throw new AppError('BadRequest', undefined, { recuLe: textes.recuLe })
    const paid = await settleCotisations(e, cle, row.echeances, { codeModePaiement: 'CHQ' })
    const told = await tell(e, paid, { ...deContrat(cle), action: 'impaye-paye' })
    await regler(e, row, contrat, recuLe === jour ? now : new Date(`${recuLe}T11:00:00Z`))
    return told
  })
}

import { randomUUID } from 'node:crypto'
import { impayesGestion } from '@espace-adherent/contract'
import {
  apresEvenementContrat,
  articleLoi,
  dateAParis,
  dernierJourDuContrat,
  dernierJourPourPayer,
  suspensionLe,
} from '@espace-adherent/domain'
import {
  type CleContrat,
  type Ecriture,
  findContratEcrit,
  holdContrat,
  markPrecontentieux,
  settleCotisations,
  write,
} from '../../noyau/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, refuseConcerne } from '../deport.ts'
import { lettre } from '../documents/index.ts'
import { gere, lueDe } from '../gestion/index.ts'
import { type Agissant, type Qui, quiDe, tell } from '../nouvelles/index.ts'
import { textesDe } from '../portail/index.ts'
import { findDues, insertImpaye, lockEnCours, suivis } from './impayes.repository.ts'
import * as mots from './mots.ts'
import { contratDit, type ImpayesDeps, nouvelleDe, regler, type Tenu } from './suite.ts'
import { textes } from './textes.ts'

/** What clerks follow of contributions that came back unpaid, by contract. */
export const impayesTenus = gere(impayesGestion, {
  ...lueDe(impayesGestion, suivis),
  async tient(e: Ecriture<Qui>, numeroContrat: string, context: StaffContext) {
    await refuseConcerne(e, agentDe(context), { contrats: [numeroContrat] })
    const cle = { clientCode: context.client.code, numeroContrat }
    const contrat = await holdContrat(e, cle)
    return contrat && { cle, contrat, row: await lockEnCours(e, cle) }
  },
  gestes: {
    mettreEnDemeure: async (e, { cle, contrat }) => ({ nouvelle: await avertir(e, cle, contrat) }),
    encaisser: async (e, { cle, contrat, row }, { recuLe }) => {
      const { now } = e.qui
      const jour = dateAParis(now)
      if (!row) throw new AppError('Conflict', textes.aucune)
      if (recuLe > jour || recuLe < row.miseEnDemeureLe)
        throw new AppError('BadRequest', undefined, { recuLe: textes.recuLe })
      const paid = await settleCotisations(e, cle, row.echeances, { codeModePaiement: 'CHQ' })
      const le = recuLe === jour ? now : new Date(`${recuLe}T11:00:00Z`)
      return { nouvelle: await regler(e, row, contrat, le, paid) }
    },
  },
})

export function mettreEnDemeure(
  deps: Pick<ImpayesDeps, 'messages'>,
  context: Agissant,
  numeroContrat: string,
): Promise<void> {
  const cle = { clientCode: context.client.code, numeroContrat }
  return write(context.db, quiDe(context, deps), async (e) =>
    avertir(e, cle, await holdContrat(e, cle)),
  )
}

/** The clock is written, and told by letter: neither is there without the other. */
async function avertir(e: Ecriture<Qui>, cle: CleContrat, contrat: Tenu | undefined) {
  const { client, now } = e.qui
  const { numeroContrat } = cle
  if (!contrat || apresEvenementContrat(contrat.etat, 'suspendre') === null)
    throw new AppError('Conflict', textes.rienASuspendre)
  if (await lockEnCours(e, cle)) throw new AppError('Conflict', textes.dejaEnvoyee)
  const dues = await findDues(e, cle)
  if (dues.length === 0) throw new AppError('Conflict', textes.rienDu)
  const [le, documentId] = [dateAParis(now), randomUUID()]
  const montant = dues.reduce((somme, due) => somme + due.montant, 0)
  const ecrit = await findContratEcrit(e, cle)
  const t = textesDe(client, mots.lettre, {
    ...contratDit(ecrit),
    numero: numeroContrat,
    montant,
    dernier: dernierJourPourPayer(le),
    suspension: suspensionLe(le),
    terme: dernierJourDuContrat(le),
    articleLoi: articleLoi('impaye', client.config.codeLoi),
  })
  const echeances = dues.map((due) => textes.echeance(due.jour, due.montant))
  const row = { ...cle, miseEnDemeureLe: le, montant }
  const kept = await insertImpaye(e, {
    ...row,
    echeances: dues.map(({ id }) => id),
    documentId,
    etat: 'avertie',
  })
  return tell(e, [kept, await markPrecontentieux(e, cle)], {
    ...nouvelleDe(row, 'avertie', ecrit),
    lettre: lettre(cle, {
      id: documentId,
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
      nomFichier: `mise-en-demeure-${numeroContrat}-${le}.pdf`,
    }),
  })
}

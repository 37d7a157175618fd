import { type Cible, tropVersesGestion } from '@espace-adherent/contract'
import { resteARendre } from '@espace-adherent/domain'
import { z } from 'zod'
import { type CleContrat, type Ecriture, holdContrat, unchanged } from '../../../noyau/index.ts'
import { AppError } from '../../../platform/http/index.ts'
import type { StaffContext } from '../../context.ts'
import { agentDe, refuseConcerne } from '../../deport.ts'
import { gere, lueDe } from '../../gestion/index.ts'
import { annonce, type Nouvelle, type Qui } from '../../nouvelles/index.ts'
import { rembourserSolde, reporterSolde } from '../index.ts'
import { tropVerseRendu } from './mots.ts'
import { findPaiement, lockPaiement, updatePaiement } from './paiements.repository.ts'
import { interroger, poser, type SuiviDeps } from './suivi.ts'
import { textes } from './textes.ts'
import { tropVerses } from './trop-verses.repository.ts'

/** A payment of that insurer; a ledger is no payment. */
async function trouver({ db, client }: Pick<StaffContext, 'db' | 'client'>, id: Cible['id']) {
  const paiement = z.uuid().safeParse(id).success ? await findPaiement(db, id) : undefined
  return paiement?.clientCode === client.code ? paiement : undefined
}

/** What clerks follow of money that is not where it belongs. */
export const tropVersesTenus = gere(tropVersesGestion, {
  ...lueDe(tropVersesGestion, tropVerses),
  async tient(e: Ecriture<Qui>, id: string, context: StaffContext, _: SuiviDeps) {
    const { client } = context
    const trouve = await trouver({ db: e, client }, id)
    const numeroContrat = trouve?.numeroContrat ?? id
    await refuseConcerne(e, agentDe(context), { contrats: [numeroContrat] })
    const cle = { clientCode: client.code, numeroContrat }
    if (!(await holdContrat(e, cle))) return undefined
    return { cle, paiement: trouve && (await lockPaiement(e, id)) }
  },
  gestes: {
    verifier: {
      async apres(context, deps, id) {
        const paiement = await trouver(context, id)
        const lu = await (paiement && interroger(deps, id))?.catch(() => {
          throw new AppError('BadGateway', textes.injoignable)
        })
        return async (e) => {
          if (lu?.isSuivi) await poser(deps, e, context.client, lu, e.qui.now)
          return { nouvelle: unchanged(e, undefined) }
        }
      },
    },
    async classer(e, { paiement }) {
      if (!paiement) throw new AppError('NotFound', textes.rienARendre)
      const { id, compteId } = paiement
      await updatePaiement(e, id, { classeLe: e.qui.now })
      return {
        nouvelle: {
          action: 'paiement-classe',
          objet: 'paiement',
          cible: id,
          a: compteId ? { compte: compteId } : 'auteur',
          avant: { reste: resteARendre(paiement) },
          apres: { reste: 0 },
        },
      }
    },
    /** Instalments to come bear it, which their schedule tells. */
    async reporter(e, { cle }) {
      const solde = await reporterSolde(e, cle, e.qui.now)
      if (!solde) throw new AppError('Conflict', textes.rienAPorter)
      return { changes: solde.changes, nouvelle: nouvelleDe(cle, 'trop-verse-reporte', solde) }
    },
    async rembourser(e, { cle }) {
      const solde = await rembourserSolde(e, cle, e.qui.now)
      if (!solde) throw new AppError('Conflict', textes.rienARendre)
      const dit = annonce(tropVerseRendu, { montant: -solde.avant, numero: cle.numeroContrat })
      const nouvelle = nouvelleDe(cle, 'trop-verse-rembourse', solde)
      return { changes: solde.changes, nouvelle: { ...nouvelle, dit, resume: '' } }
    },
  },
})

const nouvelleDe = (
  cle: CleContrat,
  action: Nouvelle['action'],
  { avant, apres }: { avant: number; apres: number },
): Nouvelle => ({
  action,
  objet: 'contrat',
  cible: cle.numeroContrat,
  a: { adherent: cle },
  avant: { solde: avant },
  apres: { solde: apres },
  lien: '/cotisations',
})

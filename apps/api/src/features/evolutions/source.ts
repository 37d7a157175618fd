import type {
  Data,
  NotificationEvolution,
  notificationEvolutionsResource,
} from '@espace-adherent/contract'
import {
  dateAParis,
  etatInformationApres,
  gestesInformationPossibles,
  hasDroit,
  premierEffet,
  validateEvolution,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, refuseFautes, staleWrite } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { prevenir } from '../approbations/index.ts'
import type { StaffContext } from '../context.ts'
import { recordGeste } from '../historique/index.ts'
import type { Messages } from '../messages/index.ts'
import {
  countContrats,
  countRemises,
  type EvolutionRow,
  findEvolution,
  findEvolutions,
  lockEvolution,
  updateEvolution,
} from './evolutions.repository.ts'
import { notifierJob } from './notifier.ts'
import { textes } from './textes.ts'

const DROIT = { domaine: 'notifications', action: 'update' } as const

type SourceDeps = { jobs: Pick<Jobs, 'enqueue'>; messages: Messages }

async function lire(
  db: Executor,
  { client, visiteur, now }: StaffContext,
  row: EvolutionRow,
): Promise<NotificationEvolution> {
  const { id, revision, titre, effetLe, etat, soumisParId: auteurId } = row
  const { contrats, collectifs } = await countContrats(db, row)
  return {
    id,
    revision,
    titre,
    effetLe,
    contrats,
    collectifs,
    premierEffet: premierEffet(dateAParis(now), collectifs > 0),
    etat,
    ...(await countRemises(db, row)),
    gestes: hasDroit(visiteur.roles, DROIT, client.droits)
      ? gestesInformationPossibles({ etat, decision: 'informer', auteurId }, visiteur.compteId)
      : [],
  }
}

/** Put to a second person, consented to, then sent: the days of the law are looked at each time. */
export const createNotificationSource = ({ jobs, messages }: SourceDeps) => ({
  async list(context: StaffContext): Promise<NotificationEvolution[]> {
    const lignes: NotificationEvolution[] = []
    for (const row of await findEvolutions(context.db, context.client.code))
      lignes.push(await lire(context.db, context, row))
    return lignes
  },

  update: (context: StaffContext, voulu: Data<typeof notificationEvolutionsResource>) =>
    context.db.transaction(async (tx) => {
      const { client, visiteur, now } = context
      const row = await lockEvolution(tx, voulu.id)
      if (!row || row.clientCode !== client.code) throw new AppError('NotFound')
      if (row.revision !== voulu.revision) throw staleWrite(voulu, await lire(tx, context, row))
      const etat = etatInformationApres(row.etat, voulu.geste)
      if (etat === null) throw new AppError('BadRequest', undefined, { geste: textes.pasPossible })
      if (voulu.geste === 'approuver' && row.soumisParId === visiteur.compteId)
        refuseFautes({ geste: textes.autrePersonne })
      const visees = await countContrats(tx, row)
      if (voulu.geste !== 'refuser') {
        refuseFautes(validateEvolution(row, visees, dateAParis(now)))
        if (visees.contrats !== voulu.contrats)
          refuseFautes({ contrats: textes.nombreChange(voulu.contrats, visees.contrats) })
      }
      await updateEvolution(tx, row.id, {
        etat,
        modifieLe: now,
        ...(voulu.geste === 'soumettre' && { soumisParId: visiteur.compteId }),
        ...(voulu.geste === 'approuver' && {
          approuveParId: visiteur.compteId,
          nombreApprouve: visees.contrats,
        }),
      })
      await recordGeste(tx, context, {
        action: `evolution-${voulu.geste}`,
        objet: 'evolutions',
        cible: row.id,
        detail: { nombre: visees.contrats },
      })
      if (etat === 'attente')
        await prevenir(messages, tx, context, { droit: DROIT, quoi: textes.quoi(row.titre) })
      if (etat === 'encours')
        await jobs.enqueue(tx, notifierJob, { evolutionId: row.id }, { singleton: row.id })
      const apres = await findEvolution(tx, client.code, row.id)
      return lire(tx, context, apres as EvolutionRow)
    }),
})

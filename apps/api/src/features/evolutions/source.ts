import type {
  Data,
  NotificationEvolution,
  notificationEvolutionsResource,
} from '@espace-adherent/contract'
import { dateAParis, premierEffet, validateEvolution } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { accorder, gestesAccord, textesApprobation } from '../accords/a-deux/index.ts'
import type { StaffContext } from '../context.ts'
import type { Messages } from '../messages/index.ts'
import { type EvolutionComptee, listEvolutions } from './evolutions.repository.ts'
import { genreEvolution, notifierJob } from './notifier.ts'

type SourceDeps = { jobs: Pick<Jobs, 'enqueue'>; messages: Messages }

function lire(context: StaffContext, row: EvolutionComptee): NotificationEvolution {
  const { id, revision, titre, effetLe, contrats, collectifs, etat } = row
  const { electroniques, papiers, postes } = row
  return {
    id,
    revision,
    titre,
    effetLe,
    contrats,
    collectifs,
    premierEffet: premierEffet(dateAParis(context.now), collectifs > 0),
    etat,
    electroniques,
    papiers,
    postes,
    gestes: gestesAccord(genreEvolution, context, row),
  }
}

async function compter(db: Executor, clientCode: string, id: string): Promise<EvolutionComptee> {
  const [row] = await listEvolutions(db, clientCode, id)
  if (!row) throw new AppError('NotFound')
  return row
}

/** Put to a second person, consented to, then sent: the days of the law are looked at each time. */
export const createNotificationSource = ({ jobs, messages }: SourceDeps) => ({
  async list(context: StaffContext): Promise<NotificationEvolution[]> {
    const rows = await listEvolutions(context.db, context.client.code)
    return rows.map((row) => lire(context, row))
  },

  update(context: StaffContext, voulu: Data<typeof notificationEvolutionsResource>) {
    const { client, now } = context
    return accorder(genreEvolution, context, voulu, {
      messages,
      compte: { champ: 'contrats', mots: 'contrats', vus: voulu.contrats },
      quoi: textesApprobation.evolution,
      async verifier(tx, row) {
        const visees = await compter(tx, client.code, row.id)
        return {
          nombre: visees.contrats,
          fautes: validateEvolution(row, visees, dateAParis(now)),
        }
      },
      lire: async (tx, { id }) => lire(context, await compter(tx, client.code, id)),
      partir: (tx, id) => jobs.enqueue(tx, notifierJob, { evolutionId: id }, { singleton: id }),
    })
  },
})

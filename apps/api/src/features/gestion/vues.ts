import {
  type Cible,
  type Data,
  droitPartage,
  droitRetrait,
  gestionDe,
  nouvelleVueSchema,
  type Query,
  type Vue,
  type vuesResource,
} from '@espace-adherent/contract'
import { type Droit, hasDroit } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { type Action, recordGeste } from '../historique/index.ts'
import {
  deleteVue,
  findVues,
  lockVue,
  lockVueNommee,
  partagerVue,
  saveVue,
} from './vues.repository.ts'

type Resource = typeof vuesResource

const quiDe = ({ visiteur, client }: StaffContext) => ({
  compteId: visiteur.compteId,
  clientCode: client.code,
})

const peut = ({ visiteur, client }: StaffContext, droit: Droit | null | undefined): boolean =>
  droit != null && hasDroit(visiteur.roles, droit, client.droits)

function requirePartage(context: StaffContext, key: string): void {
  const gestion = gestionDe(key)
  if (!gestion || !peut(context, droitPartage(gestion))) throw new AppError('Forbidden')
}

/** What the team finds, and no longer finds, has its line; what one keeps for oneself has none. */
async function tracer(
  tx: Executor,
  context: StaffContext,
  action: Action,
  { avant, apres }: { avant: Vue | undefined; apres: Vue | undefined },
): Promise<void> {
  if (!avant?.isPartagee && !apres?.isPartagee) return
  const dite = (vue: Vue | undefined) =>
    vue ? { nom: vue.nom, table: vue.gestion, partagee: vue.isPartagee } : null
  await recordGeste(tx, context, {
    action,
    objet: 'vues',
    cible: (apres ?? avant)?.id ?? null,
    avant: dite(avant),
    apres: dite(apres),
  })
}

/** One's own views, and those that colleagues have offered to whoever reads the same table. */
export const vuesSource = {
  list(context: StaffContext, { gestion }: Query<Resource>): Promise<Vue[]> {
    const isEquipe = peut(context, gestionDe(gestion)?.droits.list?.backoffice)
    return findVues(context.db, quiDe(context), gestion, isEquipe)
  },

  async create(context: StaffContext, sent: unknown): Promise<Vue> {
    const data = nouvelleVueSchema.parse(sent)
    if (data.isPartagee) requirePartage(context, data.gestion)
    const qui = quiDe(context)
    return context.db.transaction(async (tx) => {
      const avant = await lockVueNommee(tx, qui, data)
      const id = await saveVue(tx, qui, { ...data, now: context.now })
      const apres = await lockVue(tx, qui, id)
      if (!apres) throw new Error('A view that was saved is not there')
      await tracer(tx, context, avant ? 'modification' : 'creation', { avant, apres })
      return apres
    })
  },

  /** Offered to the team, or taken back: by whoever made it; taken back by whoever looks after the team, too. */
  update(context: StaffContext, data: Data<Resource>): Promise<Vue> {
    const { id, revision, isPartagee } = data
    const qui = quiDe(context)
    return context.db.transaction(async (tx) => {
      const avant = await lockVue(tx, qui, id)
      if (!avant) throw new AppError('NotFound')
      if (!avant.isMienne && (isPartagee || !peut(context, droitRetrait)))
        throw new AppError('Forbidden')
      // Nobody would find it again: it is deleted, or stays the team's.
      if (avant.auteur === null) throw new AppError('Forbidden')
      if (avant.revision !== revision) throw staleWrite(data, avant)
      if (isPartagee) requirePartage(context, avant.gestion)
      await partagerVue(tx, id, isPartagee, context.now)
      const apres = { ...avant, isPartagee, revision: revision + 1 }
      await tracer(tx, context, 'modification', { avant, apres })
      return apres
    })
  },

  delete(context: StaffContext, { id }: Cible): Promise<void> {
    return context.db.transaction(async (tx) => {
      const avant = await lockVue(tx, quiDe(context), id)
      if (!avant) throw new AppError('NotFound')
      if (!avant.isMienne && !peut(context, droitRetrait)) throw new AppError('Forbidden')
      await deleteVue(tx, id)
      await tracer(tx, context, 'suppression', { avant, apres: undefined })
    })
  },
}

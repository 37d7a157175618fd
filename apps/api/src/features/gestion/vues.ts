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
import { type Ecriture, type Told, unchanged, write } from '../../noyau/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import type { Action } from '../historique/index.ts'
import { type Auteur, note, quiDe } from '../nouvelles/index.ts'
import {
  deleteVue,
  findVues,
  lockVue,
  lockVueNommee,
  partagerVue,
  saveVue,
} from './vues.repository.ts'

type Resource = typeof vuesResource

const siennes = ({ visiteur, client }: StaffContext) => ({
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
async function tracer<Apres extends Vue | undefined>(
  e: Ecriture<Auteur>,
  action: Action,
  { avant, apres }: { avant: Vue | undefined; apres: Apres },
): Promise<Told<Apres>> {
  if (!avant?.isPartagee && !apres?.isPartagee) return unchanged(e, apres)
  const dite = (vue: Vue | undefined) =>
    vue ? { nom: vue.nom, table: vue.gestion, partagee: vue.isPartagee } : null
  await note(e, {
    action,
    objet: 'vues',
    cible: (apres ?? avant)?.id ?? null,
    a: 'auteur',
    avant: dite(avant),
    apres: dite(apres),
  })
  return unchanged(e, apres)
}

/** One's own views, and those that colleagues have offered to whoever reads the same table. */
export const vuesSource = {
  list(context: StaffContext, { gestion }: Query<Resource>): Promise<Vue[]> {
    const isEquipe = peut(context, gestionDe(gestion)?.droits.list?.backoffice)
    return findVues(context.db, siennes(context), gestion, isEquipe)
  },

  async create(context: StaffContext, sent: unknown): Promise<Vue> {
    const data = nouvelleVueSchema.parse(sent)
    if (data.isPartagee) requirePartage(context, data.gestion)
    const qui = siennes(context)
    return write(context.db, quiDe(context), async (e) => {
      const avant = await lockVueNommee(e, qui, data)
      const id = await saveVue(e, qui, { ...data, now: context.now })
      const apres = await lockVue(e, qui, id)
      if (!apres) throw new Error('A view that was saved is not there')
      return tracer<Vue>(e, avant ? 'modification' : 'creation', { avant, apres })
    })
  },

  /** Offered to the team, or taken back: by whoever made it; taken back by whoever looks after the team, too. */
  update(context: StaffContext, data: Data<Resource>): Promise<Vue> {
    const { id, revision, isPartagee } = data
    const qui = siennes(context)
    return write(context.db, quiDe(context), async (e) => {
      const avant = await lockVue(e, qui, id)
      if (!avant) throw new AppError('NotFound')
      if (!avant.isMienne && (isPartagee || !peut(context, droitRetrait)))
        throw new AppError('Forbidden')
      // Nobody would find it again: it is deleted, or stays the team's.
      if (avant.auteur === null) throw new AppError('Forbidden')
      if (avant.revision !== revision) throw staleWrite(data, avant)
      if (isPartagee) requirePartage(context, avant.gestion)
      await partagerVue(e, id, isPartagee, context.now)
      const apres = { ...avant, isPartagee, revision: revision + 1 }
      return tracer<Vue>(e, 'modification', { avant, apres })
    })
  },

  delete(context: StaffContext, { id }: Cible): Promise<void> {
    return write(context.db, quiDe(context), async (e) => {
      const avant = await lockVue(e, siennes(context), id)
      if (!avant) throw new AppError('NotFound')
      if (!avant.isMienne && !peut(context, droitRetrait)) throw new AppError('Forbidden')
      await deleteVue(e, id)
      return tracer(e, 'suppression', { avant, apres: undefined })
    })
  },
}

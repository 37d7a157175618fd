import { asc, isNotNull } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { conservationDuree } from '../conservation/lu.ts'
import { contenu } from './contenu.schema.ts'

/** Every published content of every client, in the order in which blocks show them. */
export const findContenusPublies = (db: Executor) =>
  db
    .select({
      id: contenu.id,
      clientCode: contenu.clientCode,
      bloc: contenu.bloc,
      name: contenu.name,
      title: contenu.title,
      content: contenu.content,
      audienceId: contenu.audienceId,
    })
    .from(contenu)
    .where(isNotNull(contenu.publieLe))
    .orderBy(asc(contenu.clientCode), asc(contenu.bloc), asc(contenu.ordre), asc(contenu.name))

/** How long each client keeps each kind, where it has chosen: contents say it. */
export const findDureesChoisies = (db: Executor) =>
  db
    .select({
      clientCode: conservationDuree.clientCode,
      genre: conservationDuree.genre,
      mois: conservationDuree.mois,
    })
    .from(conservationDuree)

import { lt, sql } from 'drizzle-orm'
import { deleteInLots, type Executor, given, prepared, put } from '../../platform/db/index.ts'
import { historique, historiqueAdresse } from './historique.schema.ts'

export type LigneHistorique = Omit<typeof historique.$inferInsert, 'id'>

const champs = [
  'clientCode',
  'le',
  'compteId',
  'auteurId',
  'action',
  'objet',
  'cible',
  'detail',
  'role',
  'avant',
  'apres',
  'requete',
] as const

const insertion = prepared((db) => {
  const added = db.$with('ligne').as(
    db
      .insert(historique)
      .values(given(historique, ...champs))
      .returning({ id: historique.id, le: historique.le }),
  )
  const empreinte = sql`${sql.placeholder('empreinte')}::text`
  return db
    .with(added)
    .insert(historiqueAdresse)
    .select(
      db
        .select({
          historiqueId: added.id,
          empreinte: empreinte.as('empreinte'),
          le: added.le,
        })
        .from(added)
        .where(sql`${empreinte} is not null`),
    )
    .prepare('historique_ligne')
})

const rien = { auteurId: null, cible: null, detail: null, role: null, avant: null, apres: null }

/** The line, and where it came from when that is known, in one statement. */
export const insertLigne = (
  db: Executor,
  ligne: LigneHistorique,
  empreinte: string | null,
): Promise<void> =>
  put(db, () =>
    insertion(db).execute({ ...rien, compteId: null, requete: null, ...ligne, empreinte }),
  )

export const deleteAdressesBefore = (db: Executor, before: Date) =>
  deleteInLots(db, historiqueAdresse, lt(historiqueAdresse.le, before))

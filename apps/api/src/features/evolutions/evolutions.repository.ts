import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { assure, compte, contrat } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { soumisPar } from '../accords/a-deux/index.ts'
import { document, impression } from '../documents/lu.ts'
import { evolution } from './evolutions.schema.ts'

export { evolution }
export type EvolutionRow = typeof evolution.$inferSelect
type Visee = Pick<EvolutionRow, 'id' | 'clientCode' | 'nomOffre'>

const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows

/** Contracts that run under each offer, and those of them that an employer took out. */
const parOffre = (clientCode: string) =>
  sql`(select c.nom_offre, count(*)::int as contrats,
      (count(*) filter (where c.is_obligatoire))::int as collectifs
    from ${contrat} c where c.client_code = ${clientCode} and c.etat <> 'resilie'
    group by c.nom_offre) o`

/** How the letters of each change left, and which of those on paper the post was given. */
const parLettre = (clientCode: string) =>
  sql`(select d.parametres->>'evolution' as evolution,
      (count(*) filter (where d.canal = 'electronique'))::int as electroniques,
      (count(*) filter (where d.canal = 'papier'))::int as papiers,
      (count(*) filter (where i.etat = 'remis'))::int as postes
    from ${document} d left join ${impression} i on i.document_id = d.id
    where d.client_code = ${clientCode} and d.nature = 'courrier'
      and d.parametres->>'evolution' is not null
    group by 1) l`

const nombre = (colonne: string) => sql<number>`coalesce(${sql.raw(colonne)}, 0)`.mapWith(Number)

/** All of them, or one, with whom each touches and how its letters left: one statement. */
export const listEvolutions = (db: Executor, clientCode: string, id?: string) =>
  db
    .select({
      ...getTableColumns(evolution),
      contrats: nombre('o.contrats'),
      collectifs: nombre('o.collectifs'),
      electroniques: nombre('l.electroniques'),
      papiers: nombre('l.papiers'),
      postes: nombre('l.postes'),
      soumisParId: soumisPar('evolutions', evolution),
    })
    .from(evolution)
    .leftJoin(parOffre(clientCode), sql`o.nom_offre = ${evolution.nomOffre}`)
    .leftJoin(parLettre(clientCode), sql`l.evolution = ${evolution.id}::text`)
    .where(and(eq(evolution.clientCode, clientCode), id ? eq(evolution.id, id) : undefined))
    .orderBy(desc(evolution.effetLe), desc(evolution.id))
    .limit(200)
export type EvolutionComptee = Awaited<ReturnType<typeof listEvolutions>>[number]

/** Whatever its name: one that could be nobody's is not there. */
export async function findEvolution(db: Executor, clientCode: string, id: string) {
  const [row] = await db
    .select()
    .from(evolution)
    .where(and(eq(evolution.clientCode, clientCode), sql`${evolution.id}::text = ${id}`))
  return row
}

/** Held: two who decide at once come one after the other. */
export async function lockEvolution(tx: Executor, id: string) {
  const [row] = await tx.select().from(evolution).where(eq(evolution.id, id)).for('update')
  return row
}

export const updateEvolution = (
  tx: Executor,
  id: string,
  set: Partial<typeof evolution.$inferInsert>,
) =>
  tx
    .update(evolution)
    .set({ ...set, revision: sql`${evolution.revision} + 1` })
    .where(eq(evolution.id, id))

export const findEnCours = (db: Executor) =>
  db.select({ id: evolution.id }).from(evolution).where(eq(evolution.etat, 'encours'))

const touche = ({ clientCode, nomOffre }: Visee) =>
  sql`c.client_code = ${clientCode} and c.nom_offre = ${nomOffre} and c.etat <> 'resilie'`

/** The letter of that change: the proof that it was given, and how. */
const saLettre = ({ id, clientCode }: Visee) =>
  sql`d.client_code = ${clientCode} and d.nature = 'courrier' and d.parametres->>'evolution' = ${id}`

export type ContratTouche = {
  numeroContrat: string
  isObligatoire: boolean
  typeContrat: 'sante' | 'prevoyance'
  /** The adherent's account; none: they have no portal, and are written to. */
  compteId: string | null
  email: string | null
  prenom: string | null
}

/** Those whose letter is not written yet, after that contract. */
export const findATouche = async (
  tx: Executor,
  visee: Visee,
  { apres, taille }: { apres: string | null; taille: number },
): Promise<ContratTouche[]> =>
  rowsOf(
    await tx.execute(sql`
    select c.numero as "numeroContrat", c.is_obligatoire as "isObligatoire",
      c.type_contrat as "typeContrat", u.id as "compteId", u.email, u.prenom
    from ${contrat} c
    left join ${assure} a on a.client_code = c.client_code and a.numero_contrat = c.numero
      and a.qualite = 'adherent'
    left join ${compte} u on u.personne_id = a.personne_id and u.client_code = c.client_code and u.is_actif
    where ${touche(visee)} and c.numero > ${apres ?? ''} and not exists (select from ${document} d
      where d.numero_contrat = c.numero and ${saLettre(visee)})
    order by c.numero limit ${taille}`),
  )

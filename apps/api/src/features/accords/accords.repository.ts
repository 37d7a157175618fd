import type { EtatAccord } from '@espace-adherent/domain'
import { and, asc, eq, gt, inArray, lte, ne, or, type SQLWrapper, sql } from 'drizzle-orm'
import { isOuvert, travailleIci } from '../../noyau/index.ts'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { client } from '../portail/lu.ts'
import { AUCUN, type Suite } from '../suite.ts'
import { accord } from './accords.schema.ts'

export type AccordRow = typeof accord.$inferSelect
/** What is to be done, and to what: one of them waits at a time. */
export type Sujet = Pick<AccordRow, 'clientCode' | 'objet' | 'cible' | 'geste'>

const de = ({ clientCode, objet, cible, geste }: Sujet, ...etats: EtatAccord[]) =>
  and(
    eq(accord.clientCode, clientCode),
    eq(accord.objet, objet),
    eq(accord.cible, cible),
    eq(accord.geste, geste),
    inArray(accord.etat, etats),
  )
const ouvert = (sujet: Sujet) => de(sujet, 'demande', 'accorde')

export async function findOuvert(db: Executor, sujet: Sujet) {
  const [row] = await db.select().from(accord).where(ouvert(sujet))
  return row
}

/** Held: of two who decide at once, the second finds that it is decided. */
export async function lockOuvert(tx: Executor, sujet: Sujet) {
  const [row] = await tx.select().from(accord).where(ouvert(sujet)).for('update')
  return row
}

/** What was agreed to, and stands. */
export async function findDonne(db: Executor, sujet: Sujet) {
  const [row] = await db.select().from(accord).where(de(sujet, 'applique'))
  return row
}

export async function breakAccord(tx: Executor, sujet: Sujet, pose: Partial<AccordRow>) {
  const [row] = await tx.update(accord).set(pose).where(de(sujet, 'applique')).returning()
  return row
}

/** What waits for somebody else's decision, as they read it. */
export async function findAttente(db: Executor, sujet: Sujet) {
  const [row] = await db
    .select({
      motif: accord.motif,
      demandeParId: accord.demandeParId,
      demandeLe: accord.demandeLe,
      par: sql<string | null>`${compte.prenom} || ' ' || ${compte.nom}`,
    })
    .from(accord)
    .leftJoin(compte, eq(compte.id, accord.demandeParId))
    .where(ouvert(sujet))
  return row ?? null
}

/** Who asked for what waits, beside the row of its owner. */
export const demandeurDe = ({ objet, geste }: Pick<Sujet, 'objet' | 'geste'>, table: SQLWrapper) =>
  sql<string | null>`(select ${accord.demandeParId} from ${accord} where ${accord.objet} = ${objet}
    and ${accord.cible} = ${table}.id::text and ${accord.geste} = ${geste} and ${accord.etat} = 'demande')`

/** What waits for a second person, of one's own client and of the clients that it looks after; of an account, whose it is. */
export const findAttendus = (db: Executor, parCode: string, sauf: string) =>
  db
    .select({
      clientCode: accord.clientCode,
      objet: accord.objet,
      cible: accord.cible,
      geste: accord.geste,
      personneId: compte.personneId,
      roles: compte.roles,
    })
    .from(accord)
    .innerJoin(client, eq(client.code, accord.clientCode))
    .leftJoin(compte, and(eq(accord.objet, 'compte'), sql`${compte.id}::text = ${accord.cible}`))
    .where(
      and(
        or(eq(client.code, parCode), eq(client.gerePar, parCode)),
        eq(accord.etat, 'demande'),
        ne(accord.demandeParId, sauf),
      ),
    )
    .orderBy(asc(accord.demandeLe))

export async function insertAccord(tx: Executor, row: typeof accord.$inferInsert) {
  const [made] = await tx.insert(accord).values(row).onConflictDoNothing().returning()
  return made
}

/** What takes two administrators and a day; the rest is decided where it was asked for. */
const isSensible = inArray(accord.geste, ['regler', 'nommer'])
/** What ends by itself when nobody decides: the rest waits as long as its row says so. */
const isPerissable = or(isSensible, eq(accord.geste, 'leverProtection'))

/** Held: two who decide at once come one after the other. Another insurer's does not exist. */
export async function lockAccord(tx: Executor, id: string, parCode?: string) {
  const [row] = await tx
    .select({ accord })
    .from(accord)
    .innerJoin(client, eq(client.code, accord.clientCode))
    .where(
      and(
        eq(accord.id, id),
        parCode === undefined
          ? undefined
          : and(isSensible, or(eq(client.code, parCode), eq(client.gerePar, parCode))),
      ),
    )
    .for('update', { of: accord })
  return row?.accord
}

export async function poserAccord(tx: Executor, id: string, pose: Partial<AccordRow>) {
  const [row] = await tx.update(accord).set(pose).where(eq(accord.id, id)).returning()
  if (!row) throw new Error('An agreement was held, and is gone')
  return row
}

/** Of one client, what has come to its time, or to the end of it. */
export const findDus = (
  db: Executor,
  {
    clientCode,
    apres,
    limite,
    now,
    avant,
  }: Suite<{ id: string }> & {
    now: Date
    avant: Date
  },
) =>
  db
    .select()
    .from(accord)
    .where(
      and(
        eq(accord.clientCode, clientCode),
        gt(accord.id, apres?.id ?? AUCUN),
        isPerissable,
        or(
          and(eq(accord.etat, 'accorde'), lte(accord.effetLe, now)),
          and(eq(accord.etat, 'demande'), lte(accord.demandeLe, avant)),
        ),
      ),
    )
    .orderBy(asc(accord.id))
    .limit(limite)

const colonnes = {
  compteId: compte.id,
  clientCode: compte.clientCode,
  email: compte.email,
  personneId: compte.personneId,
  prenom: compte.prenom,
  nom: compte.nom,
  roles: compte.roles,
  accordsDesLe: compte.accordsDesLe,
  isOuvert: sql<boolean>`${isOuvert}`,
}
export type Personnel = Awaited<ReturnType<typeof findPersonnel>>[number]

export const findPersonnel = (db: Executor, ids: readonly string[]) =>
  db
    .select(colonnes)
    .from(compte)
    .where(inArray(compte.id, [...ids]))

/** Everybody who works there and may sign in. */
export const findCollegues = (db: Executor, clientCode: string) =>
  db
    .select(colonnes)
    .from(compte)
    .where(and(eq(compte.clientCode, clientCode), isOuvert, travailleIci(compte.roles)))
    .orderBy(asc(compte.nom), asc(compte.prenom), asc(compte.id))

/** A client's administrators who may sign in, and those of the client that looks after it. */
export const findAdministrateurs = (db: Executor, clientCode: string) =>
  db
    .select(colonnes)
    .from(compte)
    .where(
      and(
        sql`${compte.clientCode} in (select code from ${client} where code = ${clientCode}
          union select gere_par from ${client} where code = ${clientCode})`,
        sql`'Admin' = any(${compte.roles})`,
        isOuvert,
      ),
    )
    .orderBy(asc(compte.id))

/** Whoever has the role at a client, locked or not yet activated included. */
export const countAdministrateurs = (db: Executor, clientCode: string) =>
  db.$count(compte, and(eq(compte.clientCode, clientCode), sql`'Admin' = any(${compte.roles})`))

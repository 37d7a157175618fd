import { and, eq, gt, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import {
  deleteInLots,
  type Executor,
  prepared,
  put,
  statementOf,
  type Transaction,
} from '../db/index.ts'
import { job, jobPause } from './jobs.schema.ts'
import { turns } from './turns.repository.ts'

export type JobRow = Pick<(typeof job)['$inferSelect'], 'id' | 'data' | 'essais'>

/** One try of one job: a node that lost it can no longer write how it ended. */
export type Claim = { id: number; holder: string; essais: number }

const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows

/** By the database's clock, which all nodes share. */
const leaseOf = (ms: number) => sql`clock_timestamp() + ${ms}::float8 * interval '1 millisecond'`

export type NewJob = {
  key: string
  singleton: string | null
  createdAt: Date
  dueAt: Date
  /** Every node hears it when the transaction commits, and none if it does not. */
  announcement: string | null
}

const { placeholder } = sql

/** `source`: a statement that gives the `data` of one or several. */
const insertion = (name: string, source: SQL) =>
  prepared((tx) =>
    statementOf(
      tx,
      name,
      sql`with source as (${source}), added as (
        insert into job (key, data, singleton, created_at, due_at)
        select ${placeholder('key')}, source.data, ${placeholder('singleton')}::text,
          ${placeholder('createdAt')}::timestamptz, ${placeholder('dueAt')}::timestamptz
        from source
        on conflict (key, singleton) where ended_at is null do nothing
        returning id
      )
      select pg_notify('invalidation', ${placeholder('announcement')}::text) from added
      where ${placeholder('announcement')}::text is not null`,
    ),
  )

const alone = insertion('job_enqueue', sql`select ${placeholder('data')}::jsonb as data`)

const valuesOf = ({ createdAt, dueAt, ...row }: NewJob) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  dueAt: dueAt.toISOString(),
})

/** One statement, because somebody waits for the answer of the request that asks for the job. */
export const insertJob = (tx: Transaction, row: NewJob, data: object): Promise<void> =>
  put(tx, () => alone(tx).execute({ ...valuesOf(row), data: JSON.stringify(data) }))

/**
 * Writes rows and the jobs that treat them in one statement: `data` may hold what the database
 * gives.
 */
export type JobSource = (
  tx: Transaction,
  row: NewJob,
  values: Record<string, unknown>,
) => Promise<void>

export const jobSource = (name: string, source: SQL): JobSource => {
  const statement = insertion(name, source)
  return (tx, row, values) => put(tx, () => statement(tx).execute({ ...valuesOf(row), ...values }))
}

/** Adds the jobs that come back by themselves, if they are not there yet. */
export async function insertRecurrences(
  db: Executor,
  recurrences: readonly { key: string; singleton: string; createdAt: Date; dueAt: Date }[],
): Promise<void> {
  await db
    .insert(job)
    .values(recurrences.map((row) => ({ ...row, data: {} })))
    .onConflictDoNothing()
}

const isNotPaused = (now: Date) => sql`not exists (select 1 from job_pause p
  where p.key = job.key and p.jusqua > ${now.toISOString()}::timestamptz)`

export const findPauses = (db: Executor, now: Date) =>
  db.select().from(jobPause).where(gt(jobPause.jusqua, now))

/**
 * Pauses until then, or, without a date, no more; tells every node that there may be something to
 * take.
 */
export async function savePause(
  db: Executor,
  { key, jusqua, announcement }: { key: string; jusqua: Date | null; announcement: string },
): Promise<void> {
  if (jusqua)
    await db
      .insert(jobPause)
      .values({ key, jusqua })
      .onConflictDoUpdate({ target: jobPause.key, set: { jusqua } })
  else await db.delete(jobPause).where(eq(jobPause.key, key))
  await db.execute(sql`select pg_notify('invalidation', ${announcement})`)
}

/**
 * Takes what is due. Two nodes never take the same job; what a killed node had becomes due again.
 */
export async function takeJobs(
  db: Executor,
  {
    key,
    now,
    leaseMs,
    holder,
    limit,
    except,
    isParClient,
  }: {
    key: string
    now: Date
    leaseMs: number
    holder: string
    limit: number
    except: readonly number[]
    isParClient: boolean
  },
): Promise<JobRow[]> {
  const isDue = and(
    eq(job.key, key),
    sql`${job.endedAt} is null`,
    sql`${job.dueAt} <= ${now.toISOString()}::timestamptz`,
    sql`(${job.leasedUntil} is null or ${job.leasedUntil} <= clock_timestamp())`,
    isNotPaused(now),
    except.length > 0 ? notInArray(job.id, [...except]) : undefined,
  )
  const waiting = db.select({ id: job.id }).from(job)
  const inOrder = isParClient
    ? waiting
        .innerJoin(sql`${turns(key, isDue, now)} turn`, sql`turn.id = ${job.id}`)
        // Looked at again under its lock: another node may have taken it since it was ranked.
        .where(isDue)
        .orderBy(sql`turn.place`)
    : waiting.where(isDue).orderBy(job.dueAt, job.id)
  const due = db.$with('due').as(inOrder.limit(limit).for('update', { of: job, skipLocked: true }))
  const taken = await db
    .with(due)
    .update(job)
    .set({ essais: sql`${job.essais} + 1`, holder, leasedUntil: leaseOf(leaseMs) })
    .from(due)
    .where(eq(job.id, due.id))
    .returning({ id: job.id, data: job.data, essais: job.essais })
  return taken.sort((a, b) => a.id - b.id)
}

const isMine = ({ id, holder, essais }: Claim) =>
  and(eq(job.id, id), eq(job.holder, holder), eq(job.essais, essais), sql`ended_at is null`)

const settle = async (
  db: Executor,
  claim: Claim,
  values: PgUpdateSetSource<typeof job>,
): Promise<boolean> => {
  const touched = await db.update(job).set(values).where(isMine(claim)).returning({ id: job.id })
  return touched.length > 0
}

/** False when somebody else has it. */
export const renewLease = (db: Executor, claim: Claim, leaseMs: number): Promise<boolean> =>
  settle(db, claim, { leasedUntil: leaseOf(leaseMs) })

const free = { holder: null, leasedUntil: null }

export const endJob = (db: Executor, claim: Claim, endedAt: Date) =>
  settle(db, claim, { ...free, endedAt, runs: sql`${job.runs} + 1`, error: null })

export const giveUpJob = (db: Executor, claim: Claim, endedAt: Date, error: string) =>
  settle(db, claim, { ...free, endedAt, isFailed: true, error })

export const postponeJob = (db: Executor, claim: Claim, dueAt: Date, error: string) =>
  settle(db, claim, { ...free, dueAt, error })

/** It is done, and due again later. */
export const rearmJob = (db: Executor, claim: Claim, dueAt: Date) =>
  settle(db, claim, { ...free, dueAt, essais: 0, runs: sql`${job.runs} + 1`, error: null })

/** Which keys have something to take within the horizon, and in how many milliseconds. */
export async function findDue(
  db: Executor,
  { keys, now, horizonMs }: { keys: readonly string[]; now: Date; horizonMs: number },
): Promise<{ key: string; inMs: number }[]> {
  const instant = now.toISOString()
  const horizon = new Date(now.getTime() + horizonMs).toISOString()
  const found = await db.execute(sql`
    select key, min(greatest(
      extract(epoch from due_at - ${instant}::timestamptz),
      extract(epoch from leased_until - clock_timestamp()),
      0)) * 1000 as ms
    from job
    where ended_at is null and key in ${[...keys]} and due_at <= ${horizon}::timestamptz
      and ${isNotPaused(now)}
    group by key`)
  return rowsOf<{ key: string; ms: string }>(found).map(({ key, ms }) => ({
    key,
    inMs: Number(ms),
  }))
}

export type JobCount = {
  key: string
  waiting: number
  planned: number
  running: number
  done: number
  failed: number
  oldestDueAt: Date | null
}

export async function countJobs(db: Executor, now: Date): Promise<JobCount[]> {
  const isDue = sql`${job.dueAt} <= ${now.toISOString()}::timestamptz`
  const isRunning = sql`coalesce(${job.leasedUntil} > clock_timestamp(), false)`
  const isWaiting = sql`ended_at is null and ${isDue} and not ${isRunning}`
  const count = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number)
  return db
    .select({
      key: job.key,
      waiting: count(isWaiting),
      planned: count(sql`ended_at is null and not ${isDue} and not ${isRunning}`),
      running: count(sql`ended_at is null and ${isRunning}`),
      done: sql<number>`sum(${job.runs})`.mapWith(Number),
      failed: count(sql`${job.isFailed}`),
      oldestDueAt: sql<Date | null>`min(${job.dueAt}) filter (where ${isWaiting})`.mapWith(
        job.dueAt,
      ),
    })
    .from(job)
    .groupBy(job.key)
    .orderBy(job.key)
}

export async function deleteEnded(
  db: Executor,
  { doneBefore, failedBefore }: { doneBefore: Date; failedBefore: Date },
): Promise<void> {
  await deleteInLots(db, job, and(lt(job.endedAt, doneBefore), eq(job.isFailed, false)))
  await deleteInLots(db, job, and(lt(job.endedAt, failedBefore), eq(job.isFailed, true)))
}

/**
 * Makes due at once the jobs of a kind that were given up or wait for their next try; says how
 * many. Two jobs of the same singleton never wait together: where one waits already, the others
 * stay ended; where all were given up, the latest is tried.
 */
export async function retryJobs(
  db: Executor,
  { key, now, announcement }: { key: string; now: Date; announcement: string },
): Promise<number> {
  const retried = await db.execute(sql`
    with perdues as (
      select distinct on (coalesce(singleton, 'job ' || id)) id from job
      where key = ${key} and is_failed and not exists (
        select 1 from job twin
        where twin.key = job.key and twin.singleton = job.singleton and twin.ended_at is null)
      order by coalesce(singleton, 'job ' || id), id desc
    ), reprises as (
      update job set ended_at = null, is_failed = false, essais = 0, due_at = ${now.toISOString()}::timestamptz
      where id in (select id from perdues)
        or (key = ${key} and ended_at is null and error is not null
          and coalesce(leased_until <= clock_timestamp(), true))
      returning 1
    )
    select count(*)::int as nombre,
      (select pg_notify('invalidation', ${announcement}) where exists (select 1 from reprises)) as dit
    from reprises`)
  return rowsOf<{ nombre: number }>(retried)[0]?.nombre ?? 0
}

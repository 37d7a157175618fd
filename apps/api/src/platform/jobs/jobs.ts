import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  type Executor,
  holdName,
  isDatabaseUnavailable,
  TOPIC_ALL,
  type Transaction,
} from '../db/index.ts'
import type { Handler, Job } from './define.ts'
import { forgetAside } from './due.repository.ts'
import {
  countJobs,
  deleteEnded,
  findDue,
  findPauses,
  insertJob,
  insertRecurrences,
  type JobSource,
  type NewJob,
  retryJobs,
  savePause,
} from './jobs.repository.ts'
import { createLine, type Line } from './line.ts'

/** For what no announcement brings: a killed node's jobs, planned jobs, failed ones. */
const LOOK_EVERY_MS = 15_000
const DAY = 24 * 60 * 60_000
const DONE_KEPT_DAYS = 1
const FAILED_KEPT_DAYS = 30

export type JobsDeps = {
  db: Executor
  clock: () => Date
  /** How long no other node takes the job of a node that says nothing. */
  leaseMs: number
  onFailure(error: Error, job: { key: string; essai: number }): void
}

export type JobCounters = {
  key: string
  /** Due, and not begun. */
  waiting: number
  /** Waiting for a later day or another try. */
  planned: number
  running: number
  /** Done within the last day; for jobs that come back, ever. */
  done: number
  /** Given up, within the last thirty days. */
  failed: number
  /** How long the oldest of those that wait has been due. */
  oldestWaitSeconds: number
  /** False when no handler of this node does it: a newer version asked for it. */
  isKnown: boolean
}

/** `singleton`: the job is not added while another of the same waits or runs. */
type When = { after?: Date; singleton?: string }

export type Jobs = ReturnType<typeof createJobs>

const topicOf = (key: string) => `job ${key}`

/**
 * Work apart from requests. It is written in the transaction that decides it, announced with its
 * commit, and done by one node at a time, again if need be: docs/decisions/jobs.md says why.
 */
export function createJobs({ db, clock, leaseMs, onFailure }: JobsDeps) {
  const holder = randomUUID()
  const lines = new Map<string, Line>()
  let isStarted = false
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let timerAt = Number.POSITIVE_INFINITY
  let looking: Promise<void> = Promise.resolve()

  /** Looks again within that time, or earlier if an earlier look was planned. */
  const lookWithin = (ms: number) => {
    const at = performance.now() + ms
    if (!isStarted || isStopping || at >= timerAt) return
    clearTimeout(timer)
    timerAt = at
    timer = setTimeout(look, ms).unref()
  }
  const look = () => {
    timerAt = Number.POSITIVE_INFINITY
    looking = looking
      .then(async () => {
        if (isStopping || lines.size === 0) return
        const keys = [...lines.keys()]
        const found = await findDue(db, { keys, now: clock(), horizonMs: LOOK_EVERY_MS })
        for (const { key, inMs } of found) {
          if (inMs > 0) lookWithin(inMs)
          else lines.get(key)?.fill().catch(ignore)
        }
      })
      // Tried again soon; the watch of the database reports its absence.
      .catch(ignore)
      .finally(() => lookWithin(LOOK_EVERY_MS))
  }
  const ignore = (error: Error) => {
    if (!isDatabaseUnavailable(error)) onFailure(error, { key: 'jobs', essai: 0 })
  }
  const armRecurrences = async () => {
    const now = clock()
    const recurrences = [...lines.values()].flatMap(({ handler: { job, everyMs } }) =>
      everyMs === null
        ? []
        : {
            key: job.key,
            singleton: 'every',
            createdAt: now,
            dueAt: new Date(now.getTime() + everyMs),
          },
    )
    if (recurrences.length > 0) await insertRecurrences(db, recurrences)
  }

  const rowOf = (job: Job, { after, singleton }: When): NewJob => {
    const now = clock()
    return {
      key: job.key,
      singleton: singleton ?? null,
      createdAt: now,
      dueAt: after ?? now,
      announcement: after && after > now ? null : topicOf(job.key),
    }
  }

  return {
    /** Asked for in a transaction only: if that is undone, the job is never done. */
    async enqueue<Data extends object>(
      tx: Transaction,
      job: Job<Data>,
      data: Data,
      when: When = {},
    ): Promise<void> {
      await insertJob(tx, rowOf(job, when), z.parse(job.data, data))
    },

    /** What `source` writes, and the jobs that treat it, in one statement. */
    enqueueWith: <Data extends object>(
      tx: Transaction,
      job: Job<Data>,
      source: JobSource,
      values: Record<string, unknown>,
    ): Promise<void> => source(tx, rowOf(job, {}), values),

    /** What this node does. A key without a handler here waits for a node that has one. */
    add(...handlers: readonly Handler[]): void {
      for (const handler of handlers) {
        const { key } = handler.job
        if (lines.has(key)) throw new Error(`Two handlers for the job ${key}`)
        lines.set(key, createLine({ db, clock, leaseMs, holder, onFailure, lookWithin }, handler))
      }
    },

    start(): void {
      isStarted = true
      looking = armRecurrences().catch(ignore)
      look()
    },

    /** Hears what the database announces to every node. */
    onTopic(topic: string): void {
      if (!isStarted || isStopping) return
      if (topic === TOPIC_ALL) lookWithin(0)
      for (const [key, line] of lines) if (topic === topicOf(key)) line.fill().catch(ignore)
    },

    /** Does all that is due now on this node, and waits for it. */
    async drain(keys: readonly string[] = [...lines.keys()]): Promise<void> {
      const chosen = keys.flatMap((key) => lines.get(key) ?? [])
      while (!isStopping && chosen.length > 0) {
        // One statement for all keys: most have nothing to do.
        const due = await findDue(db, { keys, now: clock(), horizonMs: 0 })
        const isDue = ({ handler: { job } }: Line) =>
          due.some(({ key, inMs }) => key === job.key && inMs <= 0)
        await Promise.all(chosen.map((line) => (isDue(line) ? line.fill() : line.filling())))
        const running = chosen.flatMap((line) => line.running())
        if (running.length === 0) return
        await Promise.all(running)
      }
    },

    /** Takes nothing more, and waits for running jobs, that long at most. */
    async stop(withinMs: number): Promise<void> {
      isStopping = true
      clearTimeout(timer)
      const all = [...lines.values()]
      for (const line of all) line.close()
      await within(withinMs, Promise.all([looking, ...all.map((line) => line.settled())]))
      for (const line of all) line.abandon()
    },

    async counters(): Promise<JobCounters[]> {
      const now = clock()
      const counted = await countJobs(db, now)
      const absent = [...lines.keys()].filter((key) => !counted.some((one) => one.key === key))
      return [...counted, ...absent.map((key) => ({ ...nothing, key }))]
        .map(({ oldestDueAt, ...count }) => ({
          ...count,
          oldestWaitSeconds: oldestDueAt
            ? Math.max(0, Math.round((now.getTime() - oldestDueAt.getTime()) / 1000))
            : 0,
          isKnown: lines.has(count.key),
        }))
        .sort((a, b) => (a.key < b.key ? -1 : 1))
    },

    /** Makes failed and waiting jobs due at once, on any node; says how many. */
    retry: (tx: Executor, key: string): Promise<number> =>
      retryJobs(tx, { key, now: clock(), announcement: topicOf(key) }),

    /** No node begins a job of that kind before then; null: at once again. */
    pause: (tx: Executor, key: string, jusqua: Date | null): Promise<void> =>
      savePause(tx, { key, jusqua, announcement: topicOf(key) }),

    /** Until when it waits; null: it does not. Whoever else asks so in a transaction waits until the end of this one. */
    holdPause: async (tx: Executor, key: string): Promise<Date | null> => {
      await holdName(tx, `job_pause ${key}`)
      return (await findPauses(tx, clock())).find((one) => one.key === key)?.jusqua ?? null
    },

    pauses: () => findPauses(db, clock()),

    async purge(now: Date): Promise<void> {
      const before = (days: number) => new Date(now.getTime() - days * DAY)
      const ended = { doneBefore: before(DONE_KEPT_DAYS), failedBefore: before(FAILED_KEPT_DAYS) }
      await allOf([() => deleteEnded(db, ended), () => forgetAside(db, ended.failedBefore)])
    },
  }
}

const nothing = { waiting: 0, planned: 0, running: 0, done: 0, failed: 0, oldestDueAt: null }

function within(ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    work
      .catch(() => {})
      .finally(() => {
        clearTimeout(timer)
        resolve()
      })
  })
}

/**
 * Does each in turn, even after one has failed, so that no failure keeps the others from being
 * done. The first failure is thrown once all were tried.
 */
export async function allOf(works: readonly (() => Promise<unknown> | undefined)[]): Promise<void> {
  const failures: unknown[] = []
  for (const work of works) {
    try {
      await work()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

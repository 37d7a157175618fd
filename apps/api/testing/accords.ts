import { setTimeout as wait } from 'node:timers/promises'
import type { Accord } from '@espace-adherent/contract'
import type { Inject, TestApp } from './test-app.ts'

const HEURE = 3_600_000
export const SECOND = 'second.admin@example.org'

/** What is due is done: the clock goes on, and so do the jobs. */
export async function laisserPasser(t: TestApp, ms: number): Promise<void> {
  const isPlanned = async () =>
    (await t.jobs.counters()).find(({ key }) => key === 'accords.passage')?.planned === 1
  while (!(await isPlanned())) await wait(10)
  t.clock.now = new Date(t.clock.now.getTime() + ms)
  await t.jobs.drain()
}

export const faireAccord = (qui: Inject, id: string, geste: string, code?: string) =>
  qui({
    method: 'POST',
    url: '/api/admin/accords',
    payload: { id, geste },
    ...(code && { headers: { 'x-securitycode': code } }),
  })

/** Another administrator agrees to what somebody asked for, and the day goes by: sessions of before are over. */
export async function accorderEtAttendre(t: TestApp, { accord }: { accord: Accord | null }) {
  if (!accord) throw new Error('Nothing waits for a second administrator')
  const reponse = await faireAccord(await t.as(SECOND), accord.id, 'accorder')
  if (reponse.statusCode !== 200) throw new Error(reponse.body)
  await laisserPasser(t, 24 * HEURE)
}

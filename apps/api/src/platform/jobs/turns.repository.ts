import { type SQL, sql } from 'drizzle-orm'

/** Having been served earlier than this gives no priority any more. */
const REMEMBERED_MS = 60 * 60_000

/**
 * The due jobs of a key (`isDue`, of the table `job`) in the order in which clients take turns:
 * fewest under way, then served longest ago, then the oldest job. Jobs without a client count as
 * one client's. Each taking ranks all that is due: this is for kinds that wait by hundreds.
 */
export const turns = (key: string, isDue: SQL | undefined, now: Date): SQL => {
  const since = new Date(now.getTime() - REMEMBERED_MS).toISOString()
  const client = sql`coalesce(job.data->>'clientCode', '')`
  return sql`(
    select due.id, row_number() over (order by due.rang + coalesce(served.running, 0),
      served.last nulls first, coalesce(served.ended, 0), due.due_at, due.id) as place
    from (select job.id, job.due_at, ${client} as client,
        row_number() over (partition by ${client} order by job.due_at, job.id) as rang
      from job where ${isDue}) due
    left join (select ${client} as client, count(*) filter (where job.ended_at is null) as running,
        max(job.ended_at) as last, count(job.ended_at) as ended
      from job where job.key = ${key} and (job.ended_at > ${since}::timestamptz
        or (job.ended_at is null and job.leased_until > clock_timestamp()))
      group by 1) served on served.client = due.client)`
}

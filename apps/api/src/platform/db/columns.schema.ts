import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** A moment, in UTC; calendar dates are `date`, without time or zone. */
export const instant = () => timestamp({ withTimezone: true })

/** What every row that people edit has: how often it was written, and when last. */
export const revisable = () => ({
  revision: integer().notNull().default(1),
  modifieLe: instant(),
})

/** PGlite gives Uint8Array where pg gives Buffer: both become Uint8Array for the reader. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

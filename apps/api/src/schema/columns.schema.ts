import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, in UTC; calendar dates are `date`, without time or zone. */
export const instant = () => timestamp({ withTimezone: true })

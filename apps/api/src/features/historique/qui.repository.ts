import { sql } from 'drizzle-orm'
import { historique } from './historique.schema.ts'

/** Done by no request and by nobody: a line about somebody is then no line of theirs. */
export const isPortail = sql`(${historique.auteurId} is null and ${historique.requete} is null)`

/** Who did it: the account that the line is about, unless it says somebody else, or the portal by itself. */
export const quiAgit = sql`coalesce(${historique.auteurId},
  case when ${historique.requete} is not null then ${historique.compteId} end)`

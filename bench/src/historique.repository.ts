import pg from 'pg'

/** The history behind the portal, filled as no day of work would. */
export async function openHistorique(databaseUrl: string) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  return {
    /** Until that many lines are there; numbered as the trigger numbers them, in one statement. */
    async fill(total: number): Promise<void> {
      await database.query(
        `insert into historique (client_code, le, action, objet, cible)
         select 'horizon', now() - (n || ' seconds')::interval, 'consultation', 'route', 'GET /api/banc'
         from generate_series(1, $1::int - (select count(*)::int from historique)) n`,
        [total],
      )
      await database.query('vacuum analyze historique')
    },

    end: () => database.end(),
  }
}

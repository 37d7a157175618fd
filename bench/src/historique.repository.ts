import pg from 'pg'

/** The history behind the portal, filled as no day of work would. */
export async function openHistorique(databaseUrl: string) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  return {
    /** Until that many lines are there; numbered as the trigger would, which a million of them do not wait for. */
    async fill(total: number): Promise<void> {
      await database.query('set session_replication_role = replica')
      await database.query(
        `insert into historique (id, client_code, le, action, objet, cible) overriding system value
         select nextval('historique_id_seq'), 'horizon', now() - (n || ' seconds')::interval,
           'consultation', 'route', 'GET /api/banc'
         from generate_series(1, $1::int - (select count(*)::int from historique)) n`,
        [total],
      )
      await database.query('vacuum analyze historique')
      // What was written reaches the disk now, not while pages are being measured.
      await database.query('checkpoint')
    },

    end: () => database.end(),
  }
}

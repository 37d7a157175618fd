import pg from 'pg'

/** The database behind the portal, for what a benchmark must know or put there. */
export async function openDemandes(databaseUrl: string) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  return {
    count: async () => Number((await database.query('select count(*) from demande')).rows[0].count),

    /** Until that many wait in the queue. */
    async fill(total: number): Promise<void> {
      await database.query(
        `insert into demande (id, client_code, acte, mode_gestion, etat, cree_le, echeance)
         select gen_random_uuid(), 'horizon', 'ribPrestationsActeGestion', 'manuel', 'recue',
           now() - n * interval '1 minute', current_date + 2 - n % 90
         from generate_series(1, $1::int - (select count(*)::int from demande where etat = 'recue')) n`,
        [total],
      )
      await database.query('analyze demande')
    },

    end: () => database.end(),
  }
}

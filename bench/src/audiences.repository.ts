import pg from 'pg'

/** The accounts behind the portal, and what is sent to them. */
export async function openAudiences(databaseUrl: string) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const one = async (sql: string, values: unknown[] = []) =>
    (await database.query(sql, values)).rows[0]
  return {
    /** Members with an account, every other one with a second contract: what rules ask of them, and no more. */
    async fill(membres: number): Promise<void> {
      await database.query('set session_replication_role = replica')
      const id = (kind: number) =>
        `('00000000-0000-4000-9${kind}00-' || lpad(to_hex(n), 12, '0'))::uuid`
      const series = 'generate_series(1, $1::int) n'
      await database.query(
        `insert into personne (id, client_code, nom, prenom, date_naissance, code_postal)
         select ${id(1)}, 'horizon', 'Banc', 'Membre', date '1940-01-01' + (n * 7919::bigint % 24000)::int,
           lpad((1000 + n * 37::bigint % 94000)::text, 5, '0') from ${series}`,
        [membres],
      )
      await database.query(
        `insert into compte (id, client_code, user_name, email, roles, nom, prenom, personne_id, is_actif)
         select ${id(2)}, 'horizon', 'banc' || n || '@bench.example', 'banc' || n || '@bench.example',
           array['User'], 'Banc', 'Membre', ${id(1)}, true from ${series}`,
        [membres],
      )
      for (const [suffix, etat, among] of [
        ['S', 'valide', 1],
        ['A', 'resilie', 2],
      ] as const) {
        const some = `${series} where n % ${among} = 0`
        const numero = `'B' || lpad(n::text, 8, '0') || '${suffix}'`
        await database.query(
          `insert into contrat (client_code, numero, nom_offre, type_contrat, etat, date_debut)
           select 'horizon', ${numero}, 'Offre ' || n % 7, 'sante', '${etat}', current_date - (n % 4000)::int from ${some}`,
          [membres],
        )
        await database.query(
          `insert into assure (client_code, numero_contrat, personne_id, qualite, lien, rang)
           select 'horizon', ${numero}, ${id(1)}, 'adherent', 'Adhérente', 1 from ${some}`,
          [membres],
        )
      }
      await database.query('set session_replication_role = origin')
      await database.query('vacuum analyze personne, compte, contrat, assure')
    },

    /** When what rules ask was last gathered; null before the first time. */
    releveLe: async (): Promise<Date | null> =>
      (await one("select le from profil_releve where client_code = 'horizon'"))?.le ?? null,

    /** Has it gathered at once, as the next turn of its job would. */
    hasten: () =>
      database.query(
        "update job set due_at = now() where key = 'audiences.releve' and ended_at is null",
      ),

    /** The hour does not matter to a benchmark: as if a second person had consented and it had begun. */
    async depart(audienceId: string, nombre: number): Promise<string> {
      // Nobody's own quiet hours: those wait until the morning, and so would whoever measures at night.
      await database.query("update preference set silence_debut = '', silence_fin = ''")
      const row = await one(
        `insert into envoi (client_code, titre, texte, categorie, canaux, audience_id, etat, cree_le, commence_le, nombre)
         values ('horizon', 'Banc d’essai', 'Bonjour ((prenom)), contrat ((numeroContrat)).', 'information',
           '{portail,email}', $1, 'encours', now(), now(), $2) returning id`,
        [audienceId, nombre],
      )
      await database.query(
        `insert into job (key, data, singleton, created_at, due_at)
         values ('envois.partir', jsonb_build_object('envoiId', $1::text), $1, now(), now())`,
        [row.id],
      )
      await database.query("select pg_notify('invalidation', 'job envois.partir')")
      return row.id
    },

    avance: async (envoiId: string): Promise<{ etat: string; remis: number }> =>
      one(
        `select etat, (select count(*)::int from envoi_destinataire d where d.envoi_id = e.id
          and d.etat = 'remis') as remis from envoi e where id = $1`,
        [envoiId],
      ),

    end: () => database.end(),
  }
}

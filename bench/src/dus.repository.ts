import pg from 'pg'

/** Long enough ago for their owners to be told of it, and not yet thrown away. */
const OUBLIES = "now() - interval '80 days'"
/** An act that no version of the portal knows: whoever meets such a draft fails. */
const INCONNU = 'banc-inconnu'

/** Drafts that nobody touched, and the job that tells their owners. */
export async function openDus(databaseUrl: string) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const count = async (what: string) =>
    Number((await database.query(`select count(*) from ${what}`)).rows[0].count)
  return {
    /** That many, one in ten of the second insurer, spread over a thousand accounts; one in a hundred cannot be done. */
    async fill(nombre: number): Promise<void> {
      const id = "('00000000-0000-4000-9300-' || lpad(to_hex(n % 1000), 12, '0'))::uuid"
      await database.query(
        `insert into compte (id, client_code, user_name, email, roles, nom, prenom, is_actif)
         select ${id}, case when n % 10 = 0 then 'atlas' else 'horizon' end, 'du' || n || '@bench.example',
           'du' || n || '@bench.example', array['User'], 'Banc', 'Membre', true
         from generate_series(0, 999) n`,
      )
      await database.query(
        `insert into brouillon (compte_id, acte, sujet, etape, version, saisie, revision, modifie_le)
         select ${id}, case when (n + n / 1000) % 100 = 0 then '${INCONNU}' else 'ribPrestationsActeGestion' end,
           n::text, 'compte', 1, '', 1, ${OUBLIES} from generate_series(0, $1::int - 1) n`,
        [nombre],
      )
      await database.query('vacuum analyze brouillon, compte')
    },

    /** Has it done at once, as its next turn would. */
    hasten: () =>
      database.query(
        "update job set due_at = now() where key = 'actes.brouillons' and ended_at is null",
      ),

    /** Mails wait meanwhile: what is measured is the walk, and each row writes its own. */
    pauseMails: (isPause: boolean) =>
      database.query(
        isPause
          ? "insert into job_pause (key, jusqua) values ('messages.mail', now() + interval '1 day')"
          : "delete from job_pause where key = 'messages.mail'",
      ),

    remaining: () => count(`brouillon where prevenu_le is null and acte <> '${INCONNU}'`),
    /** Of those that cannot be done, the ones that wait with their reason. */
    aside: () => count("mise_de_cote where key = 'actes.brouillons'"),

    /** What is left of it would be sent while something else is measured. */
    async clear(): Promise<void> {
      await database.query("delete from job where key = 'messages.mail'")
      await database.query("delete from compte where user_name like 'du%@bench.example'")
      await database.query("delete from mise_de_cote where key = 'actes.brouillons'")
    },

    end: () => database.end(),
  }
}

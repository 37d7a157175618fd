import { readFileSync } from 'node:fs'
import pg from 'pg'
import { CLIENT } from './run.ts'

/** What an insurer's care and people stand in. */
const TABLES = ['personne', 'contrat', 'assure', 'paiement', 'decompte', 'ligne'] as const

/** Of rows whose numbers are drawn of a sequence, what they hold beside. */
const CONTENT: Record<string, string> = {
  personne:
    "source || nom || prenom || date_naissance || coalesce(nir_empreinte, '') || coalesce(adresse::text, '')",
  contrat: "numero || nom_offre || etat || coalesce(iban_empreinte, '')",
  assure: 'numero_contrat || personne_id || rang',
  paiement: 'cle::text || numero_contrat || montant || date',
  decompte: 'cle::text || numero_contrat || date || personne_id',
  ligne: `(select d.cle::text from decompte d where d.id = t.decompte_id) || rang || rc || date_soins
    || coalesce((select p.cle::text from paiement p where p.id = t.paiement_id), '')`,
}

export async function openImport(databaseUrl: string) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const one = async (text: string, values: unknown[] = []) =>
    (await database.query(text, values)).rows[0] as Record<string, string>
  return {
    /** The process whose children serve the connections. */
    async postmaster(): Promise<number> {
      const { pid } = await one('select pg_backend_pid() as pid')
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
    },

    /** An insurer of nobody, with the settings of the demonstration's. */
    async addClient(): Promise<void> {
      await database.query(
        `insert into client select (jsonb_populate_record(c, jsonb_build_object('code', $1::text,
           'adresses', jsonb_build_array('banc.localhost'), 'is_defaut', false))).* from client c where code = 'horizon'`,
        [CLIENT],
      )
    },

    /** A base beside this one, where nobody is yet. */
    async addDatabase(name: string): Promise<string> {
      await database.query(`create database ${name}`)
      const url = new URL(databaseUrl)
      url.pathname = name
      return url.href
    },
    dropDatabase: (name: string) => database.query(`drop database ${name} with (force)`),

    /** The rows that came in, as files; then copied into tables that hold nothing else, have no index and no constraint. */
    async bareCopy(folder: string): Promise<void> {
      for (const table of TABLES)
        await database.query(
          `copy (select * from ${table} where client_code = '${CLIENT}') to '${folder}/${table}.copy'`,
        )
      for (const table of TABLES)
        await database.query(`create table nue_${table} as select * from ${table} limit 0`)
    },
    copyBack: async (folder: string) => {
      for (const table of TABLES)
        await database.query(`copy nue_${table} from '${folder}/${table}.copy'`)
    },
    dropBare: async () => {
      for (const table of TABLES) await database.query(`drop table nue_${table}`)
    },

    /** How many rows of these tables were ever written. */
    async written(): Promise<number> {
      await database.query('select pg_stat_force_next_flush()').catch(() => {})
      const { n } = await one(
        `select sum(n_tup_ins + n_tup_upd + n_tup_del)::text as n from pg_stat_user_tables
         where relname = any($1)`,
        [TABLES],
      )
      return Number(n)
    },

    /** The same of two bases that hold the same. */
    async digest(): Promise<string> {
      const parts = []
      for (const table of TABLES) {
        const { d } = await one(
          `select count(*) || ':' || coalesce(sum(hashtextextended(${CONTENT[table]}, 0))::text, '') as d
           from ${table} t where client_code = $1`,
          [CLIENT],
        )
        parts.push(`${table} ${d}`)
      }
      return parts.join('\n')
    },

    /** Nobody is left of it. All of an insurer goes, so that what refers to what need not be looked for, row by row. */
    async empty(): Promise<void> {
      await database.query('begin')
      await database.query('set local session_replication_role = replica')
      for (const table of [...TABLES].toReversed())
        await database.query(`delete from ${table} where client_code = '${CLIENT}'`)
      await database.query(`delete from offre where client_code = '${CLIENT}'`)
      await database.query(`delete from import_lot where client_code = '${CLIENT}'`)
      await database.query('commit')
    },

    isMerging: async () =>
      (
        await database.query(
          `select 1 from import_lot where client_code = $1 and etat = 'fusion'`,
          [CLIENT],
        )
      ).rowCount === 1,
    end: () => database.end(),
  }
}

export type ImportBase = Awaited<ReturnType<typeof openImport>>

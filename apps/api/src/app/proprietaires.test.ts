import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { tablesDuSchema } from '../../testing/voisins.ts'
import { gestionsTenues } from './slices.ts'

/** Tables that belong to no client, and why. No verb of a client's staff writes them, but for what is said. */
const deLInstallation: Record<string, string> = {
  budget_securite: 'counts tries by what is tried; written by whoever is refused',
  client: 'the clients themselves: their administrators change their own, and those they manage',
  code_postal: 'the nation’s; npm run referentiels',
  defi_cle_acces: 'a challenge of some minutes, of whoever has not said who they are',
  historique_adresse: 'goes with a line of the history, which has its client',
  historique_sceau:
    'one chain for all: a seal says nothing of a line that its client does not hold',
  job: 'work of the portal; staff ask for it by what they do, and have what failed tried again, as it is',
  job_pause: 'held up for an hour by the insurer that looks after all others, or the operator',
  referentiel: 'common rows; npm run referentiels',
  secret_installation: 'keys, made at the first start',
}

const nomDe = (table: PgTable) => getTableConfig(table).name
const hasClient = (table: PgTable) =>
  getTableConfig(table).columns.some(({ name }) => name === 'clientCode')

/** Whose row it is: its own column, or the first row that it hangs on and that says so. */
function proprietaire(table: PgTable, vues: readonly PgTable[] = []): string | null {
  if (hasClient(table)) return nomDe(table)
  if (vues.includes(table)) return null
  const parents = getTableConfig(table).foreignKeys.filter(({ reference }) =>
    // A row that may hang on nothing would be nobody's.
    reference().columns.every(({ notNull }) => notNull),
  )
  for (const { reference } of parents) {
    const par = proprietaire(reference().foreignTable, [...vues, table])
    if (par) return par
  }
  return null
}

test('every table is a client’s, by its own column or by the row it hangs on, or says why not', async () => {
  const tables = await tablesDuSchema()
  assert.ok(tables.length > 100, `${tables.length} tables`)
  const sans = tables.filter((table) => proprietaire(table) === null).map(nomDe)
  assert.deepEqual(sans.sort(), Object.keys(deLInstallation).sort())
  const parAutrui = Object.fromEntries(
    tables.filter((t) => !hasClient(t) && proprietaire(t)).map((t) => [nomDe(t), proprietaire(t)]),
  )
  assert.equal(parAutrui.demande_message, 'demande')
  assert.equal(parAutrui.indu_echeance, 'indu')
  assert.equal(parAutrui.faq_commentaire, 'faq_question')
  assert.equal(parAutrui.notification, 'compte')
})

test('no table of the installation is kept by staff: those that show one may read it', () => {
  const ecrites: string[] = []
  for (const { gestion, tenue } of gestionsTenues) {
    const { list: _, export: __, ...ecritures } = gestion.droits
    if (!tenue || hasClient(tenue.table)) continue
    assert.ok(nomDe(tenue.table) in deLInstallation, gestion.key)
    if (Object.keys(ecritures).length > 0) ecrites.push(gestion.key)
  }
  assert.deepEqual(ecrites, [])
})

import assert from 'node:assert/strict'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { dateAParis } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { deposer } from '../../testing/ribs.ts'
import { createHistorique, recordEvenement } from '../features/historique/index.ts'
import { sealed } from '../noyau/sealed.ts'
import { exclues, laissees, scellees } from './contenu.ts'
import { exporter, type Manifeste, verifier } from './exporter.ts'
import { exporterIncident } from './incident.ts'

let t: TestApp
let dossier: string
let manifeste: Manifeste
before(async () => {
  t = await createTestApp()
  dossier = mkdtempSync(join(tmpdir(), 'exporter-'))
  await deposer(await t.as('hugo.roche@example.org'), 'Facture.pdf')
  manifeste = await exporter(t, join(dossier, 'tout'), t.clock.now)
})
after(async () => {
  rmSync(dossier, { recursive: true, force: true })
  await t?.close()
})

const lignesDe = (table: string) =>
  readFileSync(join(dossier, 'tout/tables', `${table}.jsonl`), 'utf8')
    .split('\n')
    .filter((ligne) => ligne !== '')
    .map((ligne) => JSON.parse(ligne) as Record<string, unknown>)

test('every table is there or says why not, with as many rows as the database has', async () => {
  const found = await t.database.db.execute(
    sql`select table_name as nom from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const noms = (found as unknown as { rows: { nom: string }[] }).rows.map(({ nom }) => nom).sort()
  const dites = [...manifeste.tables.map(({ table }) => table), ...Object.keys(exclues)].sort()
  assert.deepEqual(dites, noms)
  for (const { table, lignes } of manifeste.tables) {
    const compte = await t.database.db.execute(
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    )
    assert.equal(lignes, (compte as unknown as { rows: { n: number }[] }).rows[0]?.n, table)
    assert.equal(lignesDe(table).length, lignes, table)
  }
})

test('what was sealed here is readable elsewhere, and every sealed column is thought of', () => {
  const [camille] = lignesDe('contrat').filter(({ numero }) => numero === '20450001')
  assert.match(String(camille?.iban), /^FR\d{2}/)
  const factice = {
    clientCode: '',
    numeroContrat: '',
    channel: '',
    destinataireEmpreinte: '',
    creeLe: t.clock.now,
  }
  const lieux = Object.values(sealed) as unknown as ((ligne: unknown) => readonly string[])[]
  const connues = [...Object.keys(scellees), ...laissees]
  const oubliees = lieux
    .map((lieu) => lieu(factice)[0] ?? '')
    .filter((lieu) => !connues.includes(lieu) && !((lieu.split('.')[0] ?? '') in exclues))
  assert.deepEqual(oubliees, [])
})

test('files come with it as they were sent', () => {
  const [depose] = lignesDe('fichier').filter(({ local_file_name: nom }) => nom === 'Facture.pdf')
  const nom = `fichiers/${depose?.remote_file_name}`
  assert.ok(manifeste.fichiers.some(({ fichier }) => fichier === nom))
  assert.match(readFileSync(join(dossier, 'tout', nom), 'latin1'), /^%PDF/)
})

test('read again, it is whole; one byte more is found', async () => {
  assert.deepEqual(await verifier(join(dossier, 'tout')), [])
  appendFileSync(join(dossier, 'tout/tables/contrat.jsonl'), '{}\n')
  assert.deepEqual(await verifier(join(dossier, 'tout')), ['tables/contrat.jsonl'])
})

test('an incident takes away the lines of its days with their seals, and says whether the chain is whole', async () => {
  const historique = createHistorique({ sealer: t.sealer, joursAdresses: 30 })
  for (const jours of [0, 3])
    await recordEvenement(t.database.db, {
      clientCode: 'horizon',
      compteId: null,
      action: 'connexion-refusee',
      le: new Date(t.clock.now.getTime() - jours * 86_400_000),
    })
  await historique.seal(t.database.db)
  const jour = dateAParis(t.clock.now)
  const fait = await exporterIncident(
    { database: t.database, check: historique.check },
    { du: jour, au: jour, dossier: join(dossier, 'incident'), now: t.clock.now },
  )
  assert.equal(fait.lignes, 1)
  assert.equal(fait.controle.rupture, null)
  const lignes = readFileSync(join(dossier, 'incident/historique.jsonl'), 'utf8').trim().split('\n')
  assert.equal(lignes.length, fait.lignes)
  const derniere = JSON.parse(lignes.at(-1) ?? '{}')
  assert.equal(derniere.sceau, fait.sceauFin)
})

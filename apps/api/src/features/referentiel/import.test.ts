import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ImportReferentiel } from '@espace-adherent/contract'
import { and, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { historique } from '../historique/historique.schema.ts'

let t: TestApp
let admin: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
})
after(() => t?.close())

const importer = (csv: string, isEssai: boolean) =>
  admin({
    method: 'POST',
    url: '/api/admin/referentiel/import',
    payload: { table: 'motif-contact', csv, isEssai },
  })
const read = async () =>
  (
    (await admin('/api/referentiel/motif-contact')).json() as {
      items: { code: string; libelle: string }[]
    }
  ).items

test('a dry run tells what would change, and changes nothing', async () => {
  const avant = await read()
  const [premier] = avant
  assert.ok(premier)
  const csv = `Code;Libellé\n${premier.code};Autrement dit\nNEUF;"Un ; nouveau"\n`
  const essai = await importer(csv, true)
  assert.equal(essai.statusCode, 200, essai.body)
  const { creations, modifications, absentes, erreurs, apercu } = essai.json() as ImportReferentiel
  assert.deepEqual([creations, modifications, absentes, erreurs], [1, 1, avant.length - 1, []])
  assert.deepEqual(apercu[0], { ligne: 3, code: 'NEUF', avant: null, apres: 'Un ; nouveau (2)' })
  assert.deepEqual(await read(), avant)

  assert.equal((await importer(csv, false)).statusCode, 200)
  const apres = await read()
  assert.equal(apres.length, avant.length + 1)
  assert.equal(apres.find(({ code }) => code === 'NEUF')?.libelle, 'Un ; nouveau')
  assert.equal(apres.find(({ code }) => code === premier.code)?.libelle, 'Autrement dit')
  const encore = (await importer(csv, true)).json() as ImportReferentiel
  assert.deepEqual([encore.creations, encore.modifications, encore.inchangees], [0, 0, 2])
  const lignes = await t.database.db
    .select()
    .from(historique)
    .where(
      and(eq(historique.objet, 'referentiel.motif-contact'), eq(historique.clientCode, 'horizon')),
    )
  assert.deepEqual(lignes.map(({ action }) => action).sort(), ['creation', 'modification'])
  // Whoever watches over the portal sees what came in, as a whole.
  const { items } = (await admin('/api/admin/exploitation/imports')).json()
  assert.equal(items.length, 1)
  const { quoi, creations: crees, modifications: changees } = items[0]
  assert.deepEqual([quoi, crees, changees], ['Motifs de contact', 1, 1])
})

test('lines that are wrong are named, and with one of them nothing is written', async () => {
  const avant = await read()
  const csv =
    'code;libelle;ordre\nBON;Bon;1\né é;Accent;2\nBON;Double;3\nVIDE;;4\nNOMBRE;Nombre;douze'
  const { erreurs } = (await importer(csv, true)).json() as ImportReferentiel
  assert.deepEqual(
    erreurs.map(({ ligne }) => ligne),
    [3, 4, 5, 6],
  )
  assert.match(erreurs[0]?.message ?? '', /^code\u00a0: Le code ne comporte que des lettres/)
  assert.equal((await importer(csv, false)).statusCode, 400)
  const sansEntete = await importer('1;2\n3;4', true)
  assert.equal(sansEntete.statusCode, 400)
  assert.match((sansEntete.json() as { champs: { csv: string } }).champs.csv, /^La première ligne/)
  assert.deepEqual(await read(), avant)
})

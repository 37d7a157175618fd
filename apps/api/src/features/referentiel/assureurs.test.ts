import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CodeLibelle, ImportReferentiel, LigneGestion } from '@espace-adherent/contract'
import { and, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { ATLAS } from '../../../testing/ribs.ts'
import { findLignes, updateCommun } from './index.ts'
import { findLibelles } from './referentiel.repository.ts'
import { referentiel, referentielClient } from './referentiel.schema.ts'

const MOTIFS = '/api/admin/referentiel/motif-contact'

let t: TestApp
let horizon: Inject
let atlas: Inject
let camille: Inject
before(async () => {
  t = await createTestApp()
  horizon = await t.as('admin@example.org')
  atlas = await t.as('admin.atlas@example.org', ATLAS)
  camille = await t.as('camille.martin@example.org')
})
after(() => t?.close())

const post = (who: Inject, url: string, payload: object) => who({ method: 'POST', url, payload })
const tenue = async (who: Inject, code: string) =>
  ((await who(`${MOTIFS}?id=${code}`)).json().items as LigneGestion[])[0] as LigneGestion
const offert = async (who: Inject, code: string) =>
  ((await who('/api/referentiel/motif-contact')).json().items as CodeLibelle[]).find(
    (ligne) => ligne.code === code,
  )?.libelle
const commune = async (code: string) =>
  (
    await t.database.db
      .select()
      .from(referentiel)
      .where(and(eq(referentiel.nomTable, 'motif-contact'), eq(referentiel.code, code)))
  )[0]
const evenements = async (who: Inject, code: string) =>
  (await who(`${MOTIFS}/historique?id=${code}`)).json().evenements as {
    action: string
    auteur: string | null
  }[]

test('a renaming is read by the members of that insurer alone, and its history says who', async () => {
  const avant = await tenue(horizon, 'REM')
  assert.deepEqual([avant.origine, avant.isRetire], ['commune', false])
  const fait = await post(horizon, MOTIFS, {
    id: 'REM',
    revision: avant.revision,
    valeurs: { libelle: 'Mon remboursement' },
  })
  assert.deepEqual([fait.json().libelle, fait.json().origine], ['Mon remboursement', 'reprise'])
  assert.equal(await offert(camille, 'REM'), 'Mon remboursement')
  assert.equal(await offert(atlas, 'REM'), 'Un remboursement')
  assert.equal((await commune('REM'))?.libelle, 'Un remboursement')
  assert.deepEqual(
    (await evenements(horizon, 'REM')).map(({ action }) => action),
    ['modification'],
  )
  assert.ok((await evenements(horizon, 'REM'))[0]?.auteur)
  assert.deepEqual(await evenements(atlas, 'REM'), [])
})

test('two who change the same common row: the second is told', async () => {
  const { revision } = await tenue(horizon, 'DEV')
  const change = (libelle: string) =>
    post(horizon, MOTIFS, { id: 'DEV', revision, valeurs: { libelle } })
  assert.equal((await change('Un devis')).statusCode, 200)
  const second = await change('Une prise en charge')
  assert.deepEqual([second.statusCode, second.json().code], [409, 'Conflict'])
  assert.equal(await offert(camille, 'DEV'), 'Un devis')
})

test('what was saved as it stood stays common, and follows the installation', async () => {
  const { revision, libelle } = await tenue(atlas, 'CTP')
  await post(atlas, MOTIFS, { id: 'CTP', revision, valeurs: { libelle } })
  assert.equal((await tenue(atlas, 'CTP')).origine, 'commune')
  assert.deepEqual(
    await t.database.db
      .select()
      .from(referentielClient)
      .where(eq(referentielClient.clientCode, 'atlas')),
    [],
  )
  await updateCommun(t.database.db, {
    table: 'motif-contact',
    csv: 'code;libelle\nCTP;La carte de tiers payant\nREM;Les remboursements',
    isEssai: false,
    isRemplacement: false,
    now: t.clock.now,
  })
  assert.equal(await offert(atlas, 'CTP'), 'La carte de tiers payant')
  assert.equal(await offert(camille, 'REM'), 'Mon remboursement', 'its own words stay')
  assert.equal(await offert(atlas, 'REM'), 'Les remboursements')
})

test('a common row that is deleted is withdrawn for that insurer, keeps its label, and comes back', async () => {
  const { revision, libelle } = await tenue(horizon, 'GAR')
  const efface = await post(horizon, `${MOTIFS}/delete`, { id: 'GAR', revision })
  assert.equal(efface.statusCode, 204)
  assert.equal(await offert(camille, 'GAR'), undefined)
  assert.equal(await offert(atlas, 'GAR'), libelle)
  const { libelleDe, isProposee } = await findLibelles(t.database.db, 'horizon', [
    { table: 'motif-contact', code: 'GAR' },
  ])
  assert.deepEqual(
    [libelleDe('motif-contact', 'GAR'), isProposee('motif-contact', 'GAR')],
    [libelle, false],
  )
  const retirees = (await horizon(`${MOTIFS}?isRetire=true`)).json().items as LigneGestion[]
  assert.deepEqual(
    retirees.map(({ id }) => id),
    ['GAR'],
  )
  const retour = await post(horizon, `${MOTIFS}/restore`, {
    id: 'GAR',
    revision: revision + 1,
    version: revision,
  })
  assert.equal(retour.statusCode, 200, retour.body)
  assert.equal(await offert(camille, 'GAR'), libelle)
})

test('an addition is its insurer’s: another may use its code, and deleting it deletes it', async () => {
  const ligne = { code: 'NEUF', libelle: 'Le neuf', ordre: 0 }
  assert.equal((await post(horizon, `${MOTIFS}/create`, ligne)).json().origine, 'propre')
  assert.equal(await tenue(atlas, 'NEUF'), undefined)
  const autre = await post(atlas, `${MOTIFS}/create`, { ...ligne, libelle: 'Tout neuf' })
  assert.equal(autre.statusCode, 200, autre.body)
  assert.equal((await findLignes(t.database.db, 'horizon', 'motif-contact'))[0]?.libelle, 'Le neuf')
  assert.equal(
    (await post(horizon, `${MOTIFS}/delete`, { id: 'NEUF', revision: 1 })).statusCode,
    204,
  )
  assert.equal(await tenue(horizon, 'NEUF'), undefined)
  assert.equal((await tenue(atlas, 'NEUF')).libelle, 'Tout neuf')
})

test('usages are counted over the insurer’s own people', async () => {
  const combien = async (who: Inject) =>
    (
      (await who('/api/admin/referentiel/civilite/usages?id=MME')).json().usages as {
        libelle: string
        nombre: number
      }[]
    ).find(({ libelle }) => libelle === 'Personnes')?.nombre ?? 0
  const { rows } = (await t.database.db.execute(
    `select client_code, count(*)::int as nombre from personne where code_civilite = 'MME' group by 1`,
  )) as unknown as { rows: { client_code: string; nombre: number }[] }
  const attendu = (client: string) => rows.find((r) => r.client_code === client)?.nombre ?? 0
  assert.deepEqual(
    [await combien(horizon), await combien(atlas)],
    [attendu('horizon'), attendu('atlas')],
  )
  assert.notEqual(attendu('horizon'), attendu('atlas'))
})

test('a table of the installation is read, and no file is imported into it', async () => {
  const csv = 'code;libelle\nFR;La France'
  for (const isEssai of [true, false]) {
    const refus = await post(horizon, '/api/admin/referentiel/import', {
      table: 'pays',
      csv,
      isEssai,
    })
    assert.equal(refus.statusCode, 404)
  }
  const pays = (await horizon('/api/admin/referentiel/pays?id=FR')).json().items as LigneGestion[]
  assert.equal(pays[0]?.libelle, 'France')
  for (const suffix of ['', '/create', '/delete', '/restore', '/lot', '/delete/lot'])
    assert.equal(
      (await post(horizon, `/api/admin/referentiel/pays${suffix}`, {})).statusCode,
      404,
      suffix,
    )
})

test('a file changes the words of its insurer alone', async () => {
  const csv = 'code;libelle\nM;Chaque mois'
  const answer = await post(atlas, '/api/admin/referentiel/import', {
    table: 'periodicite',
    csv,
    isEssai: false,
  })
  assert.equal((answer.json() as ImportReferentiel).modifications, 1, answer.body)
  const lire = async (client: string) =>
    (await findLignes(t.database.db, client, 'periodicite')).find(({ code }) => code === 'M')
      ?.libelle
  assert.deepEqual([await lire('atlas'), await lire('horizon')], ['Chaque mois', 'Mensuelle'])
})

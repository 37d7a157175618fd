import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { unzipSync } from 'fflate'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'
import { preuvePapier } from '../../schema/papiers.schema.ts'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { createRibs } from '../../testing/ribs.ts'
import { annoncerFermetures } from './index.ts'

const HUGO = 'hugo.roche@example.org'
const FINI = '20450004'
const ARCHIVE = '/api/adherent/papiers/visionneuse?id=mes-papiers.zip'

let t: TestApp
let noon: Date
const ribs = createRibs(() => t)
before(async () => {
  t = await createTestApp()
  noon = t.clock.now
})
after(() => t?.close())

const numeros = async (call: Inject) =>
  (await call('/api/adherent/contrats'))
    .json()
    .contrats.map((c: { numeroContratIndividuel: string }) => c.numeroContratIndividuel)
const le = (jour: string) => {
  t.clock.now = new Date(`${jour}T11:00:00Z`)
}
/** Ended on the last day of the year before last. */
const dernier = () => `${noon.getFullYear() + 3}-12-31`

test('an ended contract and its papers are read for five years after its end, and not one day more', async () => {
  le(dernier())
  const hugo = await t.as(HUGO)
  assert.ok((await numeros(hugo)).includes(FINI))
  const papiers = await hugo({ url: '/api/cgdm-svc/ged', headers: { 'x-numcontrat': FINI } })
  assert.ok(papiers.json().items.length > 0)
  le(`${noon.getFullYear() + 4}-01-01`)
  const apres = await t.as(HUGO)
  assert.deepEqual(await numeros(apres), ['20450003'])
  const ferme = await apres({ url: '/api/cgdm-svc/ged', headers: { 'x-numcontrat': FINI } })
  assert.equal(ferme.statusCode, 404)
})

test('its member is told two months before, once, and the proof says when, how and where', async () => {
  await ribs.reset()
  const annoncer = () => annoncerFermetures({ ...t, db: t.database.db } as never, t.clock.now)
  le(`${noon.getFullYear() + 3}-10-30`)
  assert.equal(await annoncer(), 0)
  le(`${noon.getFullYear() + 3}-10-31`)
  assert.equal(await annoncer(), 1)
  assert.equal(await annoncer(), 0)
  const [mail] = await ribs.inbox(HUGO)
  assert.equal(mail?.subject, `Enregistrez vos papiers avant le 31 décembre ${noon.getFullYear() + 3}`)
  assert.match(mail?.text ?? '', /Santé Essentiel, n°\u00a020450004/)
  assert.match(mail?.text ?? '', /#\/profil\/donnees/)
  const [preuve] = await t.database.db.select().from(preuvePapier)
  assert.deepEqual(
    [preuve?.nature, preuve?.objet, preuve?.moyen, preuve?.le.getTime()],
    ['fermeture', FINI, 'email', t.clock.now.getTime()],
  )
  assert.doesNotMatch(preuve?.adresse ?? '', /hugo/)
})

test('one file with every paper of each contract, what is kept and what is made, and nothing after a long time without proof', async () => {
  t.clock.now = noon
  const hugo = await t.as(HUGO)
  const reponse = await hugo(ARCHIVE)
  assert.equal(reponse.statusCode, 200, reponse.body.slice(0, 200))
  assert.equal(reponse.headers['content-type'], 'application/zip')
  assert.match(String(reponse.headers['content-disposition']), /mes-papiers-\d{4}-\d\d-\d\d\.zip/)
  const fichiers = unzipSync(reponse.rawPayload)
  const noms = Object.keys(fichiers)
  const annee = noon.getFullYear()
  for (const attendu of [
    /^Santé [^/]+ 20450003\/Documents\//,
    /^Santé Essentiel 20450004\/(Documents|Courriers)\//,
    new RegExp(`20450003/Édités ce jour/Échéancier ${annee}\\.pdf$`),
    new RegExp(`20450003/Édités ce jour/Relevé de prestations ${annee}\\.pdf$`),
    /20450003\/Édités ce jour\/Carte TP /,
    /20450003\/Édités ce jour\/Mandat SEPA /,
    /^LISEZ-MOI\.txt$/,
  ])
    assert.ok(noms.some((nom) => attendu.test(nom)), `${attendu}: ${noms.join(', ')}`)
  assert.equal(new Set(noms).size, noms.length)
  const lisezMoi = Buffer.from(fichiers['LISEZ-MOI.txt'] ?? []).toString()
  assert.match(lisezMoi, new RegExp(`contient ${noms.length - 1} documents`))
  assert.doesNotMatch(lisezMoi, /n’ont pas pu/)
  t.clock.now = new Date(noon.getTime() + 20 * 60_000)
  const refus = await hugo(ARCHIVE)
  assert.deepEqual([refus.statusCode, refus.json().code], [403, 'SecurityCodeRequired'])
  t.clock.now = noon
})

test('what another person of the contract keeps to themselves is in no paper of the archive', async () => {
  const { db } = t.database
  await db.execute(`update accord_soins set retire_le = now() where retire_le is null`)
  const textesDe = async (qui: string) => {
    const archive = await (await t.as(qui))(ARCHIVE)
    assert.equal(archive.statusCode, 200)
    return Object.entries(unzipSync(archive.rawPayload))
      .filter(([nom]) => /Relevé de prestations \d{4}\.pdf$/.test(nom))
      .map(([, contenu]) => readPdf(Buffer.from(contenu)).pages.join('\n'))
      .join('\n')
  }
  const camille = await textesDe('camille.martin@example.org')
  assert.match(camille, /Détail confidentiel|Soins de Julien|Julien/)
  const julien = await textesDe('julien.martin@example.org')
  assert.doesNotMatch(julien, /Camille\n/)
})

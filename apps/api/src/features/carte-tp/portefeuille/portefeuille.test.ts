import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash, createVerify, generateKeyPairSync, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { createTestApp, type TestApp } from '../../../../testing/index.ts'
import { choosePortefeuilles } from '../../../app/portefeuilles.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const SANTE = '20450001'
const URL = '/api/cgdm-svc/carte-tp/portefeuille'
const ask = async (userName: string, suffixe = '', numeroContrat = SANTE) =>
  (await t.as(userName))({ url: `${URL}${suffixe}`, headers: { 'x-numcontrat': numeroContrat } })
const client = (code: string) => {
  const found = t.annuaire.byCode(code)
  assert.ok(found)
  return found
}
const CAMILLE = 'camille.martin@example.org'
const FICHIER = '/visionneuse?id=apple'

async function openPasse(userName: string) {
  const answer = await ask(userName, FICHIER)
  assert.equal(answer.statusCode, 200)
  const zip = unzipSync(answer.rawPayload)
  return { answer, zip, passe: JSON.parse(strFromU8(zip['pass.json'] as Uint8Array)) }
}

test('the card for the wallet says what the card says, and names every file by its hash', async () => {
  assert.deepEqual((await ask(CAMILLE)).json().items, [{ cle: 'apple', lien: null }])
  const { answer, zip, passe } = await openPasse(CAMILLE)
  assert.equal(answer.headers['content-type'], 'application/vnd.apple.pkpass')
  const annee = t.clock.now.getFullYear()
  assert.match(
    String(answer.headers['content-disposition']),
    /^attachment; filename="carte-tp-20450001-\d{4}\.pkpass"/,
  )
  const { 'manifest.json': manifest, signature, ...fichiers } = zip
  assert.deepEqual(Object.keys(fichiers).sort(), [
    'icon.png',
    'icon@2x.png',
    'icon@3x.png',
    'pass.json',
  ])
  assert.deepEqual(
    JSON.parse(strFromU8(manifest as Uint8Array)),
    Object.fromEntries(
      Object.entries(fichiers).map(([nom, contenu]) => [
        nom,
        createHash('sha1').update(contenu).digest('hex'),
      ]),
    ),
  )
  assert.ok((signature?.length ?? 0) > 500)
  assert.equal(passe.organizationName, 'Mutuelle Horizon')
  assert.equal(passe.expirationDate, `${annee}-12-31T22:59:00Z`)
  const { generic, ...tete } = passe
  assert.deepEqual(
    [...generic.secondaryFields, ...generic.auxiliaryFields].map(
      ({ value }: { value: string }) => value,
    ),
    ['99345001', 'SP', '0101', '20450001'],
  )
  const verso = generic.backFields.map(({ value }: { value: string }) => value).join('\n')
  for (const texte of [
    'MARTIN Camille, 14/03/1986, rang 1',
    'MARTIN Léa',
    'PHAR Pharmacie\u00a0: 100\u00a0%',
  ])
    assert.ok(verso.includes(texte), texte)
  // Nobody is called later, and no code is made up.
  for (const key of ['webServiceURL', 'authenticationToken', 'barcode', 'barcodes'])
    assert.ok(!(key in tete), key)
})

test('the manifest is signed by the insurer’s certificate, at the time that it was taken', async (context) => {
  const { zip } = await openPasse(CAMILLE)
  const apple = await choosePortefeuilles(
    { portefeuilles: null, demoData: true },
    t.database.db,
    t.sealer,
  )(client('horizon')).apple?.()
  assert.ok(apple)
  const dossier = mkdtempSync(join(tmpdir(), 'passe-'))
  try {
    const write = (nom: string, contenu: string | Uint8Array) => {
      const chemin = join(dossier, nom)
      writeFileSync(chemin, contenu)
      return chemin
    }
    const [ca, manifest, signature] = [
      write('ca.pem', apple.certificat),
      write('manifest.json', zip['manifest.json'] as Uint8Array),
      write('signature', zip.signature as Uint8Array),
    ]
    const verify = (contenu: string) =>
      execFileSync(
        'openssl',
        [
          'cms',
          '-verify',
          '-inform',
          'DER',
          '-in',
          signature,
          '-content',
          contenu,
          '-CAfile',
          ca,
          '-purpose',
          'any',
          '-binary',
          '-out',
          join(dossier, 'lu'),
        ],
        { stdio: 'pipe' },
      )
    try {
      execFileSync('openssl', ['version'])
    } catch {
      return context.skip('no openssl on this machine')
    }
    verify(manifest)
    const dit = execFileSync('openssl', [
      'cms',
      '-cmsout',
      '-print',
      '-inform',
      'DER',
      '-in',
      signature,
    ])
    assert.match(String(dit), /signingTime/)
    // One letter else, and it is somebody else's.
    const autre = write('autre.json', `${strFromU8(zip['manifest.json'] as Uint8Array)} `)
    assert.throws(() => verify(autre))
  } finally {
    rmSync(dossier, { recursive: true })
  }
})

test('a beneficiary’s names nobody else, and takes the place of no other on a phone', async () => {
  const [sien, leur] = [await openPasse('julien.martin@example.org'), await openPasse(CAMILLE)]
  const texte = JSON.stringify(sien.passe)
  assert.match(texte, /MARTIN Julien/)
  assert.doesNotMatch(texte, /Camille|Léa/)
  assert.notEqual(sien.passe.serialNumber, leur.passe.serialNumber)
})

test('whoever may not see the card has none for the wallet either', async () => {
  const { now } = t.clock
  for (const suffixe of ['', FICHIER]) {
    t.clock.now = new Date(t.clock.now.getTime() + 61_000)
    assert.equal((await ask('hugo.roche@example.org', suffixe)).statusCode, 404, suffixe)
    assert.equal((await t.visitor()(`${URL}${suffixe}`)).statusCode, 401, suffixe)
  }
  t.clock.now = now
  // A provident contract has no card, a contract that is suspended neither.
  assert.deepEqual((await ask(CAMILLE, '', '20450002')).json().items, [])
  assert.equal((await ask(CAMILLE, FICHIER, '20450002')).statusCode, 404)
  assert.equal((await ask(CAMILLE, '/visionneuse?id=autre')).statusCode, 404)
})

test('a card that has ended is no card for a wallet', async () => {
  const { now } = t.clock
  t.clock.now = new Date(`${now.getFullYear() + 3}-06-01T12:00:00Z`)
  try {
    assert.deepEqual((await ask(CAMILLE)).json().items, [])
    assert.equal((await ask(CAMILLE, FICHIER)).statusCode, 404)
  } finally {
    t.clock.now = now
  }
})

const paire = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

test('the insurer’s own code is shown as it is: a picture for one wallet, its text for the other', async () => {
  const ownCode = (db: TestApp['database']['db']) =>
    db.execute(sql`update carte_tp set datamatrix = 'CONTENU 42' where numero_contrat = '20450001'`)
  await ownCode(t.database.db)
  const { zip, passe } = await openPasse(CAMILLE)
  assert.ok(zip['thumbnail.png'] && zip['thumbnail@3x.png'])
  assert.ok(!('barcodes' in passe))

  const { publicKey, privateKey: cle } = paire()
  const google = {
    classe: '3388000000022.carte-tp',
    compte: 'portail@projet.iam.gserviceaccount.com',
    cle,
  }
  const dossier = mkdtempSync(join(tmpdir(), 'passe-'))
  const fichier = join(dossier, 'portefeuilles.json')
  writeFileSync(fichier, JSON.stringify({ horizon: { google } }))
  const autre = await createTestApp({ environment: { PORTEFEUILLES: fichier } })
  try {
    await ownCode(autre.database.db)
    const camille = await autre.as(CAMILLE)
    const headers = { 'x-numcontrat': SANTE }
    const { items } = (await camille({ url: URL, headers })).json()
    assert.deepEqual(
      items.map(({ cle }: { cle: string }) => cle),
      ['google'],
    )
    // Set up for one wallet, it is not offered for the other.
    assert.equal((await camille({ url: `${URL}${FICHIER}`, headers })).statusCode, 404)
    const debut = 'https://pay.google.com/gp/v/save/'
    const lien: string = items[0].lien
    assert.ok(lien.startsWith(debut))
    // Longer ones are cut off.
    assert.ok(lien.length - debut.length <= 1800, String(lien.length))
    const [tete = '', corps = '', signature = ''] = lien.slice(debut.length).split('.')
    const verifier = createVerify('RSA-SHA256').update(`${tete}.${corps}`)
    assert.ok(verifier.verify(publicKey, signature, 'base64url'))
    const jeton = JSON.parse(Buffer.from(corps, 'base64url').toString())
    assert.equal(jeton.typ, 'savetowallet')
    assert.equal(jeton.iss, google.compte)
    const [objet] = jeton.payload.genericObjects
    assert.equal(objet.classId, google.classe)
    assert.deepEqual(objet.barcode, { type: 'DATA_MATRIX', value: 'CONTENU 42' })
    const dit = JSON.stringify(objet)
    for (const texte of ['99345001', '20450001', 'Santé Sérénité', 'MARTIN Léa'])
      assert.ok(dit.includes(texte), texte)
  } finally {
    await autre.close()
    rmSync(dossier, { recursive: true })
  }
})

test('without a certificate no wallet is offered; one that does not fit stops the start', async () => {
  const { db } = t.database
  const horizon = client('horizon')
  const choose = (portefeuilles: string | null) =>
    choosePortefeuilles({ portefeuilles, demoData: false }, db, t.sealer)
  assert.deepEqual(choose(null)(horizon), {})
  const apple = await choosePortefeuilles(
    { portefeuilles: null, demoData: true },
    db,
    t.sealer,
  )(horizon).apple?.()
  assert.ok(apple)
  assert.match(new X509Certificate(apple.certificat).subject, /Mutuelle Horizon/)
  const dossier = mkdtempSync(join(tmpdir(), 'passe-'))
  try {
    const fichier = join(dossier, 'portefeuilles.json')
    const write = (valeur: unknown) => writeFileSync(fichier, JSON.stringify(valeur))
    write({ horizon: { apple } })
    assert.deepEqual(await choose(fichier)(horizon).apple?.(), apple)
    assert.deepEqual(choose(fichier)(client('atlas')), {})
    const { privateKey: autre } = paire()
    for (const faux of [
      { ...apple, cle: autre },
      { ...apple, certificat: 'illisible' },
      { ...apple, equipe: 'a' },
    ]) {
      write({ horizon: { apple: faux } })
      assert.throws(() => choose(fichier), {
        name: 'StartRefusedError',
        message: /PORTEFEUILLES.*horizon\.apple/,
      })
    }
    assert.throws(() => choose(join(dossier, 'absent')), { name: 'StartRefusedError' })
  } finally {
    rmSync(dossier, { recursive: true })
  }
})

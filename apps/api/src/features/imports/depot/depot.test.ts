import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import {
  createTestApp,
  type Inject,
  oublierImports,
  SECOND,
  type TestApp,
} from '../../../../testing/index.ts'
import { personne } from '../../../noyau/contrats.schema.ts'
import { historique } from '../../historique/historique.schema.ts'
import { importLot } from '../imports.schema.ts'
import { findMorceauxConnus } from './depot.repository.ts'
import {
  annoncer,
  deposer,
  faire,
  type Lot,
  lire,
  lotDe,
  manifesteDe,
  pousser,
  taillesDe,
} from './depot.testing.ts'
import { removeExpired } from './effacer.ts'

let t: TestApp
let admin: Inject
let second: Inject
before(async () => {
  t = await createTestApp()
  await oublierImports(t)
  admin = await t.as('admin@example.org')
  second = await t.as(SECOND)
})
after(() => t?.close())

/** Each run is later than the one before it. */
async function travailler() {
  t.clock.now = new Date(t.clock.now.getTime() + 60_000)
  await t.jobs.drain(['imports.executer'])
}
const gens = (nombre: number, plus: Record<number, object> = {}) =>
  Array.from({ length: nombre }, (_, i) => ({
    ...{ id: `P${i}`, nom: 'Colonna', prenom: `Ève${'abcdefghijklmnopqrstuvwxyz'[i % 26]}` },
    dateNaissance: `19${50 + (i % 40)}-05-02`,
    ...plus[i],
  }))
/** Of more than one part. */
async function deposerEntier({ manifeste, fichiers }: Lot): Promise<string> {
  const { id } = (await annoncer(admin, { manifeste, fichiers: taillesDe(fichiers) })).json()
  const part = 4 * 1024 * 1024
  for (const [nom, contenu] of Object.entries(fichiers))
    for (let debut = 0; debut < contenu.length; debut += part)
      await pousser(admin, { id, nom, debut }, contenu.subarray(debut, debut + part))
  return id
}
const importees = async () =>
  (await t.database.db.select().from(personne).where(eq(personne.clientCode, 'horizon'))).filter(
    ({ source }) => source !== null,
  ).length

test('a lot is sent, tried, imported: the report says what became of each record', async () => {
  const id = await deposer(admin, lotDe({ personnes: gens(30, { 3: { sexe: 'X' } }) }))
  assert.equal((await lire(admin, id)).etat, 'depose')
  assert.equal((await faire(admin, 'essayer', id)).statusCode, 200)
  await travailler()
  const essaye = await lire(admin, id)
  assert.equal(essaye.etat, 'essaye', essaye.arret)
  assert.equal(await importees(), 0)
  const { crees, rejetes, avant, apres } = essaye.bilan.entites[0]
  assert.deepEqual([crees, rejetes, avant, apres], [29, 1, 0, 29])
  assert.equal((await faire(admin, 'importer', id)).statusCode, 200)
  await travailler()
  const fait = await lire(admin, id)
  assert.equal(fait.etat, 'fait', fait.arret)
  assert.deepEqual(fait.bilan.entites, essaye.bilan.entites)
  assert.equal(await importees(), 29)
  assert.deepEqual(fait.rejets, ['personnes.jsonl'])
  assert.match(fait.lancePar, /\w+ \w+/)

  // What was refused is corrected and sent again.
  const rejets = await admin(`/api/admin/imports/rejets?id=${id}&entite=personnes`)
  assert.equal(rejets.statusCode, 200)
  assert.match(String(rejets.headers['content-disposition']), /personnes\.jsonl/)
  const corrige = Buffer.from(rejets.body.replace('"sexe":"X"', '"sexe":"F"'))
  const fichiers = { 'personnes.jsonl': corrige }
  const annonce = await annoncer(admin, { corrige: id, fichiers: taillesDe(fichiers) })
  assert.equal(annonce.statusCode, 200, annonce.body)
  const suite = annonce.json().id
  await pousser(admin, { id: suite, nom: 'personnes.jsonl' }, corrige)
  assert.equal((await faire(admin, 'importer', suite)).statusCode, 200)
  await travailler()
  const corrigee = await lire(admin, suite)
  assert.deepEqual([corrigee.etat, corrigee.corrige, corrigee.rejets], ['fait', '1', null])
  assert.equal(await importees(), 30)
})

test('a deletion of more than one in twenty waits for somebody else than who launched it', async () => {
  const id = await deposer(admin, lotDe({ personnes: gens(30) }, { lot: '2', precedent: '1' }))
  await faire(admin, 'importer', id)
  await travailler()
  assert.equal((await lire(admin, id)).etat, 'fait')
  // People are never deleted by a file: contracts that are gone are hidden.
  const contrats = Array.from({ length: 30 }, (_, i) => ({
    ...{ numero: `N${i}`, nomOffre: 'Essentielle', typeContrat: 'sante', etat: 'valide' },
    ...{ dateDebut: '2024-01-01' },
    assures: [{ personne: `P${i}`, qualite: 'adherent', lien: 'Adhérente', rang: 1 }],
  }))
  const offres = [{ nom: 'Essentielle', garanties: [], engagements: [], tarifs: [], renforts: [] }]
  const trois = await deposer(
    admin,
    lotDe({ offres, contrats }, { lot: '3', precedent: '2', mode: 'delta' }),
  )
  await faire(admin, 'importer', trois)
  await travailler()
  assert.equal((await lire(admin, trois)).etat, 'fait', (await lire(admin, trois)).arret)
  const partis = contrats.slice(0, 15).map(({ numero }) => ({ numero, supprime: true }))
  const lot = lotDe({ contrats: partis }, { lot: '4', precedent: '3', mode: 'delta' })
  const quatre = await deposer(admin, lot)
  await faire(admin, 'importer', quatre)
  await travailler()
  const arrete = await lire(admin, quatre)
  assert.equal(arrete.etat, 'a-confirmer', arrete.arret)
  assert.match(
    arrete.arret,
    /Plus de 5\s% des contrats.*15 sur 43.*une autre personne doit confirmer\.$/,
  )
  assert.equal((await faire(admin, 'importer', quatre)).statusCode, 409)
  /** What the screen is told of the gestures that it would offer, and of the answer of a second person. */
  const empeches = async (qui: Inject) => {
    const { confirmer, ...dits } = (await lire(qui, quatre)).empechements
    return [confirmer, dits['confirmer/accord']].map((dit) => dit ?? null)
  }
  assert.deepEqual(await empeches(admin), [null, null])
  const motif = { motif: 'Résiliations groupées de fin d’année' }
  const attente = async (qui: Inject) =>
    (await qui('/api/admin/approbations')).json()[0]?.imports ??
    (await qui('/api/admin/approbations')).json().imports
  assert.equal((await faire(second, 'confirmer', quatre, motif)).statusCode, 200)
  assert.equal((await faire(second, 'confirmer', quatre, motif)).statusCode, 400)
  // Asked for by a colleague, it waits for a third person: whoever launched it is none, and both are told so beforehand.
  const deja = 'Une demande attend déjà une décision'
  const troisieme = 'Une autre personne que celle qui a lancé ce lot doit confirmer.'
  assert.deepEqual(await empeches(admin), [deja, troisieme])
  assert.deepEqual(await empeches(second), [deja, 'Une autre personne doit approuver'])
  const sien = await faire(admin, 'confirmer/accord', quatre, { isDonne: true })
  assert.match(sien.body, /Une autre personne que celle qui a lancé ce lot/)
  assert.equal((await faire(second, 'confirmer/accord', quatre, { isDonne: true })).statusCode, 400)
  assert.equal(
    (await faire(second, 'confirmer/accord', quatre, { isDonne: false })).statusCode,
    200,
  )
  assert.equal((await faire(admin, 'confirmer', quatre, motif)).statusCode, 200)
  assert.equal(await attente(second), 1)
  assert.equal(await attente(admin), 0)
  assert.deepEqual(await empeches(second), [deja, null])
  const vu = await lire(second, quatre)
  assert.equal(vu.accord.motif, motif.motif)
  assert.equal((await faire(second, 'confirmer/accord', quatre, { isDonne: true })).statusCode, 200)
  await travailler()
  const fait = await lire(admin, quatre)
  assert.equal(fait.etat, 'fait', fait.arret)
  assert.notEqual(fait.lancePar, fait.confirmePar)
  assert.equal(fait.bilan.entites[0].supprimes, 15)
  const lignes = await t.database.db.select().from(historique).where(eq(historique.cible, quatre))
  assert.deepEqual(
    lignes.map(({ action }) => action).filter((action) => action !== 'import'),
    [
      'import-envoye',
      'import-demande',
      'import-soumis',
      'import-refuse',
      'import-soumis',
      'import-confirme',
    ],
  )
})

test('what is refused, and why', async () => {
  const lot = lotDe({ personnes: gens(3) }, { lot: '5', precedent: '4' })
  const fichiers = taillesDe(lot.fichiers)
  const clerk = await t.as('gestionnaire@example.org')
  const consultant = await t.as('consultant@example.org')
  const atlas = await t.as('admin@atlas.example.org', 'atlas.localhost:8080').catch(() => null)
  const mauvais = (plus: object[]) => ({
    manifeste: lot.manifeste,
    fichiers: [...fichiers, ...plus],
  })
  for (const [cas, qui, payload, status, phrase] of [
    ['a clerk', clerk, { manifeste: lot.manifeste, fichiers }, 403, /accès/],
    ['a consultant', consultant, { manifeste: lot.manifeste, fichiers }, 403, /accès/],
    ['no manifest', admin, { manifeste: '{}', fichiers }, 400, /n’annonce pas le format/],
    [
      'a file that is missing',
      admin,
      { manifeste: lot.manifeste, fichiers: [{ nom: 'fichiers/a.pdf', taille: 1 }] },
      400,
      /personnes\.jsonl est dans le manifeste/,
    ],
    [
      'a file of nobody',
      admin,
      mauvais([{ nom: 'autre.jsonl', taille: 1 }]),
      400,
      /ni dans le manifeste/,
    ],
    [
      'a path that leaves',
      admin,
      mauvais([{ nom: 'fichiers/../x.pdf', taille: 1 }]),
      400,
      /ni dans le manifeste/,
    ],
    [
      'what the run writes',
      admin,
      mauvais([{ nom: 'rejets/personnes.jsonl', taille: 1 }]),
      400,
      /ni dans le manifeste/,
    ],
    [
      'a paper too large',
      admin,
      mauvais([{ nom: 'fichiers/a.pdf', taille: 21 * 1024 * 1024 }]),
      400,
      /dépasse 20\sMo/,
    ],
    [
      'a lot too large',
      admin,
      {
        manifeste: lot.manifeste,
        fichiers: [
          { nom: 'personnes.jsonl', taille: 2 * 1024 ** 3 },
          { nom: 'correspondance.json', taille: 1 },
        ],
      },
      400,
      /2\sGo/,
    ],
    ['an empty file', admin, mauvais([{ nom: 'fichiers/a.pdf', taille: 0 }]), 400, /est vide/],
    ['the same name twice', admin, mauvais(fichiers), 400, /même nom/],
    [
      'a lot that is done',
      admin,
      {
        manifeste: lotDe({ personnes: gens(30) }, { lot: '2', precedent: '1' }).manifeste,
        fichiers,
      },
      409,
      /déjà importé/,
    ],
    [
      'a lot of another hash',
      admin,
      { manifeste: lotDe({ personnes: gens(3) }, { lot: '2' }).manifeste, fichiers },
      409,
      /autre contenu/,
    ],
    ['corrections of no lot', admin, { corrige: crypto.randomUUID(), fichiers }, 404, /./],
  ] as const) {
    const reponse = await annoncer(qui, payload)
    assert.equal(reponse.statusCode, status, `${cas}: ${reponse.body}`)
    assert.match(reponse.body, phrase, cas)
  }

  const grand = Buffer.alloc(5 * 1024 * 1024, 32)
  const envoi = {
    manifeste: lot.manifeste,
    fichiers: [...fichiers, { nom: 'fichiers/a.pdf', taille: grand.length }],
  }
  const { id } = (await annoncer(admin, envoi)).json()
  const nom = 'fichiers/a.pdf'
  const morceau = 4 * 1024 * 1024
  for (const [cas, qui, ou, contenu, status] of [
    ['a clerk', clerk, { id, nom }, grand.subarray(0, morceau), 403],
    ['another client’s', atlas, { id, nom }, grand.subarray(0, morceau), 404],
    ['no file of the lot', admin, { id, nom: 'fichiers/b.pdf' }, grand.subarray(0, 10), 404],
    ['the second part first', admin, { id, nom, debut: morceau }, grand.subarray(morceau), 409],
    ['a part too small', admin, { id, nom }, grand.subarray(0, 10), 400],
    ['a part too large', admin, { id, nom }, grand, 413],
    ['the first part', admin, { id, nom }, grand.subarray(0, morceau), 200],
    ['the same again', admin, { id, nom }, grand.subarray(0, morceau), 200],
    [
      'more than was announced',
      admin,
      { id, nom, debut: morceau },
      grand.subarray(0, morceau),
      400,
    ],
  ] as const) {
    if (qui === null) continue
    const reponse = await pousser(qui, ou, contenu)
    assert.equal(reponse.statusCode, status, `${cas}: ${reponse.body}`)
  }
  // Somebody else does not come between; the same person goes on where it stood.
  assert.match((await annoncer(second, envoi)).body, /Une autre personne envoie déjà ce lot/)
  const reprise = (await annoncer(admin, envoi)).json()
  assert.deepEqual(
    reprise.fichiers.map(({ recus }: { recus: number }) => recus),
    [morceau, 0],
  )
  assert.equal((await faire(admin, 'importer', id)).statusCode, 409)
  const trop = { id, revision: 99, saisie: {} }
  const vieille = await admin({
    method: 'POST',
    url: '/api/admin/imports/gestes/abandonner',
    payload: trop,
  })
  assert.equal(vieille.statusCode, 409)
  for (const url of [
    `rejets?id=${id}&entite=personnes`,
    `rejets?id=${crypto.randomUUID()}&entite=personnes`,
  ])
    assert.equal((await admin(`/api/admin/imports/${url}`)).statusCode, 404, url)
  assert.equal(
    (await consultant(`/api/admin/imports/rejets?id=${id}&entite=personnes`)).statusCode,
    403,
  )
  assert.equal((await faire(admin, 'abandonner', id)).statusCode, 200)
  assert.equal(
    (await pousser(admin, { id, nom, debut: morceau }, grand.subarray(morceau))).statusCode,
    409,
  )
  assert.match((await faire(admin, 'importer', id)).body, /ne sont plus ici/)
  const { empechements } = await lire(admin, id)
  assert.deepEqual(Object.keys(empechements), ['essayer', 'importer'])
  assert.match(empechements.importer, /ne sont plus ici/)
})

test('what the console stopped for is confirmed at the console, and says so', async () => {
  const [{ id } = assert.fail()] = await t.database.db
    .insert(importLot)
    .values({
      ...{
        clientCode: 'horizon',
        source: 'console',
        lot: '1',
        empreinte: 'x',
        etages: 'x',
      },
      ...{ etat: 'a-confirmer', lancePar: 'console', commenceLe: t.clock.now },
    })
    .returning({ id: importLot.id })
  const dit = /se confirment à la console/
  assert.match((await lire(admin, id)).empechements.confirmer, dit)
  const motif = { motif: 'Résiliations groupées de fin d’année' }
  assert.match((await faire(admin, 'confirmer', id, motif)).body, dit)
  await t.database.db.delete(importLot).where(eq(importLot.id, id))
})

test('a bomb that comes by parts, a file that is cut or of another kind, and too many refusals stop the run: nothing is written, nobody is named', async () => {
  const avant = await importees()
  const nir = '285052A004012'
  const bombe = gzipSync(Buffer.alloc(120 * 1024 * 1024, 32))
  const cas: [string, Lot['fichiers'], { nombre?: number }, RegExp][] = [
    ['b1', { 'personnes.jsonl.gz': bombe }, { nombre: 3 }, /bien plus que des données réelles/],
    ['b2', { 'personnes.jsonl': Buffer.from('{"id":"P1"') }, { nombre: 1 }, /est coupé/],
    ['b3', lotDe({ personnes: gens(3, { 1: { sexe: 'X' } }) }).fichiers, {}, /Plus de 10\s%/],
    ['b4', { 'personnes.jsonl': Buffer.from('%PDF-1.7\n') }, { nombre: 1 }, /est un PDF/],
    ['b5', { 'personnes.jsonl': Buffer.from('\ufeff{}', 'utf16le') }, { nombre: 1 }, /UTF-16/],
    [
      'b6',
      lotDe({ personnes: gens(2, { 0: { nom: 'x'.repeat(10_000_000) } }) }).fichiers,
      {},
      /Plus de 10\s%/,
    ],
    ['b7', lotDe({ personnes: gens(2, { 0: { sexe: nir } }) }).fichiers, {}, /Plus de 10\s%/],
    ['b8', lotDe({ personnes: gens(2, { 1: { [nir]: 1 } }) }).fichiers, {}, /Plus de 10\s%/],
  ]
  for (const [lot, fichiers, plus, phrase] of cas) {
    const envoi = { manifeste: manifesteDe(fichiers, { lot, precedent: '4', ...plus }), fichiers }
    const id = await deposerEntier(envoi)
    await faire(admin, 'importer', id)
    await travailler()
    const arrete = await lire(admin, id)
    assert.equal(arrete.etat, 'arrete', lot)
    assert.match(arrete.arret, phrase)
    assert.doesNotMatch(JSON.stringify(arrete), new RegExp(`${nir}|Colonna`), lot)
  }
  assert.equal(await importees(), avant)
  const dits = await t.database.db.select().from(historique).where(eq(historique.objet, 'import'))
  assert.doesNotMatch(JSON.stringify(dits), new RegExp(`${nir}|Colonna`))
})

test('after seven days nothing is left of what was sent nor of what was refused', async () => {
  const dans8Jours = new Date(t.clock.now.getTime() + 8 * 86_400_000)
  await removeExpired(t.database.db, t.store, dans8Jours)
  const restes: string[] = []
  for await (const { name } of t.store.list()) restes.push(name)
  assert.deepEqual(await findMorceauxConnus(t.database.db, restes), [])
  const { items } = (await admin('/api/admin/imports')).json()
  assert.deepEqual(
    items.filter(({ rejets }: { rejets: unknown }) => rejets !== null),
    [],
  )
  assert.ok(items.every(({ etat }: { etat: string }) => ['fait', 'arrete'].includes(etat)))
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { limitesCle } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import {
  createTestApp,
  type Inject,
  SECOND,
  systemeAvec,
  type TestApp,
} from '../../../testing/index.ts'
import { cleApi } from '../../noyau/cles-api.schema.ts'
import { historique } from '../historique/historique.schema.ts'

let t: TestApp
let admin: Inject
let second: Inject
before(async () => {
  t = await createTestApp()
  t.clock.now = new Date('2026-11-20T11:00:00Z')
  admin = await t.as('admin@example.org')
  second = await t.as(SECOND)
})
after(() => t?.close())

const URL = '/api/admin/cles-systeme'
const voulue = {
  nom: 'esb',
  portees: ['demandes.lire'],
  reseaux: ['203.0.113.0/24'],
  expireLe: '2027-11-20',
}
const poster = (
  call: Inject,
  chemin: string,
  payload: object,
  headers: Record<string, string> = {},
) => call({ method: 'POST', url: `${URL}/${chemin}`, payload, headers })
const preparer = (saisie: object) =>
  poster(admin, 'gestes/preparer', { saisie: { ...voulue, ...saisie } })
const lire = async (id: string) => (await admin(`${URL}?id=${id}`)).json().items[0]

/** Prepared by one, agreed to by the other. */
async function accorder(saisie: object) {
  const { id, revision } = (await preparer(saisie)).json()
  const motif = { motif: 'Le bus de données lit les demandes.' }
  await poster(admin, 'gestes/delivrer', { id, revision, saisie: motif })
  const { statusCode, body } = await poster(second, 'gestes/delivrer/accord', {
    ...{ id, revision, saisie: { isDonne: true } },
  })
  assert.equal(statusCode, 200, body)
  return lire(id)
}
async function remettre({ id, revision }: { id: string; revision: number }) {
  const code = await admin.prove?.()
  return poster(admin, 'remise', { id, revision }, { 'x-securitycode': code ?? '' })
}
const appeler = (cle: string, remoteAddress = '203.0.113.7', host = 'localhost:8080') =>
  t.app.inject({
    url: '/api/systeme/v1/demandes',
    headers: { host, authorization: `Bearer ${cle}` },
    remoteAddress,
  })

/** What nodes are told of is heard within a second. */
async function isOubliee(cle: string): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < 1_000; await sleep(20))
    if ((await appeler(cle)).statusCode === 401) return
  assert.fail('the key still opens a second after it was revoked')
}

test('a key is prepared by one, agreed to by another, handed over once, and then opens what it says', async () => {
  const preparee = await preparer({ nom: 'gestion' })
  assert.equal(preparee.statusCode, 200, preparee.body)
  const { id, revision, etat } = preparee.json()
  assert.equal(etat, 'preparee')
  assert.equal((await remettre({ id, revision })).statusCode, 409)
  const motif = { motif: 'Le système de gestion lit les demandes.' }
  await poster(admin, 'gestes/delivrer', { id, revision, saisie: motif })
  const decide = { id, revision, saisie: { isDonne: true } }
  assert.equal((await poster(admin, 'gestes/delivrer/accord', decide)).statusCode, 400)
  const attendus = (await second('/api/admin/approbations')).json()
  assert.equal(attendus.clesSysteme, 1)
  assert.equal((await poster(second, 'gestes/delivrer/accord', decide)).statusCode, 200)
  const accordee = await lire(id)
  assert.equal(accordee.etat, 'accordee')
  // Who handed it over has just proven who they are.
  assert.equal((await poster(admin, 'remise', { id, revision: accordee.revision })).statusCode, 200)
})

test('the secret is in no table, and its second handing over is refused', async () => {
  const ligne = await accorder({ nom: 'copie' })
  const remise = await remettre(ligne)
  assert.equal(remise.statusCode, 200, remise.body)
  const { cle } = remise.json()
  assert.match(cle, /^ea_[\da-f]{32}_[\w-]{43}$/)
  assert.equal(remise.headers['cache-control'], 'no-store')
  const [row] = await t.database.db.select().from(cleApi).where(eq(cleApi.id, ligne.id))
  assert.equal(row?.etat, 'active')
  assert.ok(!JSON.stringify(row).includes(cle.slice(-43)))
  assert.equal((await remettre(ligne)).statusCode, 409)
  assert.equal((await appeler(cle)).statusCode, 200)
  assert.ok((await lire(ligne.id)).derniereUtilisationLe)
  const lignes = await t.database.db.select().from(historique).where(eq(historique.cible, ligne.id))
  assert.deepEqual(
    lignes.map(({ action }) => action),
    ['cle-systeme-preparee', 'cle-systeme-soumise', 'cle-systeme-accordee', 'cle-systeme-remise'],
  )
  assert.ok(!JSON.stringify(lignes).includes(cle))
})

for (const [quoi, saisie, champ] of [
  ['no scope', { portees: [] }, 'portees'],
  ['medical papers without papers', { portees: ['pieces.medicales'] }, 'portees'],
  ['a network that is none', { reseaux: ['203.0.113.0/33'] }, 'reseaux'],
  ['everybody written as a network', { reseaux: ['0.0.0.0/0'] }, 'reseaux'],
  ['a day that is past', { expireLe: '2026-11-19' }, 'expireLe'],
  ['more than 400 days', { expireLe: '2028-01-01' }, 'expireLe'],
] as const)
  test(`a key with ${quoi} is refused where it was typed`, async () => {
    const { statusCode, body } = await preparer(saisie)
    assert.equal(statusCode, 400, body)
    assert.ok(JSON.stringify(JSON.parse(body).champs).includes(champ), body)
  })

test('two keys of one name for rotation, and no third until one is revoked', async () => {
  const nom = 'rotation'
  const une = await accorder({ nom })
  const autre = await accorder({ nom })
  assert.equal((await preparer({ nom })).statusCode, 400)
  const [ancienne, nouvelle] = [
    (await remettre(une)).json().cle,
    (await remettre(autre)).json().cle,
  ]
  for (const cle of [ancienne, nouvelle]) assert.equal((await appeler(cle)).statusCode, 200)
  const { revision } = await lire(une.id)
  await poster(admin, 'gestes/revoquer', { id: une.id, revision, saisie: {} })
  await isOubliee(ancienne)
  assert.equal((await appeler(nouvelle)).statusCode, 200)
  assert.equal((await preparer({ nom })).statusCode, 200)
})

test('a key of another insurer, expired, revoked, from elsewhere or made up opens nothing, and says why to its holder alone', async () => {
  const ailleurs = await systemeAvec(t, ['demandes.lire'], { clientCode: 'atlas', nom: 'ailleurs' })
  const expiree = await systemeAvec(t, ['demandes.lire'], {
    nom: 'expiree',
    expireLe: '2026-11-19',
  })
  const reseau = await systemeAvec(t, ['demandes.lire'], {
    nom: 'reseau',
    reseaux: ['198.51.100.0/24'],
  })
  const bonne = await systemeAvec(t, ['demandes.lire'], { nom: 'bonne' })
  const dit = async (cle: string) => {
    const { statusCode, body } = await appeler(cle)
    return [statusCode, JSON.parse(body).message]
  }
  const inconnue = [401, 'Cette clé n’est pas connue à cette adresse']
  assert.deepEqual(await dit(ailleurs.cle), inconnue)
  assert.deepEqual(
    await dit(`${bonne.cle.slice(0, -1)}${bonne.cle.endsWith('A') ? 'B' : 'A'}`),
    inconnue,
  )
  assert.deepEqual(await dit('ea_x'), inconnue)
  assert.deepEqual(await dit(expiree.cle), [
    401,
    'Cette clé a expiré\u00a0: son dernier jour était le 19/11/2026',
  ])
  assert.deepEqual(await dit(reseau.cle), [
    403,
    'Cette clé ne peut pas être employée depuis cette adresse',
  ])
  // A node that has just used it forgets it as it is revoked.
  assert.equal((await appeler(bonne.cle)).statusCode, 200)
  const { revision } = await lire(bonne.id)
  await poster(admin, 'gestes/revoquer', { id: bonne.id, revision, saisie: {} })
  await isOubliee(bonne.cle)
  assert.deepEqual(await dit(bonne.cle), [401, 'Cette clé a été révoquée'])
  const refus = await t.database.db.select().from(historique).where(eq(historique.cible, reseau.id))
  assert.deepEqual(
    refus.map(({ action, detail, auteurId }) => [action, detail?.raison, auteurId]),
    [['acces-refuse', 'reseau', reseau.id]],
  )
})

test('what is revoked while it waits is asked of nobody any more', async () => {
  const { id, revision } = (await preparer({ nom: 'abandon' })).json()
  const motif = { motif: 'Un essai qui ne sert plus.' }
  await poster(admin, 'gestes/delivrer', { id, revision, saisie: motif })
  const avant = (await second('/api/admin/approbations')).json().clesSysteme
  await poster(admin, 'gestes/revoquer', { id, revision, saisie: {} })
  assert.equal((await second('/api/admin/approbations')).json().clesSysteme, avant - 1)
})

test('failed tries have a budget, and a good key from the same address goes on', async () => {
  const limite = await createTestApp({ environment: { RATE_LIMIT: '1000', REFUS_LIMIT: '5' } })
  try {
    const { cle } = await systemeAvec(limite, ['demandes.lire'])
    const call = (brought: string) =>
      limite.app.inject({
        url: '/api/systeme/v1/demandes',
        headers: { host: 'localhost:8080', authorization: `Bearer ${brought}` },
        remoteAddress: '203.0.113.7',
      })
    const codes = []
    for (let i = 0; i < 7; i++) codes.push((await call(`ea_${'0'.repeat(32)}_x`)).statusCode)
    assert.deepEqual(codes.slice(-2), [429, 429])
    assert.equal((await call(cle)).statusCode, 200)
  } finally {
    await limite.close()
  }
})

test('a key has a pace of its own, wherever it calls from; another key goes on', async () => {
  const limite = await createTestApp({ environment: { RATE_LIMIT: '100000' } })
  try {
    const { cle } = await systemeAvec(limite, ['demandes.lire'])
    const autre = await systemeAvec(limite, ['demandes.lire'], { nom: 'autre' })
    const call = (brought: string, remoteAddress: string) =>
      limite.app.inject({
        url: '/api/systeme/v1/demandes?taille=1',
        headers: { host: 'localhost:8080', authorization: `Bearer ${brought}` },
        remoteAddress,
      })
    for (let i = 0; i < limitesCle.appelsParMinute; i++)
      assert.notEqual((await call(cle, `203.0.113.${i % 250}`)).statusCode, 429)
    const refused = await call(cle, '198.51.100.9')
    assert.equal(refused.statusCode, 429)
    assert.ok(Number(refused.headers['retry-after']) > 0)
    assert.notEqual((await call(autre.cle, '198.51.100.9')).statusCode, 429)
  } finally {
    await limite.close()
  }
})

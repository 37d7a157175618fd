import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  RESEAU_TOKEN_PATH,
  type ReseauSoins,
  reseauImageUrl,
  reseauTokenUrl,
} from '@espace-adherent/contract'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { reseauSoins } from './reseaux-soins.schema.ts'

const SECRET = 'un-secret-de-trente-deux-caracteres-pour-itelis'
const AUTRE_SECRET = 'un-secret-de-trente-deux-caracteres-pour-kalivia'
const CAMILLE = 'camille.martin@example.org'
const contrat = { 'x-numcontrat': '20450001' }

let t: TestApp
before(async () => {
  t = await createTestApp({
    environment: { SSO_SECRETS: `itelis=${SECRET},kaliviaosteo=${AUTRE_SECRET}` },
  })
})
after(() => t?.close())

const reseauxDe = async (userName: string, host?: string) => {
  const call = await t.as(userName, host)
  return (await call('/api/reseaux-soins')).json().items as ReseauSoins[]
}
const noms = (reseaux: ReseauSoins[]) => reseaux.map(({ reseau }) => reseau)

test('R7.50 R3.17 the networks of a client, in its order, each with all that is known of it', async () => {
  const [premier] = await reseauxDe(CAMILLE)
  assert.deepEqual(Object.keys(premier ?? {}).toSorted(), [
    'description',
    'icon',
    'imageForm',
    'imageId',
    'numOmc',
    'reseau',
    'url',
  ])
  assert.deepEqual(noms(await reseauxDe(CAMILLE)), ['SantéClair', 'KaliviaOsteo', 'Itelis'])
  const nadia = await reseauxDe('nadia.perrot@example.org', 'atlas.localhost:8080')
  assert.deepEqual(noms(nadia), ['KaliviaDAO'])
  assert.equal((await t.visitor()('/api/reseaux-soins')).statusCode, 401)
})

test('R7.53 the picture of a network, for the members of its client alone', async () => {
  const camille = await t.as(CAMILLE)
  const [{ imageId } = { imageId: null }] = await reseauxDe(CAMILLE)
  assert.ok(imageId)
  const image = await camille(reseauImageUrl(imageId))
  assert.equal(image.headers['content-type'], 'image/svg+xml')
  assert.match(String(image.headers['content-security-policy']), /sandbox/)
  assert.match(image.body, /^<svg/)
  const nadia = await t.as('nadia.perrot@example.org', 'atlas.localhost:8080')
  assert.equal((await nadia(reseauImageUrl(imageId))).statusCode, 404)
  assert.equal((await camille(reseauImageUrl('../x'))).statusCode, 400)
  assert.equal((await t.visitor()(reseauImageUrl(imageId))).statusCode, 401)
})

const verify = (token: string, secret = SECRET) =>
  t.app.inject({
    method: 'POST',
    url: '/api/identity/sso-token/verify',
    headers: { host: 'localhost:8080', authorization: `Bearer ${secret}` },
    payload: { token },
  })

test('R7.51 R7.23 a token tells a partner once who comes, and nobody else', async () => {
  const camille = await t.as(CAMILLE)
  const answer = await camille({ url: reseauTokenUrl('Itelis'), headers: contrat })
  assert.equal(answer.headers['cache-control'], 'no-store')
  const { scTokenId } = answer.json()
  assert.match(scTokenId, /^[\w-]{43}$/)
  assert.equal((await verify(scTokenId, 'x'.repeat(43))).statusCode, 401)
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(scTokenId)))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 404, 404, 404, 404])
  assert.deepEqual(answers.find(({ statusCode }) => statusCode === 200)?.json(), {
    client: 'horizon',
    numeroContrat: '20450001',
    nom: 'Martin',
    prenom: 'Camille',
    dateNaissance: '1986-03-14',
  })
  const { token } = (await camille('/api/identity/sso-token?partenaire=itelis')).json()
  t.clock.now = new Date(t.clock.now.getTime() + 121_000)
  assert.equal((await verify(token)).statusCode, 404)
})

test('a token is worth nothing at another partner, who cannot spoil it either', async () => {
  const camille = await t.as(CAMILLE)
  const tokenOf = async (url: string) => Object.values((await camille(url)).json())[0] as string
  const itelis = await tokenOf(reseauTokenUrl('Itelis'))
  assert.equal((await verify(itelis, AUTRE_SECRET)).statusCode, 404)
  assert.equal((await verify(itelis)).statusCode, 200)
  const kalivia = await tokenOf(reseauTokenUrl('KaliviaOsteo'))
  assert.equal((await verify(kalivia)).statusCode, 404)
  assert.equal((await verify(kalivia, AUTRE_SECRET)).statusCode, 200)
  // Named for nobody in particular, it is for neither of them.
  for (const url of [RESEAU_TOKEN_PATH, '/api/identity/sso-token']) {
    const token = await tokenOf(url)
    assert.equal((await verify(token)).statusCode, 404, url)
    assert.equal((await verify(token, AUTRE_SECRET)).statusCode, 404, url)
  }
})

test('no token for a network that is not the client’s, nor for an unknown partner', async () => {
  const camille = await t.as(CAMILLE)
  for (const reseau of ['KaliviaDAO', 'Inconnu', 'itelis'])
    assert.equal((await camille(reseauTokenUrl(reseau))).statusCode, 404, reseau)
  assert.equal((await camille('/api/identity/sso-token?partenaire=inconnu')).statusCode, 404)
})

test('a token is for members; where no secret is shared none can be checked', async () => {
  assert.equal((await t.visitor()(RESEAU_TOKEN_PATH)).statusCode, 401)
  const admin = await t.as('admin@example.org')
  assert.equal((await admin('/api/identity/sso-token')).statusCode, 403)
  const without = await createTestApp()
  try {
    const answer = await without.visitor()({
      method: 'POST',
      url: '/api/identity/sso-token/verify',
      payload: { token: 'x' },
    })
    assert.equal(answer.statusCode, 404)
  } finally {
    await without.close()
  }
})

test('staff look after the networks: added, refused without an https address, seen by members, taken away', async () => {
  const admin = await t.as('admin@example.org')
  const send = (suffixe: string, payload: object) =>
    admin({ method: 'POST', url: `/api/admin/reseaux-soins${suffixe}`, payload })
  const nouveau = {
    reseau: 'Carré',
    description: 'Optique',
    url: 'https://kalivia.example/carre',
    ordre: 9,
  }
  const refus = await send('/create', { ...nouveau, url: 'javascript:alert(1)' })
  assert.equal(refus.statusCode, 400)
  assert.equal(refus.json().champs.url, 'L’adresse doit commencer par https://')
  const cree = await send('/create', nouveau)
  assert.equal(cree.statusCode, 200, cree.body)
  assert.deepEqual(noms(await reseauxDe(CAMILLE)).at(-1), 'Carré')
  const { id, revision } = cree.json()
  assert.equal((await send('/delete', { id, revision })).statusCode, 204)
  assert.equal(noms(await reseauxDe(CAMILLE)).includes('Carré'), false)
})

test('no single hand leads members, and their tokens, to a site that two administrators have not named', async () => {
  const admin = await t.as('admin@example.org')
  const send = (suffixe: string, payload: object) =>
    admin({ method: 'POST', url: `/api/admin/reseaux-soins${suffixe}`, payload })
  const { items } = (await admin('/api/admin/reseaux-soins')).json()
  const itelis = items.find(({ reseau }: { reseau: string }) => reseau === 'Itelis')
  const { id, revision } = itelis
  for (const url of [
    'https://pirate.example/espace',
    'https://itelis.example.pirate.example/',
    'https://itelis.example@pirate.example/',
    'https://pirate.example/itelis.example',
    'https://sous.itelis.example/',
  ]) {
    const valeurs = { url }
    const essais = [
      await send('', { id, revision, valeurs }),
      await send('/create', { reseau: 'ITÉLIS', description: 'Audition', url, ordre: 1 }),
      await send('/lot', { cibles: [{ id, revision }], valeurs }),
    ]
    for (const [rang, { statusCode, body }] of essais.entries())
      assert.ok(
        statusCode === 400 || JSON.parse(body).faites === 0,
        `${rang} ${url} ${statusCode} ${body}`,
      )
    assert.match(essais[0]?.json().champs.url, /deux administrateurs/)
  }
  // Written in the table by somebody else than the portal, it opens nothing either.
  await t.database.db
    .update(reseauSoins)
    .set({ url: 'https://pirate.example/' })
    .where(eq(reseauSoins.id, id))
  const camille = await t.as(CAMILLE)
  assert.equal((await camille(reseauTokenUrl('Itelis'))).statusCode, 404)
  assert.equal((await reseauxDe(CAMILLE)).find(({ reseau }) => reseau === 'Itelis')?.url, '')
  // Nor does going back to a version of that time.
  assert.equal(
    (await send('', { id, revision, valeurs: { url: 'https://itelis.example/' } })).statusCode,
    200,
  )
  assert.equal((await camille(reseauTokenUrl('Itelis'))).statusCode, 200)
  // What the page of a visitor carries does not say where members go.
  assert.doesNotMatch((await t.visitor()('/')).body, /kalivia\.example/)
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { nomCourt } from './application.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const manifeste = async (host: string) => {
  const answer = await t.visitor(host)('/manifest.webmanifest')
  assert.equal(answer.statusCode, 200)
  return answer
}

const cote = (picture: Buffer) => [picture.readUInt32BE(16), picture.readUInt32BE(20)]

test('a phone installs the insurer of the host, with its name, its colours and its own icons', async () => {
  const answer = await manifeste('atlas.localhost')
  assert.equal(answer.headers['content-type'], 'application/manifest+json')
  assert.equal(answer.headers['cache-control'], 'no-cache')
  const atlas = answer.json()
  const horizon = (await manifeste('localhost')).json()
  assert.deepEqual(
    [atlas.id, atlas.start_url, atlas.scope, atlas.display, atlas.lang],
    ['/', '/#/accueil', '/', 'standalone', 'fr'],
  )
  assert.match(horizon.name, /Horizon/)
  assert.notEqual(atlas.theme_color, horizon.theme_color)
  assert.match(atlas.background_color, /^#[0-9a-f]{6}$/)
  // No word of the neighbour, nor any of its pictures.
  assert.doesNotMatch(answer.body, /Horizon/)
  const urls = (un: { icons: { src: string }[] }) => un.icons.map(({ src }) => src)
  assert.deepEqual(
    urls(atlas).filter((src) => urls(horizon).includes(src)),
    [],
  )
  assert.deepEqual(
    atlas.shortcuts.map(({ url }: { url: string }) => url),
    ['/#/carte-tiers-payant', '/#/demarches/declarationsinistreV2'],
  )
})

test('the icons are pictures of the sizes that are said, kept for ever under an address of their own', async () => {
  const { icons } = (await manifeste('atlas.localhost')).json()
  const pngs = icons.filter(({ type }: { type: string }) => type === 'image/png')
  assert.deepEqual(
    pngs.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`),
    ['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable'],
  )
  for (const { src, sizes } of pngs) {
    const answer = await t.visitor('atlas.localhost')(src)
    assert.equal(answer.statusCode, 200)
    assert.equal(answer.headers['content-type'], 'image/png')
    assert.match(String(answer.headers['cache-control']), /immutable/)
    assert.equal(cote(answer.rawPayload).join('x'), sizes)
  }
  // The address of another insurer's picture gives one's own here, which nobody is told to keep.
  const horizon = (await manifeste('localhost')).json()
  const etrangere = horizon.icons.find(({ type }: { type: string }) => type === 'image/png').src
  const answer = await t.visitor('atlas.localhost')(etrangere)
  assert.equal(answer.headers['cache-control'], 'no-cache')
  assert.notDeepEqual(answer.rawPayload, (await t.visitor('localhost')(etrangere)).rawPayload)
  assert.equal((await t.visitor()('/application/icone-4096.png')).statusCode, 400)
})

test('what has not changed is not sent again', async () => {
  const first = await manifeste('localhost')
  const again = await t.visitor('localhost')({
    url: '/manifest.webmanifest',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  assert.equal(again.statusCode, 304)
})

for (const [libelle, court] of [
  ['Atlas', 'Atlas'],
  ['Mutuelle Horizon', 'Horizon'],
  ['La Mutuelle des Prévoyance', 'La Mutuelle des Prévoyance'],
  ['Groupe Santé du Rhône', 'Santé Rhône'],
] satisfies [string, string][])
  test(`under its icon, ${libelle} is called ${court}`, () => {
    assert.equal(nomCourt(libelle), court)
  })

/** What a phone posts when somebody shares that picture with the installed application. */
async function partage(contenu: Buffer, headers: Record<string, string> = {}) {
  const form = new FormData()
  form.append(
    'photos',
    new File([new Uint8Array(contenu)], 'facture </script>.jpg', { type: 'image/jpeg' }),
  )
  const body = new Response(form)
  return t.visitor('localhost')({
    method: 'POST',
    url: '/partage',
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': String(body.headers.get('content-type')), ...headers },
  })
}

test('shared while no worker stands, a photo goes back to the phone whole, under a strict policy, and nothing is kept', async () => {
  const photo = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array(300).fill(60)])
  const answer = await partage(photo, { 'sec-fetch-site': 'none' })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.headers['cache-control'], 'no-store')
  assert.doesNotMatch(String(answer.headers['content-security-policy']), /unsafe/)
  const dits = /id="fichiers">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? '[]'
  const [rendue] = JSON.parse(dits)
  assert.deepEqual(
    [rendue.nom, rendue.type, Buffer.from(rendue.contenu, 'base64').equals(photo)],
    ['facture </script>.jpg', 'image/jpeg', true],
  )
  assert.match(answer.body, /\/#\/demarches\/declarationsinistreV2/)
})

test('no other site plants a file on the phone, and what is too large or no form is refused', async () => {
  for (const site of ['cross-site', 'same-site'])
    assert.equal((await partage(Buffer.from('x'), { 'sec-fetch-site': site })).statusCode, 403)
  assert.equal((await partage(Buffer.alloc(30_000_000))).statusCode, 413)
  const broken = await partage(Buffer.from('x'), {
    'content-type': 'multipart/form-data; boundary=autre',
  })
  assert.equal(broken.statusCode, 400)
})

import assert from 'node:assert/strict'
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { appareilPrevenu } from '../identity/appareils.schema.ts'
import { insertNotification } from '../notifications/index.ts'
import { preference } from '../preferences/preferences.schema.ts'

const ATLAS = 'atlas.localhost:8080'
const NADIA = 'nadia.perrot@example.org'
const CAMILLE = 'camille.martin@example.org'
const JULIEN = 'julien.martin@example.org'
const URL = '/api/appareils-prevenus'

let t: TestApp
let service: Awaited<ReturnType<typeof openService>>
before(async () => {
  t = await createTestApp()
  service = await openService()
})
after(async () => {
  await service?.close()
  await t?.close()
})
beforeEach(async () => {
  service.status = 201
  service.recus.length = 0
  await t.database.db.delete(appareilPrevenu)
})

type Recu = { chemin: string; headers: IncomingHttpHeaders; corps: Buffer }

/** A push service of this machine, which keeps what it is sent and answers as it is told. */
async function openService() {
  const recus: Recu[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      recus.push({
        chemin: request.url ?? '',
        headers: request.headers,
        corps: Buffer.concat(parts),
      })
      response.writeHead(state.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const state = {
    status: 201,
    recus,
    base: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  return state
}

/** A browser: its own keys, an address at the push service, and how it opens what comes there (RFC 8291). */
function navigateur(nom: string) {
  const ecdh = createECDH('prime256v1')
  const publique = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    chemin: `/${nom}`,
    abonnement: {
      endpoint: `${service.base}/${nom}`,
      p256dh: publique.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    open(corps: Buffer) {
      const longueur = corps.readUInt8(20)
      const [sel, serveur] = [corps.subarray(0, 16), corps.subarray(21, 21 + longueur)]
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publique, serveur])
      const cle = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(serveur), auth, info, 32))
      const derive = (quoi: string, taille: number) =>
        Buffer.from(hkdfSync('sha256', cle, sel, `Content-Encoding: ${quoi}\0`, taille))
      const chiffre = corps.subarray(21 + longueur)
      const lit = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      lit.setAuthTag(chiffre.subarray(-16))
      const clair = Buffer.concat([lit.update(chiffre.subarray(0, -16)), lit.final()])
      return JSON.parse(clair.subarray(0, clair.lastIndexOf(2)).toString())
    },
  }
}

const dits = async (call: Inject) => {
  const answer = await call(URL)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}
const geste = (call: Inject, payload: object) => call({ method: 'POST', url: URL, payload })
const cleDe = async (call: Inject) => (await geste(call, { geste: 'ouvrir' })).json().cle
const prevenir = async (call: Inject, { abonnement }: ReturnType<typeof navigateur>) => {
  const answer = await geste(call, { geste: 'prevenir', ...abonnement })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}
const idDe = async (userName: string) => {
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, userName))
  return row?.id ?? ''
}
async function annonce(userName: string) {
  await insertNotification(t.database.db, {
    compteId: await idDe(userName),
    titre: 'Un remboursement de 42,00 € pour votre séance de psychologue',
    texte: 'Le détail de vos soins.',
    lien: '/paiements',
    creeLe: t.clock.now,
  })
}
/** What is due by now leaves. */
async function passe() {
  t.clock.now = new Date(t.clock.now.getTime() + 60_000)
  await t.jobs.drain()
}
const restants = () => t.database.db.select().from(appareilPrevenu)

test('a device is told that there is something new, in words that only it can open and that say nothing else', async () => {
  const camille = await t.as(CAMILLE)
  await annonce(CAMILLE)
  const ici = navigateur('camille')
  const { appareils } = await prevenir(camille, ici)
  const cle = await cleDe(camille)
  assert.deepEqual(
    appareils.map(({ isIci }: { isIci: boolean }) => isIci),
    [true],
  )
  await passe()
  assert.equal(service.recus.length, 0, 'what came before is no news')

  await annonce(CAMILLE)
  await annonce(CAMILLE)
  await passe()
  const [recu, ...autres] = service.recus
  assert.ok(recu)
  assert.equal(autres.length, 0, 'several news, told once')
  assert.equal(recu.chemin, ici.chemin)
  assert.deepEqual(ici.open(recu.corps), {
    titre: 'Mutuelle Horizon',
    texte: 'Vous avez du nouveau dans votre espace.',
    lien: '/#/notifications',
  })
  assert.equal(recu.headers['content-encoding'], 'aes128gcm')
  assert.doesNotMatch(recu.corps.toString('latin1'), /nouveau|Horizon|psycho/)
  assert.throws(() => navigateur('autre').open(recu.corps))

  // Signed by this insurer's key, for that push service and for a while.
  const [, jwt = '', k] = /^vapid t=(.+), k=(.+)$/.exec(String(recu.headers.authorization)) ?? []
  assert.equal(k, cle)
  const point = Buffer.from(cle, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((un) => un.toString('base64url'))
  const [head, body, signature = ''] = jwt.split('.')
  const publique = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${body}`)
  const key = { key: publique, dsaEncoding: 'ieee-p1363' } as const
  assert.ok(verify('sha256', signed, key, Buffer.from(signature, 'base64url')))
  assert.equal(JSON.parse(Buffer.from(body ?? '', 'base64url').toString()).aud, service.base)

  await passe()
  assert.equal(service.recus.length, 1, 'told once')
})

test('each insurer has a key of its own, sealed, and an address is sealed too', async () => {
  const [camille, nadia] = [await t.as(CAMILLE), await t.as(NADIA, ATLAS)]
  assert.notEqual(await cleDe(camille), await cleDe(nadia))
  assert.equal(await cleDe(camille), await cleDe(await t.as(JULIEN)))
  await prevenir(camille, navigateur('camille'))
  assert.doesNotMatch(JSON.stringify(await restants()), /127\.0\.0\.1|camille/)
})

test('hours of silence are kept, and what is read meanwhile is told no more', async () => {
  const camille = await t.as(CAMILLE)
  await prevenir(camille, navigateur('camille'))
  const { db } = t.database
  const compteId = await idDe(CAMILLE)
  await db
    .update(preference)
    .set({ silenceDebut: '00:00', silenceFin: '23:59' })
    .where(eq(preference.compteId, compteId))
  await annonce(CAMILLE)
  await passe()
  const silence = await db.select().from(preference).where(eq(preference.compteId, compteId))
  if (silence.length > 0) assert.equal(service.recus.length, 0)
  await db
    .update(preference)
    .set({ silenceDebut: '', silenceFin: '' })
    .where(eq(preference.compteId, compteId))
  const { items } = (await camille('/api/notifications')).json()
  const ids = items.map(({ id }: { id: number }) => id)
  await camille({
    method: 'POST',
    url: '/api/notifications/form',
    payload: { data: { ids, isLue: true } },
  })
  const before = service.recus.length
  await passe()
  assert.equal(service.recus.length, before)
})

for (const status of [404, 410])
  test(`the push service answers ${status}: the device is forgotten, with a line in the history`, async () => {
    await prevenir(await t.as(CAMILLE), navigateur('camille'))
    service.status = status
    await annonce(CAMILLE)
    await passe()
    assert.deepEqual(await restants(), [])
    const lignes = await t.database.db
      .select()
      .from(historique)
      .where(eq(historique.action, 'appareil-oublie'))
    assert.ok(lignes.length > 0)
  })

test('a push service that is away is tried again, and loses nothing', async () => {
  const ici = navigateur('camille')
  await prevenir(await t.as(CAMILLE), ici)
  service.status = 503
  await annonce(CAMILLE)
  await passe()
  assert.equal(service.recus.length, 1)
  service.status = 201
  t.clock.now = new Date(t.clock.now.getTime() + 2 * 3_600_000)
  await passe()
  assert.equal(service.recus.length, 2)
  assert.equal((await restants()).length, 1)
})

test('whoever signs out there, is sent out, or closes all sessions is told nothing more', async () => {
  const [ici, ailleurs] = [await t.as(CAMILLE), await t.as(CAMILLE)]
  await prevenir(ici, navigateur('ici'))
  await prevenir(ailleurs, navigateur('ailleurs'))
  assert.equal((await dits(ici)).appareils.length, 2)
  await ailleurs({ method: 'POST', url: '/api/identity/logout' })
  assert.deepEqual(
    (await dits(ici)).appareils.map(({ isIci }: { isIci: boolean }) => isIci),
    [true],
  )
  await t.identity.closeAll(await idDe(CAMILLE))
  assert.deepEqual(await restants(), [])
})

test('a browser that changes hands is told of the former person no more, and one page says so', async () => {
  const ici = navigateur('tablette')
  const { endpoint } = ici.abonnement
  const [camille, julien] = [await t.as(CAMILLE), await t.as(JULIEN)]
  await prevenir(camille, ici)
  // The same person, signed in anew: it is theirs, with that session.
  const encore = await t.as(CAMILLE)
  assert.equal((await geste(encore, { geste: 'revoir', endpoint })).json().appareils[0].isIci, true)
  assert.deepEqual((await geste(julien, { geste: 'revoir', endpoint })).json().appareils, [])
  assert.deepEqual(await restants(), [])
})

test('one stops a device of one’s own, and nobody else’s', async () => {
  const [camille, julien, nadia] = [
    await t.as(CAMILLE),
    await t.as(JULIEN),
    await t.as(NADIA, ATLAS),
  ]
  const { appareils } = await prevenir(camille, navigateur('camille'))
  const [{ id }] = appareils
  for (const autre of [julien, nadia])
    assert.equal((await geste(autre, { geste: 'retirer', id })).statusCode, 404)
  assert.equal((await restants()).length, 1)
  assert.deepEqual((await geste(camille, { geste: 'retirer', id })).json().appareils, [])
  assert.equal((await t.visitor()(URL)).statusCode, 401)
})

test('only an address that could be a push service is taken, and ten devices at most', async () => {
  const camille = await t.as(CAMILLE)
  const { abonnement } = navigateur('camille')
  for (const endpoint of ['http://93.184.216.34/x', 'file:///etc/passwd', 'pas une adresse', ''])
    assert.ok(
      (await geste(camille, { geste: 'prevenir', ...abonnement, endpoint })).statusCode >= 400,
      endpoint,
    )
  for (const p256dh of ['', 'é'.repeat(40), 'a'.repeat(400)])
    assert.equal(
      (await geste(camille, { geste: 'prevenir', ...abonnement, p256dh })).statusCode,
      400,
    )
  for (let rang = 0; rang < 12; rang++) {
    t.clock.now = new Date(t.clock.now.getTime() + 1000)
    await prevenir(camille, navigateur(`appareil-${rang}`))
  }
  assert.equal((await restants()).length, 10)
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { type Media, motifsGestion, type VueFile } from '@espace-adherent/contract'
import { motifsInitiaux } from '../../src/features/demandes/modeles.ts'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { seedBureau } from './index.ts'

let t: TestApp
let admin: Inject
before(async () => {
  t = await createTestApp()
  await t.database.db.transaction((tx) => seedBureau(tx, 'horizon', t.clock.now))
  admin = await t.as('admin@example.org')
})
after(() => t?.close())

const items = async <T>(url: string): Promise<T[]> => {
  const answer = await admin(url)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().items
}

test('the demonstration’s insurer has reasons of its own, no longer than its staff may write', async () => {
  const motifs = await items<{ titre: string; texte: string }>('/api/admin/demandes/motifs')
  // After its own come those that every insurer starts from.
  assert.equal(motifs.length, 7 + motifsInitiaux.length)
  const { titre, texte } = motifsGestion.champs
  for (const motif of motifs)
    assert.ok(motif.titre.length <= titre.max && motif.texte.length <= texte.max, motif.titre)
})

test('its library holds pictures that are whole, described, in a library and found by a tag', async () => {
  const medias = await items<Media>('/api/admin/cms/documents')
  assert.equal(medias.length, 4)
  for (const { id, alt, bibliothequeId, tags, titre } of medias) {
    assert.ok(alt && bibliothequeId && tags.length > 0, titre)
    const { rawPayload, headers } = await t.visitor()(`/medias/${id}`)
    assert.equal(headers['content-type'], 'image/png')
    const [large, haut] = [rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]
    const debut = rawPayload.indexOf('IDAT') + 4
    const points = inflateSync(rawPayload.subarray(debut, -16))
    assert.equal(points.length, haut * (1 + large * 3), titre)
  }
})

test('its team shares views of the queue, which the queue understands', async () => {
  const vues = await items<VueFile>('/api/admin/demandes/vues')
  assert.deepEqual(
    vues.map(({ nom, auteur, nombre }) => [nom, auteur, nombre]),
    [
      ['Bénéficiaires à prendre', 'Karim Petit', 0],
      ['Hospitalisations', 'Karim Petit', 0],
    ],
  )
})

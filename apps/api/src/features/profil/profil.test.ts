import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Profil, profilSchema } from '@espace-adherent/contract'
import { formatAdresse } from '@espace-adherent/domain'
import { eq, inArray } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { personne } from '../../noyau/contrats.schema.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const ask = async (userName: string, numeroContrat: string, host?: string) => {
  const call = await t.as(userName, host)
  return call({ url: '/api/adherent/profil/v2', headers: { 'x-numcontrat': numeroContrat } })
}
const profilDe = async (userName: string, numeroContrat: string, host?: string): Promise<Profil> =>
  (await ask(userName, numeroContrat, host)).json()
const prenoms = ({ beneficiaires }: Profil) => beneficiaires.map(({ prenom }) => prenom)

test('R3.12 R3.13 the adherent reads who she is and whom her contract covers', async () => {
  const profil = await profilDe('camille.martin@example.org', '20450001')
  assert.deepEqual(profilSchema.parse(profil), profil)
  const { numPers, adresse, ...personne } = profil.personne
  assert.match(numPers, /^[0-9a-f-]{36}$/)
  assert.deepEqual(personne, {
    codeCivilite: 'MME',
    civilite: 'Madame',
    nom: 'Martin',
    prenom: 'Camille',
    nompatronymique: 'Lambert',
    dateNaissance: '1986-03-14',
    nir: '2 86 •• •• ••• •••',
    email: 'camille.martin@example.org',
    telephone: '•• •• •• 01 45',
    situationFamiliale: 'Mariée',
    regime: 'Régime général',
    employeur: 'Hospices civils de Lyon',
    teletransmission: true,
    motifRefusTeletransmission: null,
    organisme: 'CPAM du Rhône',
  })
  assert.deepEqual(adresse && formatAdresse(adresse), [
    'Appartement 12, 3e étage',
    '24 bis rue Duquesne',
    '69006 LYON',
  ])
  assert.deepEqual(prenoms(profil), ['Camille', 'Julien', 'Léa'])
  const lea = profil.beneficiaires[2]
  assert.equal(lea?.lien, 'Enfant')
  assert.equal(lea?.rang, 1)
  assert.equal(lea?.teletransmission, false)
  assert.match(lea?.motifRefusTeletransmission?.libelle ?? '', /autre complémentaire santé/)
})

test('another contract of hers covers other people', async () => {
  assert.deepEqual(prenoms(await profilDe('camille.martin@example.org', '20450002')), ['Camille'])
})

test('a beneficiary finds themselves, and nothing of the others', async () => {
  const answer = await ask('julien.martin@example.org', '20450001')
  const profil = answer.json() as Profil
  assert.equal(profil.personne.prenom, 'Julien')
  assert.deepEqual(prenoms(profil), ['Julien'])
  assert.doesNotMatch(answer.body, /Camille|Léa|Lambert/)
})

test('no number travels in clear, nor anything sealed', async () => {
  const { body, headers } = await ask('camille.martin@example.org', '20450001')
  assert.doesNotMatch(body, /2860369123045|0145"|639980145|v1\./)
  assert.equal(headers['cache-control'], 'no-store')
})

test('an address may be Corsican, foreign, or of somebody without telephone', async () => {
  const adresses = await t.database.db
    .select({ adresse: personne.adresse })
    .from(personne)
    .where(inArray(personne.nom, ['Colonna', 'Grimaldi']))
    .orderBy(personne.nom)
  assert.deepEqual(
    adresses.map(({ adresse }) => adresse && formatAdresse(adresse)),
    [
      ['Route des Sanguinaires', 'Barbicaja', '20000 AJACCIO'],
      ['Le Mirabeau, bloc A', '12 avenue de la Costa', '98000 MONACO', 'MONACO'],
    ],
  )
  assert.equal((await profilDe('jeanne.moreau@example.org', '20450005')).personne.telephone, null)
})

test('telephones are sealed at rest', async () => {
  const rows = await t.database.db
    .select({ id: personne.id, telephone: personne.telephone })
    .from(personne)
  const kept = rows.flatMap(({ id, telephone }) => (telephone ? [{ id, telephone }] : []))
  assert.ok(kept.length >= 3)
  for (const { id, telephone } of kept)
    assert.match(t.sealer.unseal(telephone, ['personne.telephone', id]), /^\+3363998\d{4}$/)
})

test('the client of the address answers for its own people', async () => {
  const nadia = await profilDe('nadia.perrot@example.org', '70310001', 'atlas.localhost:8080')
  assert.deepEqual(prenoms(nadia), ['Nadia', 'Luc'])
})

test('somebody else’s sealed number, copied into a row, is not shown as its owner’s', async () => {
  const { db } = t.database
  const rows = await db.select().from(personne).where(eq(personne.clientCode, 'horizon'))
  const own = rows.find(({ prenom }) => prenom === 'Camille')
  const other = rows.find(({ id, nir }) => nir !== null && id !== own?.id)
  assert.ok(own && other)
  const put = (nir: string | null) =>
    db.update(personne).set({ nir }).where(eq(personne.id, own.id))
  const answer = () => ask('camille.martin@example.org', '20450001')
  for (const copied of [other.nir, own.telephone]) {
    await put(copied)
    assert.equal((await answer()).statusCode, 500)
  }
  await put(own.nir)
  assert.equal((await answer()).statusCode, 200)
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { client, fonctionnaliteContrat } from '../src/features/portail/portail.schema.ts'
import { compte } from '../src/noyau/comptes.schema.ts'
import { contrat, personne } from '../src/noyau/contrats.schema.ts'
import { createTestApp, type TestApp } from '../testing/index.ts'
import { seedDemo } from './index.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

test('NIR and IBAN are sealed at rest, and found again by fingerprint or mask', async () => {
  const { db } = t.database
  const [camille] = await db
    .select()
    .from(personne)
    .where(eq(personne.nirEmpreinte, t.sealer.fingerprint('2860369123045')))
  assert.equal(camille?.prenom, 'Camille')
  assert.equal(
    t.sealer.unseal(camille?.nir ?? '', ['personne.nir', camille?.id ?? '']),
    '2860369123045',
  )
  const [sante] = await db.select().from(contrat).where(eq(contrat.numero, '20450017'))
  const place = ['contrat.iban', 'horizon', '20450017'] as const
  assert.equal(t.sealer.unseal(sante?.iban ?? '', place), 'FR1420041010050500013M02606')
  assert.equal(sante?.ibanMasque, 'FR•• •••• 2606')
  const stored = JSON.stringify([await db.select().from(personne), await db.select().from(contrat)])
  assert.doesNotMatch(stored, /2860369123045|FR1420041010050500013M02606/)
})

test('passwords are hashed, each in its own way', async () => {
  const rows = await t.database.db
    .select({ motDePasse: compte.motDePasse })
    .from(compte)
    .where(eq(compte.clientCode, 'horizon'))
  const hashes = rows.map(({ motDePasse }) => motDePasse).filter((hash) => hash !== null)
  assert.equal(hashes.length, 10)
  assert.equal(new Set(hashes).size, 10)
  for (const hash of hashes) assert.match(hash, /^\$argon2id\$/)
})

test('one member has the protection by SMS, one a mobile without it, one no mobile', async () => {
  const rows = await t.database.db.select().from(compte).where(eq(compte.clientCode, 'horizon'))
  const [camille, hugo, jeanne] = ['camille.martin', 'hugo.roche', 'jeanne.moreau'].map((name) => {
    const found = rows.find(({ userName }) => userName === `${name}@example.org`)
    const mobile = found?.telephone
      ? t.sealer.unseal(found.telephone, ['compte.telephone', found.id])
      : null
    return [mobile, found?.telephoneConfirmeLe != null, found?.isAmf]
  })
  assert.deepEqual(camille, ['+33639980145', true, false])
  assert.deepEqual(hugo, ['+33639984567', true, true])
  assert.deepEqual(jeanne, [null, false, false])
  assert.doesNotMatch(JSON.stringify(rows), /3399/)
})

test('atlas signs in at the demonstration’s provider, its secret sealed', async () => {
  const [atlas] = await t.database.db.select().from(client).where(eq(client.code, 'atlas'))
  const { clientSecret, ...rest } = atlas?.fournisseurExterne ?? { clientSecret: '' }
  const place = ['client.fournisseur_externe.client_secret', 'atlas'] as const
  assert.equal(t.sealer.unseal(clientSecret, place), 'demo-secret')
  assert.deepEqual(rest, {
    issuer: `http://localhost:${t.config.demoOidcPort}`,
    clientId: 'espace-adherent',
    scope: 'openid email profile',
    claimIdentifiant: 'email',
  })
})

test('R3.42 features have exceptions, contract by contract', async () => {
  const exceptions = await t.database.db.select().from(fonctionnaliteContrat)
  assert.deepEqual(new Set(exceptions.map((e) => e.clientCode)), new Set(['horizon', 'atlas']))
  const camille = await t.as('camille.martin@example.org')
  const { fonctionnalites } = (await camille('/api/identity/client')).json()
  assert.deepEqual(fonctionnalites.faqInbentaService, {
    isActivated: true,
    isActivatedPerContract: { '20450001': true, '20450002': false },
  })
})

test('filling again does nothing', async () => {
  const { db } = t.database
  await seedDemo({
    database: t.database,
    db,
    sealer: t.sealer,
    hashPassword: async () => assert.fail('nothing is hashed'),
    now: new Date(),
    demoOidcPort: 1,
  })
  assert.equal((await db.select().from(client)).length, 2)
})

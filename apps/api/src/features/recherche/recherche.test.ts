import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { GroupeTrouve } from '@espace-adherent/contract'
import { eq } from 'drizzle-orm'
import {
  createTestApp,
  type Inject,
  statementsDuring,
  type TestApp,
} from '../../../testing/index.ts'
import { faqRechercheVide } from '../faq/faq.schema.ts'
import { historique } from '../historique/historique.schema.ts'

const CAMILLE = 'camille.martin@example.org'
const SANTE = '20450001'

let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp()
  camille = await t.as(CAMILLE)
})
after(() => t?.close())

async function chercher(call: Inject, q: string, { contrat = SANTE, pose = false } = {}) {
  const url = `/api/adherent/recherche?q=${encodeURIComponent(q)}${pose ? '&pose=oui' : ''}`
  const answer = await call({ url, headers: { 'x-numcontrat': contrat } })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().items as GroupeTrouve[]
}
const titres = (groupes: GroupeTrouve[], nom: GroupeTrouve['groupe']) =>
  groupes.find(({ groupe }) => groupe === nom)?.trouves.map(({ titre }) => titre) ?? []

for (const [query, attendu] of [
  ['partir', 'Résilier un contrat'],
  ['quitter la mutuelle', 'Résilier un contrat'],
  ['télécharger mes données', 'Télécharger mes données'],
  ['telecharger mes donnees', 'Télécharger mes données'],
  ['qui a vu mon dossier', 'Voir qui a consulté mon dossier'],
  ['carte perdue', 'Commander une carte de tiers payant'],
  ['changer de banque', 'Changer les deux comptes'],
  ['naissance', 'Déclarer une naissance, une adoption'],
  ['divorce', 'Retirer un bénéficiaire'],
  ['hôpital', 'Prévenir d’une hospitalisation'],
  ['attestation', 'Télécharger une attestation ou un document'],
  ['déménagement', 'Déclarer un déménagement'],
  ['mariage', 'Déclarer un mariage, un Pacs, une séparation'],
  ['retraite', 'Préparer un départ à la retraite'],
  ['changer d’employeur', 'Changer d’employeur'],
  ['supprimer mon compte', 'Supprimer mon compte'],
  ['mot de passe', 'Changer mon mot de passe'],
  ['changer de numéro de téléphone', 'Changer d’adresse'],
  ['réclamation', 'Faire une réclamation'],
  ['combien il me reste', 'Voir ce qu’il me reste'],
  ['payer ma cotisation', 'Payer par carte'],
  ['opticien', 'Trouver un professionnel du réseau'],
  ['virement', 'Voir les virements reçus'],
  ['mutuelle trop chère', 'Changer de niveau de garanties'],
  ['arrêt de travail', 'Déclarer un arrêt de travail'],
] satisfies [string, string][])
  test(`every day: « ${query} » leads to « ${attendu} »`, async () =>
    assert.equal(titres(await chercher(camille, query), 'faire')[0], attendu))

for (const [query, acte] of [
  ['naissance', 'Ajouter un bénéficiaire'],
  ['hôpital', 'Préparer une hospitalisation'],
  ['déménagement', 'Changer d’adresse'],
  ['arrêt de travail', 'Suivre mes sinistres'],
] satisfies [string, string][])
  test(`beside what « ${query} » touches, « ${acte} » is found too`, async () =>
    assert.ok(titres(await chercher(camille, query), 'faire').includes(acte)))

test('glasses: what one does, what is left, what was paid and what helps, with a letter off too', async () => {
  for (const query of ['lunettes', 'lunete']) {
    const groupes = await chercher(camille, query)
    assert.deepEqual(
      groupes.map(({ groupe }) => groupe),
      ['faire', 'reste', 'remboursements', 'aide'],
    )
    assert.equal(titres(groupes, 'reste')[0], 'Lunettes · Camille')
    assert.match(titres(groupes, 'remboursements')[0] ?? '', /^Lunettes/)
  }
})

test('a beneficiary finds their own care, and neither the acts nor the pages of the adherent', async () => {
  const julien = await t.as('julien.martin@example.org')
  const groupes = await chercher(julien, 'consultation')
  assert.ok(titres(groupes, 'remboursements').length > 0)
  for (const titre of titres(groupes, 'remboursements')) assert.match(titre, /Julien$/)
  assert.ok(!titres(await chercher(julien, 'cotisation'), 'faire').includes('Voir mes cotisations'))
  assert.ok(!titres(await chercher(julien, 'partir'), 'faire').includes('Résilier un contrat'))
})

test('a contract that is not theirs does not exist', async () => {
  const url = '/api/adherent/recherche?q=lunettes'
  const answer = await camille({ url, headers: { 'x-numcontrat': '99999999' } })
  assert.equal(answer.statusCode, 404)
  const visitor = await t.visitor()({ url, headers: { 'x-numcontrat': SANTE } })
  assert.equal(visitor.statusCode, 401)
})

test('under a provident contract, nothing of health is found', async () => {
  const groupes = await chercher(camille, 'lunettes', { contrat: '20450002' })
  assert.deepEqual(titres(groupes, 'reste'), [])
  assert.deepEqual(titres(groupes, 'remboursements'), [])
  assert.ok(!titres(groupes, 'faire').includes('Simuler un remboursement'))
})

test('two statements, however much there is', async (context) => {
  if (t.database.engine !== 'pglite') return context.skip('counted on the embedded engine')
  await chercher(camille, 'lunettes')
  const statements = await statementsDuring(t.database, () => chercher(camille, 'consultation'))
  assert.ok(statements.length >= 1 && statements.length <= 2, statements.join('\n---\n'))
})

test('what finds nothing is counted once it is meant, without a name, and never with a number', async () => {
  const { db } = t.database
  await chercher(camille, 'zorglub')
  await chercher(camille, 'zorglub 69003', { pose: true })
  await chercher(camille, 'zorglub a@b.fr', { pose: true })
  await chercher(camille, 'Zorglub magique', { pose: true })
  const lire = () => db.select().from(faqRechercheVide)
  for (let tour = 0; tour < 100 && (await lire()).length === 0; tour++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  const gardees = await lire()
  assert.deepEqual(
    gardees.map(({ texte, nombre }) => [texte, nombre]),
    [['zorglub magique', 1]],
  )
  assert.deepEqual(Object.keys(gardees[0] ?? {}).sort(), [
    'clientCode',
    'derniereLe',
    'ignoreeLe',
    'nombre',
    'texte',
  ])
})

test('what staff say is a synonym is found at once, with its line; whoever has no right adds none', async () => {
  const url = '/api/admin/inbenta-faq/synonymes/create'
  const payload = { mot: 'résilier', autres: ['ficher le camp', 'zou'] }
  assert.equal((await camille({ method: 'POST', url, payload })).statusCode, 403)
  const admin = await t.as('admin@example.org')
  assert.equal(
    (await admin({ method: 'POST', url, payload: { mot: 'le', autres: [] } })).statusCode,
    400,
  )
  const answer = await admin({ method: 'POST', url, payload })
  assert.equal(answer.statusCode, 200, answer.body)
  let faire: string[] = []
  for (let tour = 0; tour < 100 && faire.length === 0; tour++) {
    faire = titres(await chercher(camille, 'zou'), 'faire')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  assert.equal(faire[0], 'Résilier un contrat')
  const lignes = await t.database.db
    .select()
    .from(historique)
    .where(eq(historique.objet, 'synonymes'))
  assert.equal(lignes.length, 1)
})

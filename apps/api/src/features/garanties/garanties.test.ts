import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Garanties } from '@espace-adherent/contract'
import { prixUsuel } from '@espace-adherent/domain'
import { createTestApp, type TestApp } from '../../../testing/index.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

async function read(userName: string, numeroContrat: string) {
  const call = await t.as(userName)
  return call({ url: '/api/forms/garanties', headers: { 'x-numcontrat': numeroContrat } })
}
const CAMILLE = 'camille.martin@example.org'

test('R7.84 the guarantees of a health contract, under the five headings, with their euros', async () => {
  const answer = await read(CAMILLE, '20450001')
  assert.equal(answer.statusCode, 200)
  const { nomOffre, rubriques, engagements } = answer.json() as Garanties
  assert.equal(nomOffre, 'Santé Sérénité')
  assert.deepEqual(engagements, [])
  assert.deepEqual(
    rubriques.map(({ libelle }) => libelle),
    ['Hospitalisation', 'Soins courants', 'Dentaire', 'Optique', 'Aides auditives'],
  )
  const garanties = rubriques.flatMap((r) => r.garanties)
  const specialiste = garanties.find(({ cle }) => cle === 'specialisteNonOptam')
  assert.equal(specialiste?.promesse, '200\u00a0% BRSS')
  assert.deepEqual(specialiste?.exemples, [
    {
      libelle: 'Consultation d’un spécialiste non OPTAM',
      depense: 7000,
      ro: 1410,
      rc: 2990,
      reste: 2600,
    },
  ])
  for (const { exemples } of garanties)
    for (const { depense, ro, rc, reste } of exemples) assert.equal(ro + rc + reste, depense)
})

test('the levels of the three offers', async () => {
  const promesses = async (userName: string, numeroContrat: string) => {
    const { rubriques } = (await read(userName, numeroContrat)).json() as Garanties
    const parCle = new Map(rubriques.flatMap((r) => r.garanties).map((g) => [g.cle, g.promesse]))
    return [
      'generaliste',
      'specialisteOptam',
      'specialisteNonOptam',
      'protheseDentaire',
      'chambre',
      'osteopathie',
    ].map((cle) => parCle.get(cle)?.replaceAll(/[\u00a0\u202f]/g, ' '))
  }
  assert.deepEqual(await promesses(CAMILLE, '20450001'), [
    '200 % BRSS',
    '220 % BRSS',
    '200 % BRSS',
    '350 % BRSS',
    '60 €',
    '40 €, 4 fois par an',
  ])
  assert.deepEqual(await promesses('hugo.roche@example.org', '20450003'), [
    '130 % BRSS',
    '150 % BRSS',
    '130 % BRSS',
    '200 % BRSS',
    '45 €',
    '30 €, 3 fois par an',
  ])
  assert.deepEqual(await promesses('hugo.roche@example.org', '20450004'), [
    '100 % BRSS',
    '100 % BRSS',
    '100 % BRSS',
    '125 % BRSS',
    'Non couvert',
    'Non couvert',
  ])
})

test('what has ended is told as it was: prices of its last day, and no card to show', async () => {
  const seance = async (numero: string) => {
    const answer = await read('hugo.roche@example.org', numero)
    const { rubriques, isResponsable } = answer.json() as Garanties
    const exemples = rubriques.flatMap((r) => r.garanties).flatMap((g) => g.exemples)
    const kine = exemples.find(({ libelle }) => libelle === 'Séance de kinésithérapie')
    return [isResponsable, kine?.depense, kine?.reste]
  }
  assert.deepEqual(await seance('20450003'), [true, 1790, 100])
  assert.deepEqual(await seance('20450004'), [false, 1658, 100])
})

test('a provident contract says what it promises; an offer that is no longer kept says nothing', async () => {
  const prevoyance = (await read(CAMILLE, '20450002')).json() as Garanties
  assert.deepEqual(prevoyance.rubriques, [])
  assert.equal(prevoyance.engagements[0]?.libelle, 'Capital décès')
  await t.database.db.execute(`update contrat set nom_offre = 'Ancienne' where numero = '20450005'`)
  const ancienne = (await read('jeanne.moreau@example.org', '20450005')).json() as Garanties
  assert.deepEqual([ancienne.rubriques, ancienne.engagements], [[], []])
})

test('a beneficiary reads what covers them; somebody else’s contract is not found', async () => {
  assert.equal((await read('julien.martin@example.org', '20450001')).statusCode, 200)
  assert.equal((await read('julien.martin@example.org', '20450002')).statusCode, 404)
  assert.equal((await read('hugo.roche@example.org', '20450001')).statusCode, 404)
  assert.equal((await t.visitor()('/api/forms/garanties')).statusCode, 401)
})

test('a contract that has ended is told as on its last day', async () => {
  const call = await t.as('hugo.roche@example.org')
  const { contrats } = (await call('/api/adherent/contrats')).json()
  const { dateFin } = contrats.find(
    (un: { numeroContratIndividuel: string }) => un.numeroContratIndividuel === '20450004',
  )
  const { rubriques } = (await read('hugo.roche@example.org', '20450004')).json() as Garanties
  const journee = rubriques
    .flatMap(({ garanties }) => garanties)
    .find(({ cle }) => cle === 'forfaitJournalier')?.exemples[0]
  assert.equal(journee?.depense, prixUsuel('FJH', dateFin))
  const compteurs = await call({
    url: '/api/adherent/compteurs',
    headers: { 'x-numcontrat': '20450004' },
  })
  assert.deepEqual(compteurs.json().items ?? compteurs.json(), [])
})

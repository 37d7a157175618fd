import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../../testing/index.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

type Ligne = { code: string; montantMensuel: number; dateDebut?: string }

const lignes = async (path: string, userName: string, numeroContrat: string): Promise<Ligne[]> => {
  const call = await t.as(userName)
  const answer = await call({ url: path, headers: { 'x-numcontrat': numeroContrat } })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().items
}
const detenus = async (userName: string, numeroContrat: string) =>
  (await lignes('/api/forms/radiation-renfort', userName, numeroContrat)).map((ligne) => [
    ligne.code,
    ligne.montantMensuel,
    ligne.dateDebut,
  ])
const proposes = async (userName: string, numeroContrat: string) =>
  (await lignes('/api/vel/option-affiliation', userName, numeroContrat)).map((ligne) => ligne.code)

const CAMILLE = 'camille.martin@example.org'

test('a contract holds its reinforcements since a day, at the price of that day', async () => {
  const annee = t.clock.now.getFullYear()
  assert.deepEqual(await detenus(CAMILLE, '20450001'), [
    ['ASS', 420, `${annee}-03-01`],
    ['CUR', 650, `${annee - 2}-01-01`],
  ])
  assert.deepEqual(await detenus(CAMILLE, '20450002'), [])
})

test('what is offered is what exists for the offer and is not held, given up before or not', async () => {
  assert.deepEqual(await proposes(CAMILLE, '20450001'), ['OPT', 'DEN', 'HOS'])
  assert.deepEqual(await proposes(CAMILLE, '20450002'), ['REN'])
  assert.deepEqual(await proposes('hugo.roche@example.org', '20450003'), [
    'ASS',
    'OPT',
    'DEN',
    'HOS',
  ])
})

test('a contract that has ended is offered nothing', async () => {
  assert.deepEqual(await proposes('hugo.roche@example.org', '20450004'), [])
})

test('a reinforcement is held until its last day included', async () => {
  const { db } = t.database
  const jour = new Date(t.clock.now).toLocaleDateString('fr-CA', { timeZone: 'Europe/Paris' })
  const end = (date: string) =>
    db.execute(`update option_contrat set date_fin = ${date} where code_renfort = 'CUR'`)
  await end(`'${jour}'`)
  assert.equal((await detenus(CAMILLE, '20450001')).length, 2)
  await end(`date '${jour}' - 1`)
  assert.deepEqual(
    (await detenus(CAMILLE, '20450001')).map(([code]) => code),
    ['ASS'],
  )
  assert.deepEqual(await proposes(CAMILLE, '20450001'), ['CUR', 'OPT', 'DEN', 'HOS'])
  await end('null')
})

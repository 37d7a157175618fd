import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createActesDeTest } from '../../../testing/actes.ts'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'

let t: TestApp
let clerk: Inject
const de = createActesDeTest(() => t)
before(async () => {
  t = await createTestApp()
  clerk = await t.as('gestionnaire@example.org')
})
after(() => t?.close())

const saisie = {
  numeroContrat: '',
  page: 'Mes remboursements',
  message: 'Le tableau ne se parcourt pas au clavier.',
  outil: 'NVDA',
}
async function courrier(to: string) {
  await t.jobs.drain()
  return (await t.visitor()(`/dev/mailbox/messages?to=${to}`)).json() as { piece?: string }[]
}
const dansLaFile = async () => {
  const { items } = (
    await clerk('/api/admin/demandes/traitement?acte=accessibiliteActeGestion')
  ).json()
  return items as { id: string }[]
}

test('a member reports what does not work: a receipt at once, and a clerk has it', async () => {
  const hugo = await t.as('hugo.roche@example.org')
  const answer = await de.envoyer(hugo, '/forms/accessibilite', saisie)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.match((await courrier('hugo.roche@example.org'))[0]?.piece ?? '', /^accuse-reception/)
  assert.equal((await dansLaFile()).length, 1)
})

test('anybody may, without an account and without a contract', async () => {
  const answer = await t.visitor()({
    method: 'POST',
    url: '/api/demandes/sans-compte',
    payload: {
      acte: 'accessibiliteActeGestion',
      identite: {
        prenom: 'Ana',
        nom: 'Silva',
        email: 'ana.silva@example.org',
        numeroContrat: '',
      },
      saisie,
    },
  })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.match((await courrier('ana.silva@example.org'))[0]?.piece ?? '', /^accuse-reception/)
  assert.equal((await dansLaFile()).length, 2)
})

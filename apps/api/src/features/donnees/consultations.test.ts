import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { ATLAS, deposer, envoyer, ribDe, SAMIRA } from '../../../testing/ribs.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { recordEvenement } from '../historique/index.ts'

let t: TestApp
let samira: Inject
let clerk: Inject
before(async () => {
  t = await createTestApp()
  samira = await t.as(SAMIRA, ATLAS)
  clerk = await t.as('admin.atlas@example.org', ATLAS)
})
after(() => t?.close())

const URL = '/api/adherent/consultations'
const lire = async (call: Inject, query = '') => {
  const answer = await call(`${URL}${query}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}
const compteDe = async (userName: string) => {
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, userName))
  assert.ok(row)
  return row.id
}

test('nobody has opened the file: nothing is said, not even what its owner did', async () => {
  await envoyer(samira, ribDe('70310003', { rib: await deposer(samira) }))
  assert.deepEqual(await lire(samira), { items: [], total: 0, suite: null })
})

test('what a clerk did with a request is said: who, as what, when, about which one', async () => {
  const [{ id, revision }] = (await clerk('/api/admin/demandes/traitement')).json().items
  const treat = (payload: object) =>
    clerk({ method: 'POST', url: '/api/admin/demandes/traitement', payload: { id, ...payload } })
  const taken = await treat({ revision, geste: 'prendre' })
  assert.equal(taken.statusCode, 200, taken.body)
  assert.equal((await treat({ geste: 'ecrire', texte: 'Je regarde.' })).statusCode, 200)
  const { items, total } = await lire(samira)
  assert.equal(total, 2)
  const [wrote, took] = items
  assert.deepEqual(
    [wrote.quoi, took.quoi, took.role, took.le],
    [
      'Vous a écrit',
      'A pris votre demande en charge',
      'Administrateur Digital',
      t.clock.now.toISOString(),
    ],
  )
  assert.match(took.nom, /^\p{Lu}\S+ \p{Lu}/u)
  assert.deepEqual(took.demande, { id, libelle: 'Changer le compte de mes remboursements' })
})

test('a request that staff opened, or a whole file, is said as such', async () => {
  const [compteId, auteurId] = [await compteDe(SAMIRA), await compteDe('admin.atlas@example.org')]
  const ligne = { clientCode: 'atlas', compteId, auteurId, le: t.clock.now }
  const cible = (await lire(samira)).items[0].demande.id
  await recordEvenement(t.database.db, {
    ...ligne,
    action: 'consultation',
    objet: 'demande',
    cible,
  })
  await recordEvenement(t.database.db, { ...ligne, action: 'consultation' })
  await recordEvenement(t.database.db, { ...ligne, action: 'consultation', objet: 'document' })
  await recordEvenement(t.database.db, { ...ligne, action: 'sessions-fermees' })
  await recordEvenement(t.database.db, { ...ligne, action: 'mot-restaure' })
  const { items } = await lire(samira)
  assert.deepEqual(
    items
      .slice(0, 5)
      .map(({ quoi, demande }: { quoi: string; demande: object }) => [quoi, demande && 'demande']),
    [
      ['A agi sur votre compte\u00a0: Texte d’origine rétabli', null],
      ['A agi sur votre compte\u00a0: Sessions fermées', null],
      ['A ouvert un document que vous avez envoyé', null],
      ['A consulté votre dossier', null],
      ['A ouvert votre demande', 'demande'],
    ],
  )
})

test('page after page, each line once', async () => {
  const seen: number[] = []
  let suite: string | null = null
  do {
    const page = await lire(samira, `?taille=2${suite ? `&apres=${suite}` : ''}`)
    assert.equal(page.total, 7)
    seen.push(...page.items.map(({ id }: { id: number }) => id))
    suite = page.suite
  } while (suite)
  assert.deepEqual([seen.length, new Set(seen).size], [7, 7])
  assert.equal((await samira(`${URL}?apres=n-importe-quoi`)).statusCode, 400)
})

test('each reads their own file’s, and staff nobody’s', async () => {
  assert.equal((await lire(await t.as('nadia.perrot@example.org', ATLAS))).total, 0)
  assert.equal((await clerk(URL)).statusCode, 403)
  assert.equal((await t.visitor(ATLAS)(URL)).statusCode, 401)
})

test('whoever did it has left: it is still said', async () => {
  const [compteId] = [await compteDe(SAMIRA)]
  const auteurId = '00000000-0000-4000-8000-000000000000'
  await recordEvenement(t.database.db, {
    clientCode: 'atlas',
    compteId,
    auteurId,
    action: 'consultation',
    le: t.clock.now,
  })
  const [last] = (await lire(samira)).items
  assert.deepEqual([last.nom, last.role, last.quoi], [null, '', 'A consulté votre dossier'])
})

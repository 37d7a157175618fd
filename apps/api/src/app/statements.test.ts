import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Resource, registry, resourceUrl } from '@espace-adherent/contract'
import { type ContenuMot, isMotMail } from '@espace-adherent/domain'
import { createTestApp, statementsDuring, type TestApp } from '../../testing/index.ts'
import { notice } from '../features/messages/index.ts'
import { mot } from '../features/mots/mots.schema.ts'
import { catalogueMots } from './slices.ts'

/** The session and one more: what a list of the member area may cost the database. */
const LIMITE = 2

/**
 * What gathers the reads of several slices for one screen asks for them in one breath: here the account, the
 * mandates, the changes, who is paid elsewhere and the contributions.
 */
const gathered: Readonly<Record<string, number>> = {
  '/api/coordonnees-bancaires': 6,
}

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

/** Filters cost nothing more. */
const filtered = [
  '/api/v1/adherent/remboursements?famille=dentaire&etat=reglee&recherche=couronne&du=2020-01-01',
  '/api/cgdm-svc/ged?nature=cotisations&q=echeancier&annee=2026',
]

const listesMembre = (Object.values(registry) as Resource[]).filter(
  ({ access, can }) => access === 'membre' && 'list' in can,
)

test('a list of the member area costs two statements at most, the session’s included', async (context) => {
  if (t.database.engine !== 'pglite') return context.skip('counted on the embedded engine')
  const camille = await t.as('camille.martin@example.org')
  let answered = 0
  const urls = [...listesMembre.map((resource) => resourceUrl(resource)), ...filtered]
  for (const url of urls) {
    // Who is behind a session is remembered for five seconds: each list pays for its own.
    t.clock.now = new Date(t.clock.now.getTime() + 6_000)
    let statusCode = 0
    const statements = await statementsDuring(t.database, async () => {
      const answer = await camille({ url, headers: { 'x-numcontrat': '20450001' } })
      statusCode = answer.statusCode
    })
    // Some need a parameter to be asked anything at all.
    if (statusCode === 400) continue
    assert.equal(statusCode, 200, url)
    assert.ok(
      statements.length <= (gathered[url] ?? LIMITE),
      `${url}:\n${statements.join('\n---\n')}`,
    )
    assert.ok(statements.length >= 1, url)
    answered += 1
  }
  assert.ok(answered >= 7, `${answered} lists were counted`)
})

test('changes of offers are listed with their counts by one statement, however many there are', async (context) => {
  if (t.database.engine !== 'pglite') return context.skip('counted on the embedded engine')
  const admin = await t.as('admin@example.org')
  const ecrire = (titre: string) =>
    admin({
      method: 'POST',
      url: '/api/admin/evolutions/create',
      payload: {
        titre,
        nomOffre: 'Santé Confort',
        nature: 'garanties',
        effetLe: '2090-01-01',
        texte: 'Un texte.',
        notice: null,
      },
    })
  const lire = async () => {
    let contrats: number[] = []
    const statements = await statementsDuring(t.database, async () => {
      const { items } = (await admin('/api/admin/evolutions/notification')).json()
      contrats = items.map((un: { contrats: number }) => un.contrats)
    })
    return { contrats, statements: statements.filter((one) => /evolution/.test(one)).length }
  }
  assert.equal((await ecrire('Un')).statusCode, 200)
  const un = await lire()
  for (const titre of ['Deux', 'Trois', 'Quatre']) await ecrire(titre)
  const quatre = await lire()
  assert.deepEqual([un.statements, quatre.statements], [1, 1])
  assert.ok((un.contrats[0] ?? 0) > 0)
  assert.deepEqual(quatre.contrats, Array(4).fill(un.contrats[0]))
})

/** Written by this client in its own words, and heard of by this node. */
async function sayOtherwise(clientCode: string, key: string, contenu: ContenuMot) {
  await t.database.db.insert(mot).values({ clientCode, key, contenu, modifieLe: t.clock.now })
  await t.annuaire.refresh(t.database.db)
}

test('words cost the database nothing, whoever’s they are', async (context) => {
  if (t.database.engine !== 'pglite') return context.skip('counted on the embedded engine')
  await sayOtherwise('horizon', 'comptes.espaceActive', { sujet: 'Prêt', corps: ['((assureur))'] })
  const mot = catalogueMots.find('comptes.espaceActive')
  assert.ok(mot && isMotMail(mot))
  const sujets = new Set<string | null>()
  const statements = await statementsDuring(t.database, async () => {
    for (const client of t.annuaire.all())
      for (let i = 0; i < 100; i++)
        sujets.add(notice(client, mot, { email: 'a@example.org', prenom: 'Zoé' }, {}).subject)
  })
  assert.deepEqual(statements, [])
  assert.deepEqual([...sujets].sort(), ['Prêt', 'Votre espace personnel est activé'])
})

test('a code sent by mail takes as many statements in either wording, none of them for words', async (context) => {
  if (t.database.engine !== 'pglite') return context.skip('counted on the embedded engine')
  const send = async () => {
    t.clock.now = new Date(t.clock.now.getTime() + 61 * 60_000)
    const camille = await t.as('camille.martin@example.org')
    const payload = { sendType: 'MAIL', operation: 'VERIFY_AMF' }
    const statements = await statementsDuring(t.database, async () => {
      const answer = await camille({ method: 'POST', url: '/api/security-code/send', payload })
      assert.equal(answer.statusCode, 200)
    })
    return statements.filter((statement) => statement.startsWith('insert'))
  }
  const ours = await send()
  assert.ok(ours.length >= 2, ours.join('\n'))
  await sayOtherwise('horizon', 'securite.codeMail', {
    sujet: 'Code',
    corps: ['((objet)) ((minutes))', { code: 'code' }],
  })
  assert.deepEqual(await send(), ours)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demandesAddress } from '@espace-adherent/contract/addresses'
import { contratsResource } from '@espace-adherent/contract/contrats'
import { traitementResource } from '@espace-adherent/contract/demandes/gestion'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { answeredAhead, areAnswered } from './answers.ts'
import { askAhead, CONTRATS_URL, DEMANDES_URL, FILE_URL, USER_URL } from './ask.ts'

const user = (...roles: string[]) => new Response(JSON.stringify({ roles }))

/** A server that gives these answers, and remembers what it was asked. */
function server(answers: Record<string, () => Response>) {
  const asked: string[] = []
  const ask = async (url: string) => {
    asked.push(url)
    const answer = answers[url]
    if (!answer) throw new TypeError('no network')
    return answer()
  }
  return { asked, ask }
}

const contrats = () => new Response('{"contrats":[]}')
const demandes = () => new Response('{"items":[]}')

test('the addresses asked ahead are those of the contracts and of the requests', () => {
  assert.equal(CONTRATS_URL, resourceUrl(contratsResource))
  assert.equal(DEMANDES_URL, resourceUrl(demandesAddress))
  assert.equal(FILE_URL, resourceUrl(traitementResource))
})

const TOUT = [USER_URL, CONTRATS_URL, DEMANDES_URL]

for (const [who, roles, wasMembre, expected] of [
  ['a member who was here last', ['User'], true, TOUT],
  ['a member seen for the first time', ['User'], false, TOUT],
  ['a beneficiary', ['Beneficiaire'], false, TOUT],
  ['staff', ['Admin'], false, [USER_URL]],
] as const) {
  test(`${who}: ${expected.length} requests ahead`, async () => {
    const { asked, ask } = server({
      [USER_URL]: () => user(...roles),
      [CONTRATS_URL]: contrats,
      [DEMANDES_URL]: demandes,
    })
    const ahead = askAhead(ask, { isMembre: wasMembre })
    await Promise.all(ahead.values())
    assert.deepEqual(asked, expected)
    assert.equal(await areAnswered(ahead), expected.length === 3)
  })
}

for (const [quand, last] of [
  ['already looked at', { isMembre: true, isProche: true }],
  ['opened in another page', { isMembre: false }],
] as const)
  test(`the space of a relative, ${quand}: their requests, which may not be read, are not asked for`, async () => {
    const { asked, ask } = server({
      [USER_URL]: () =>
        new Response(JSON.stringify({ roles: ['User'], delegation: { domaines: [] } })),
      [CONTRATS_URL]: contrats,
    })
    const ahead = askAhead(ask, last)
    await Promise.all(ahead.values())
    assert.deepEqual(asked, [USER_URL, CONTRATS_URL])
    assert.equal(await areAnswered(ahead), 'isProche' in last)
  })

for (const [qui, roles, attendues] of [
  ['a clerk', ['BackEndUser'], [USER_URL, FILE_URL]],
  ['a member, who is refused there', ['User'], TOUT],
] as const)
  test(`the page leads to the queue, for ${qui}`, async () => {
    const { asked, ask } = server({
      [USER_URL]: () => user(...roles),
      [CONTRATS_URL]: contrats,
      [DEMANDES_URL]: demandes,
      [FILE_URL]: demandes,
    })
    const ahead = askAhead(ask, { isMembre: false, isFile: true })
    await Promise.all(ahead.values())
    assert.deepEqual(asked, attendues)
    const later = answeredAhead(ahead, async () => new Response('asked again'))
    assert.equal((await (await later(FILE_URL)).text()).includes('items'), qui === 'a clerk')
  })

test('nobody is signed in any more: nothing else is asked, and nothing counts as answered', async () => {
  const { asked, ask } = server({ [USER_URL]: () => new Response('', { status: 401 }) })
  const ahead = askAhead(ask, { isMembre: false })
  assert.equal(await areAnswered(ahead), false)
  assert.deepEqual(asked, [USER_URL])
})

test('without network, whoever takes the answer sees the failure', async () => {
  const ahead = askAhead(server({}).ask, { isMembre: true })
  assert.equal(await areAnswered(ahead), false)
  const send = answeredAhead(ahead, async () => new Response('later'))
  await assert.rejects(send(USER_URL), TypeError)
  assert.equal(await (await send(USER_URL)).text(), 'later')
})

test('an answer is used once, for the same question only', async () => {
  const { ask } = server({
    [USER_URL]: () => user('User'),
    [CONTRATS_URL]: contrats,
    [DEMANDES_URL]: demandes,
  })
  const sent: string[] = []
  const send = answeredAhead(askAhead(ask, { isMembre: true }), async (input, init) => {
    sent.push(`${init?.method ?? 'GET'} ${input}`)
    return new Response('sent')
  })
  assert.equal(await (await send(USER_URL)).text(), '{"roles":["User"]}')
  assert.equal(await (await send(USER_URL)).text(), 'sent')
  await send(CONTRATS_URL, { method: 'POST' })
  await send(CONTRATS_URL, { headers: { 'x-numcontrat': '20450001' } })
  assert.deepEqual(sent, [`GET ${USER_URL}`, `POST ${CONTRATS_URL}`, `GET ${CONTRATS_URL}`])
  assert.equal(await (await send(CONTRATS_URL)).text(), '{"contrats":[]}')
})

test('a question that was not worth asking ahead is asked when it comes', async () => {
  const { ask } = server({ [USER_URL]: () => user('Admin') })
  const send = answeredAhead(askAhead(ask, { isMembre: false }), async () => new Response('sent'))
  assert.equal(await (await send(CONTRATS_URL)).text(), 'sent')
})

test('a network that says nothing is not waited for', async () => {
  const ahead = askAhead(() => new Promise<Response>(() => {}), { isMembre: true })
  assert.equal(await areAnswered(ahead, 5), false)
})

test('an answer of long ago is asked again', async () => {
  const { ask } = server({
    [USER_URL]: () => user('User'),
    [CONTRATS_URL]: contrats,
    [DEMANDES_URL]: demandes,
  })
  const send = answeredAhead(
    askAhead(ask, { isMembre: true }),
    async () => new Response('sent'),
    () => 60_000,
  )
  assert.equal(await (await send(CONTRATS_URL)).text(), 'sent')
})

test('who has given up waiting gets no answer', async () => {
  const { ask } = server({
    [USER_URL]: () => user('User'),
    [CONTRATS_URL]: contrats,
    [DEMANDES_URL]: demandes,
  })
  const send = answeredAhead(askAhead(ask, { isMembre: true }), async () => new Response('sent'))
  const controller = new AbortController()
  const answer = send(USER_URL, { signal: controller.signal })
  controller.abort()
  await assert.rejects(answer, { name: 'AbortError' })
})

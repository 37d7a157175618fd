import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'

let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp()
  camille = await t.as('camille.martin@example.org')
})
after(() => t?.close())

const send = (sendType: 'MAIL' | 'SMS') =>
  camille({
    method: 'POST',
    url: '/api/security-code/send',
    payload: { sendType, operation: 'VERIFY_AMF' },
  })

test('an empty mailbox says so, in French', async () => {
  const page = await t.visitor()('/dev/mailbox')
  assert.equal(page.statusCode, 200)
  assert.match(page.body, /<html lang="fr">/)
  assert.match(page.body, /Aucun message pour le moment\./)
})

test('messages are listed newest first, for one receiver or for all, client by client', async () => {
  await send('MAIL')
  await send('SMS')
  const list = async (query = '', host?: string) =>
    (await t.visitor(host)(`/dev/mailbox/messages${query}`)).json()
  const all = await list()
  assert.deepEqual(
    all.map(({ channel, to }: { channel: string; to: string }) => [channel, to]),
    [
      ['SMS', '+33639980145'],
      ['MAIL', 'camille.martin@example.org'],
    ],
  )
  const [sms, mail] = all
  assert.deepEqual(Object.keys(mail).sort(), [
    'channel',
    'html',
    'id',
    'sentAt',
    'subject',
    'text',
    'to',
  ])
  assert.equal(mail.sentAt, t.clock.now.toISOString())
  assert.deepEqual([sms.subject, sms.html], [null, null])
  assert.deepEqual(await list('?to=Camille.Martin@example.org'), [mail])
  // A + in an address is a space for whoever reads it.
  assert.deepEqual(await list('?to=+33639980145'), [sms])
  assert.deepEqual(await list('?to=%2B33639980145'), [sms])
  assert.deepEqual(await list('?to=personne@example.org'), [])
  assert.deepEqual(await list('', 'atlas.localhost:8080'), [])
})

test('the mailbox is for whoever sits at this machine, whatever they call themselves', async () => {
  const ask = (options: { remoteAddress?: string; headers?: Record<string, string> }) =>
    Promise.all(
      ['/dev/mailbox', '/dev/mailbox/messages', '/dev/mailbox/messages/1'].map(async (url) => {
        const { headers, ...from } = options
        const host = { host: 'localhost:8080', ...headers }
        return (await t.app.inject({ url, headers: host, ...from })).statusCode
      }),
    )
  const nowhere = [404, 404, 404]
  assert.deepEqual((await ask({})).slice(0, 2), [200, 200])
  assert.deepEqual((await ask({ remoteAddress: '::ffff:127.0.0.1' })).slice(0, 2), [200, 200])
  for (const remoteAddress of ['203.0.113.9', '10.0.0.1', '2001:db8::1', '::ffff:203.0.113.9'])
    assert.deepEqual(await ask({ remoteAddress }), nowhere, remoteAddress)
  // A proxy on this machine tells of whom it passes on.
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])
    assert.deepEqual(await ask({ headers: { [name]: '127.0.0.1' } }), nowhere, name)
})

const elsewhere: Record<string, string>[] = [
  { PUBLIC_PROTOCOL: 'https' },
  { HOST: '0.0.0.0' },
  { DEMO_DATA: '0' },
  { SMTP_URL: 'smtp://localhost', SMTP_FROM: 'a@mutuelle.example' },
]
for (const environment of elsewhere)
  test(`there is no mailbox with ${Object.keys(environment)[0]}`, async () => {
    const other = await createTestApp({ environment })
    try {
      for (const url of ['/dev/mailbox', '/dev/mailbox/messages'])
        assert.equal((await other.visitor()(url)).statusCode, 404, url)
    } finally {
      await other.close()
    }
  })

test('the page shows each message in the client’s charter, the mail in a frame that runs nothing', async () => {
  const page = await t.visitor()('/dev/mailbox')
  assert.match(String(page.headers['content-security-policy']), /script-src 'self' 'nonce-/)
  const src = /<iframe sandbox="allow-popups[^"]*"[^>]* src="([^"]+)" title="[^"]+"/.exec(page.body)
  assert.ok(src?.[1])
  const frame = await t.visitor()(src[1])
  assert.equal(frame.statusCode, 200)
  assert.match(String(frame.headers['content-type']), /^text\/html/)
  const policy = String(frame.headers['content-security-policy'])
  assert.match(policy, /default-src 'none'/)
  assert.match(policy, /sandbox(?!.*allow-scripts)(?!.*allow-same-origin)/)
  assert.match(policy, /frame-ancestors 'self'/)
  assert.equal(frame.headers['x-frame-options'], 'SAMEORIGIN')
  assert.equal(frame.headers['cache-control'], 'no-store')
  assert.match(frame.body, /Mutuelle Horizon/)
  for (const id of ['999999', 'x', '-1', '9'.repeat(30)])
    assert.ok(
      [400, 404].includes((await t.visitor()(`/dev/mailbox/messages/${id}`)).statusCode),
      id,
    )
  assert.equal((await t.visitor('atlas.localhost:8080')(src[1])).statusCode, 404)
})

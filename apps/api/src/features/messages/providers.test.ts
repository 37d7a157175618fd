import assert from 'node:assert/strict'
import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { createSmsMessenger } from './sms-gateway.ts'
import { createSmtpMessenger } from './smtp.ts'

const message = {
  id: 42,
  clientCode: 'horizon',
  to: 'élodie@example.org',
  subject: 'Votre code de sécurité',
  text: 'Voici le code\u00a0: 123456',
  html: '<p>Voici le code\u00a0: 123456</p>',
} as const

/** A real server of the protocol, with an account, that keeps the mails it receives. */
const received: { from: string; to: string[]; raw: string }[] = []
let refusals = 0
const smtp = new SMTPServer({
  authOptional: false,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    username === 'portail' && password === 'secret'
      ? done(null, { user: username })
      : done(new Error('refused')),
  onMailFrom: ({ address }, _session, done) =>
    address.startsWith('inconnu@')
      ? done(Object.assign(new Error('not one of ours'), { responseCode: 553 }))
      : done(),
  // « 550@… » and « 550-5.7.1@… » are refused with that code.
  onRcptTo({ address }, _session, done) {
    const [, code, etendu] = /^(\d{3})(?:-([\d.]+))?@/.exec(address) ?? []
    if (code === undefined) return done()
    done(Object.assign(new Error(etendu ? `${etendu} no` : 'no'), { responseCode: Number(code) }))
  },
  onData(stream, session, done) {
    let raw = ''
    stream.on('data', (chunk) => {
      raw += chunk
    })
    stream.on('end', () => {
      if (refusals-- > 0) return done(Object.assign(new Error('later'), { responseCode: 451 }))
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw,
      })
      done()
    })
  },
})
let url = ''
before(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const { port } = smtp.server.address() as AddressInfo
  url = `smtp://portail:secret@127.0.0.1:${port}`
})
after(() => new Promise<void>((resolve) => smtp.close(() => resolve())))

const messenger = (address = url, from = 'ne-pas-repondre@example.org') =>
  createSmtpMessenger({
    url: address,
    from,
    nomDe: () => 'Mutuelle Horizon',
  })

test('a mail that sells says how one click ends it; one that does not, says nothing of the sort', async (t) => {
  const mails = messenger()
  t.after(() => mails.close?.())
  const desinscription = 'https://horizon.example/desinscription/abc'
  await mails.send({ ...message, channel: 'MAIL', to: 'offre@example.org', desinscription })
  await mails.send({ ...message, channel: 'MAIL', to: 'service@example.org' })
  const rawOf = (to: string) => received.find((mail) => mail.to[0] === to)?.raw ?? ''
  assert.match(
    rawOf('offre@example.org'),
    /^List-Unsubscribe: <https:\/\/horizon\.example\/desinscription\/abc>/im,
  )
  assert.match(rawOf('offre@example.org'), /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
  assert.doesNotMatch(rawOf('service@example.org'), /List-Unsubscribe/i)
  received.length = 0
})

/** « relaxed », RFC 6376, 3.4: as whoever receives reckons it. */
const entete = (ligne: string) => {
  const [nom = '', ...valeur] = ligne.split(':')
  return `${nom.trim().toLowerCase()}:${valeur.join(':').replace(/\s+/g, ' ').trim()}`
}
const corps = (texte: string) =>
  `${texte
    .split('\r\n')
    .map((ligne) => ligne.replace(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(?:\r\n)+$/, '')}\r\n`

test('the mails of an insurer with a domain come from it, signed as whoever receives them proves', async (t) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const cle = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  const mails = createSmtpMessenger({
    url,
    from: 'ne-pas-repondre@example.org',
    nomDe: () => 'Mutuelle Horizon',
    expediteurDe: (client) =>
      client === 'horizon'
        ? { adresse: 'espace@mutuelle-x.example', dkim: { selecteur: 'portail', cle } }
        : undefined,
  })
  t.after(() => mails.close?.())
  received.length = 0
  await mails.send({ ...message, channel: 'MAIL', to: 'signe@example.org' })
  await mails.send({ ...message, clientCode: 'atlas', channel: 'MAIL', to: 'autre@example.org' })
  const [signe, autre] = received
  assert.equal(signe?.from, 'espace@mutuelle-x.example')
  assert.equal(autre?.from, 'ne-pas-repondre@example.org')
  assert.doesNotMatch(autre?.raw ?? '', /DKIM-Signature/)

  const [tetes = '', ...reste] = (signe?.raw ?? '').split('\r\n\r\n')
  const lignes = tetes.replace(/\r\n(?=[ \t])/g, '').split('\r\n')
  const dkim = lignes.find((ligne) => ligne.startsWith('DKIM-Signature:')) ?? ''
  const tag = (nom: string) =>
    new RegExp(`[;:]\\s*${nom}=([^;]*)`).exec(dkim)?.[1]?.replace(/\s+/g, '') ?? ''
  assert.deepEqual([tag('d'), tag('s'), tag('a')], ['mutuelle-x.example', 'portail', 'rsa-sha256'])
  const hash = createHash('sha256')
    .update(corps(reste.join('\r\n\r\n')))
    .digest('base64')
  assert.equal(tag('bh'), hash)
  const signees = tag('h')
    .split(':')
    .map((nom) => lignes.find((ligne) => ligne.toLowerCase().startsWith(`${nom.toLowerCase()}:`)))
  assert.ok(signees.some((ligne) => ligne?.startsWith('From:')))
  assert.ok(signees.some((ligne) => ligne?.startsWith('Subject:')))
  const sansSignature = dkim.replace(/(;\s*b=)[^;]*/, '$1')
  const signed = [...signees.filter((ligne) => ligne !== undefined), sansSignature]
  const verify = createVerify('RSA-SHA256').update(signed.map(entete).join('\r\n'))
  assert.ok(verify.verify(publicKey, tag('b'), 'base64'))
  received.length = 0
})

test('who does not exist is told from a server that is busy', async (t) => {
  const mails = messenger()
  t.after(() => mails.close?.())
  const send = (to: string) => mails.send({ ...message, channel: 'MAIL', to })
  for (const code of [501, 550, 551, 552, 553, 554])
    await assert.rejects(
      send(`${code}@example.org`),
      { name: 'MessageRefuseError' },
      `RCPT ${code}`,
    )
  for (const code of [450, 451, 452])
    await assert.rejects(
      send(`${code}@example.org`),
      { name: 'MessageReporteError' },
      `RCPT ${code}`,
    )
  // What it says of us, or that it leaves, holds for all messages.
  for (const code of [421, 530, 535])
    await assert.rejects(
      send(`${code}@example.org`),
      ({ name }: Error) => !name.startsWith('Message'),
      `RCPT ${code}`,
    )
  refusals = 1
  await assert.rejects(send('elodie@example.org'), { name: 'MessageReporteError' })
  refusals = 0
  // A list that we are on says nothing of the receiver, and may be left tomorrow.
  for (const politique of ['550-5.7.1', '554-5.7.0'])
    await assert.rejects(
      send(`${politique}@example.org`),
      { name: 'MessageReporteError' },
      politique,
    )
  await assert.rejects(send('550-5.1.1@example.org'), { name: 'MessageRefuseError' })
  // What is no address at all is written to by no server.
  for (const personne of ['', 'a\r\nb'])
    await assert.rejects(send(personne), { name: 'MessageRefuseError' }, JSON.stringify(personne))
})

test('a sender that the server does not want is our own fault: no receiver is given up for it', async (t) => {
  const mails = messenger(url, 'inconnu@example.org')
  t.after(() => mails.close?.())
  for (const to of ['elodie@example.org', '550@example.org'])
    await assert.rejects(
      mails.send({ ...message, channel: 'MAIL', to }),
      ({ name }: Error) => !name.startsWith('Message'),
      to,
    )
})

test('a mail reaches a real server, in both forms, in the client’s name, once known by its id', async (t) => {
  const mails = messenger()
  t.after(() => mails.close?.())
  await mails.send({ ...message, channel: 'MAIL', to: 'elodie@example.org' })
  const [mail] = received
  assert.deepEqual([mail?.from, mail?.to], ['ne-pas-repondre@example.org', ['elodie@example.org']])
  for (const part of [
    /^From: Mutuelle Horizon <ne-pas-repondre@example\.org>/m,
    /^Message-ID: <message-42@example\.org>/im,
    /^Auto-Submitted: auto-generated/im,
    /^Content-Type: multipart\/alternative/im,
    /^Content-Type: text\/plain/im,
    /^Content-Type: text\/html/im,
    /^Subject: =\?UTF-8\?/im,
  ])
    assert.match(mail?.raw ?? '', part)
})

test('a server that says « later » or refuses the account is a failure, to be tried again', async (t) => {
  const mails = messenger()
  t.after(() => mails.close?.())
  refusals = 1
  await assert.rejects(mails.send({ ...message, channel: 'MAIL', to: 'a@example.org' }))
  await mails.send({ ...message, channel: 'MAIL', to: 'a@example.org' })
  const wrong = messenger(url.replace('secret', 'autre'))
  t.after(() => wrong.close?.())
  await assert.rejects(wrong.send({ ...message, channel: 'MAIL', to: 'a@example.org' }))
})

test('a server that is not there is a failure', async (t) => {
  const nowhere = messenger('smtp://127.0.0.1:1')
  t.after(() => nowhere.close?.())
  await assert.rejects(nowhere.send({ ...message, channel: 'MAIL', to: 'a@example.org' }))
})

test('a text message is one JSON post, and anything but a 2xx a failure', async (t) => {
  const posts: { headers: IncomingMessage['headers']; body: string }[] = []
  let status = 202
  const gateway = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      posts.push({ headers: request.headers, body })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  t.after(() => gateway.close())
  const { port } = gateway.address() as AddressInfo
  const texts = createSmsMessenger({
    url: `http://127.0.0.1:${port}/sms`,
    token: 'jeton',
    sender: 'Horizon',
  })
  const sms = { ...message, channel: 'SMS' as const, to: '+33639981234', subject: null, html: null }
  await texts.send(sms)
  assert.deepEqual(JSON.parse(posts[0]?.body ?? ''), {
    to: '+33639981234',
    sender: 'Horizon',
    text: 'Voici le code\u00a0: 123456',
  })
  assert.equal(posts[0]?.headers.authorization, 'Bearer jeton')
  assert.equal(posts[0]?.headers['idempotency-key'], 'message-42')
  status = 503
  await assert.rejects(texts.send(sms), /503/)
  // About this number or text, for good; about us, or about the moment.
  for (const refused of [400, 404, 410, 422]) {
    status = refused
    await assert.rejects(texts.send(sms), { name: 'MessageRefuseError' }, String(refused))
  }
  for (const later of [401, 402, 403, 408, 429, 500]) {
    status = later
    await assert.rejects(texts.send(sms), { name: 'Error' }, String(later))
  }
})

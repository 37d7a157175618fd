import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { changementIdentifiant } from './comptes.schema.ts'
import { annonceOf, canSignIn, lienTo, mailsTo, post } from './testing/index.ts'

let portal: TestApp
before(async () => {
  portal = await createTestApp()
})
after(() => portal.close())
beforeEach(async () => {
  const { db } = portal.database
  for (const table of ['echec_connexion', 'message', 'lien', 'changement_identifiant'])
    await db.execute(sql.raw(`delete from ${table}`))
})

const nouvelle = (email: string) => ({ email, confirmEmail: email })
const CAMILLE = 'camille.martin@example.org'
const HUGO = 'hugo.roche@example.org'
const OPERATION = 'VERIFY_UNAUTHENTICATED_AMF'

test('R7.15 R7.16 without a code to ask for, nothing is said of the account', async () => {
  const camille = await annonceOf(portal, CAMILLE, '20450001')
  const answer = await post(portal.visitor(), 'pre-forgot-username', {
    ...camille,
    ...nouvelle('camille@nouvelle.example.org'),
  })
  assert.deepEqual(answer.json(), {
    isUserAmfAuthorized: false,
    sendType: null,
    currentUserName: null,
    reference: null,
    telephone: null,
  })
})

const hugoData = async () => ({
  ...(await annonceOf(portal, HUGO, '20450003')),
  ...nouvelle('hugo@nouvelle.example.org'),
})

const preForgot = async () =>
  (await post(portal.visitor(), 'pre-forgot-username', await hugoData())).json()

const sendCode = (visitor: Inject, payload: object) =>
  visitor({
    method: 'POST',
    url: '/api/security-code/send',
    payload: { sendType: 'SMS', operation: OPERATION, ...payload },
  })

const verifyCode = (visitor: Inject, payload: object) =>
  visitor({
    method: 'POST',
    url: '/api/security-code/verify',
    payload: { operation: OPERATION, ...payload },
  })

async function codeSentToHugo(): Promise<string> {
  const all = (await portal.visitor()('/dev/mailbox/messages')).json() as {
    channel: string
    text: string
  }[]
  const sms = all.find(({ channel }) => channel === 'SMS')
  return /\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? ''
}

const change = async (securityCode: string) =>
  portal.visitor()({
    method: 'POST',
    url: '/api/identity/forgot-username',
    payload: await hugoData(),
    headers: { 'x-securitycode': securityCode },
  })

test('R7.16 the present identifier is masked, wherever it could stand in the answer', async () => {
  const pre = await preForgot()
  assert.equal(pre.isUserAmfAuthorized, true)
  assert.equal(pre.sendType, 'SMS')
  assert.equal(pre.currentUserName, 'h•••••@example.org')
  assert.match(pre.telephone, /•/)
  assert.doesNotMatch(JSON.stringify(pre), /roche/i)
})

test('R2.35 with protection by code: no code no change, then at once, and once', async () => {
  const refused = await change('')
  assert.equal(refused.json().code, 'SecurityCodeRequired')
  const { reference } = await preForgot()
  const visitor = portal.visitor()
  await sendCode(visitor, { reference })
  const securityCode = await codeSentToHugo()
  const verified = await verifyCode(visitor, { securityCode, reference })
  assert.equal(verified.statusCode, 200, verified.body)
  const done = await change(securityCode)
  assert.deepEqual([done.statusCode, done.json()], [200, { effetLe: null }])
  assert.equal((await change(securityCode)).json().code, 'SecurityCodeRequired', 'worth one change')

  const email = 'hugo@nouvelle.example.org'
  const [asked] = await mailsTo(portal, HUGO)
  assert.match(asked?.text ?? '', /le changement aura lieu dès que la nouvelle adresse/)
  const [toConfirm] = await mailsTo(portal, email)
  assert.match(toConfirm?.text ?? '', /dès que vous l’aurez confirmée/)
  assert.equal(await canSignIn(portal, HUGO, 'Horizon!2026'), true, 'not before it is confirmed')
  const session = await portal.as(HUGO)
  const confirmed = await post(portal.visitor(), 'confirm-username', await lienTo(portal, email))
  assert.deepEqual([confirmed.statusCode, confirmed.json()], [200, { effetLe: null }])
  assert.equal(await canSignIn(portal, HUGO, 'Horizon!2026'), false)
  assert.equal((await session('/api/identity/user')).statusCode, 401)
  assert.equal((await mailsTo(portal, HUGO))[0]?.subject, 'Votre identifiant a changé')
  assert.equal((await mailsTo(portal, email))[0]?.subject, 'Votre nouvel identifiant est en place')
  await portal.database.db.execute(
    sql`update compte set user_name = ${HUGO}, email = ${HUGO} where user_name = ${email}`,
  )
})

test('a plain identifier still names an account to the security code', async () => {
  await sendCode(portal.visitor(), { username: HUGO })
  assert.notEqual(await codeSentToHugo(), '')
})

test('a reference is good for ten minutes, at one client, for one operation', async () => {
  const { reference } = await preForgot()
  const visitor = portal.visitor()
  const forged = await sendCode(visitor, { reference: reference.slice(0, -4) })
  assert.equal(forged.json().code, 'CodeRequestExpired')
  const elsewhere = await sendCode(portal.visitor('atlas.localhost:8080'), { reference })
  assert.equal(elsewhere.json().code, 'CodeRequestExpired')
  const other = await sendCode(visitor, { reference, operation: 'LOGIN_AMF' })
  assert.equal(other.statusCode, 401)
  const asLink = await post(portal.visitor(), 'register/dematerialisation', {
    jeton: reference,
    dematerialization: true,
  })
  assert.equal(asLink.json().code, 'InvalidToken')
  assert.equal(await codeSentToHugo(), '', 'nothing was sent')
  const { now } = portal.clock
  portal.clock.now = new Date(now.getTime() + 10 * 60_000)
  try {
    assert.equal((await sendCode(visitor, { reference })).json().code, 'CodeRequestExpired')
    const late = await verifyCode(visitor, { reference, securityCode: '123456' })
    assert.equal(late.json().code, 'CodeRequestExpired')
  } finally {
    portal.clock.now = now
  }
})

test('references give no more codes than the identifier they stand for', async () => {
  await portal.database.db.execute(sql`delete from budget_securite`)
  const { reference } = await preForgot()
  for (let fois = 0; fois < 4; fois++) await sendCode(portal.visitor(), { username: HUGO })
  for (let fois = 0; fois < 4; fois++) await sendCode(portal.visitor(), { reference })
  const all = (await portal.visitor()('/dev/mailbox/messages')).json() as { channel: string }[]
  assert.equal(all.filter(({ channel }) => channel === 'SMS').length, 5)
})

/** Each as its person would ask; none is protected by a code. */
const demandes: [string, () => Promise<object>][] = [
  [
    'somebody who has a space',
    async () => ({
      ...(await annonceOf(portal, CAMILLE, '20450001')),
      ...nouvelle('c@nouvelle.example.org'),
    }),
  ],
  [
    'an address that is somebody else’s identifier',
    async () => ({
      ...(await annonceOf(portal, CAMILLE, '20450001')),
      ...nouvelle('jeanne.moreau@example.org'),
    }),
  ],
  [
    'the identifier that they have',
    async () => ({ ...(await annonceOf(portal, CAMILLE, '20450001')), ...nouvelle(CAMILLE) }),
  ],
  [
    'somebody who has no space',
    async () => ({
      numeroContrat: '20450020',
      nom: 'Benali',
      prenom: 'Inès',
      dateNaissance: '2001-09-05',
      codePostal: '93200',
      iban: '0165',
      ...nouvelle('ines@nouvelle.example.org'),
    }),
  ],
]

test('whoever is recognised gets the same answers, to the letter', async () => {
  const answers = new Set<string>()
  for (const [, demande] of demandes) {
    const data = await demande()
    const pre = await post(portal.visitor(), 'pre-forgot-username', data)
    const answer = await post(portal.visitor(), 'forgot-username', data)
    assert.equal(answer.statusCode, 200, answer.body)
    answers.add(`${pre.body} ${answer.body}`)
  }
  assert.equal(answers.size, 1, [...answers].join('\n'))
})

test('past five mails an hour a change is refused aloud, space or not: none is said to be recorded', async () => {
  for (const [who, demande] of demandes) {
    await portal.database.db.execute(sql`delete from echec_connexion`)
    const data = await demande()
    const statuts = []
    for (let fois = 0; fois < 6; fois++)
      statuts.push((await post(portal.visitor(), 'forgot-username', data)).statusCode)
    assert.deepEqual(statuts, [200, 200, 200, 200, 200, 429], who)
  }
})

for (const [quoi, to, subject] of [
  [1, 'jeanne.moreau@example.org', 'Votre adresse e-mail a été saisie'],
  [2, CAMILLE, 'Cette adresse est déjà votre identifiant'],
  [3, 'ines@nouvelle.example.org', 'Aucun espace personnel à modifier'],
] as const) {
  const [who, demande] = demandes[quoi] as (typeof demandes)[number]
  test(`nothing to change for ${who}: a mail says so`, async () => {
    await portal.database.db.execute(sql`delete from budget_securite`)
    await post(portal.visitor(), 'forgot-username', await demande())
    assert.deepEqual(
      (await mailsTo(portal, to)).map((mail) => mail.subject),
      [subject],
    )
    assert.equal(await portal.database.db.$count(changementIdentifiant), 0)
  })
}

test('a stranger is not recognised, and nothing is sent', async () => {
  const camille = await annonceOf(portal, CAMILLE, '20450001')
  const data = { ...camille, ...nouvelle('pirate@example.org'), dateNaissance: '1986-03-15' }
  for (const path of ['pre-forgot-username', 'forgot-username']) {
    const answer = await post(portal.visitor(), path, data)
    assert.equal(answer.json().code, 'RegistrationRefused')
  }
})

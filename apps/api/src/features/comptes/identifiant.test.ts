import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { canSignIn, lienTo, mailsTo, post } from './testing/index.ts'

let portal: TestApp
before(async () => {
  portal = await createTestApp()
})
after(() => portal.close())
beforeEach(async () => {
  const { db } = portal.database
  await db.execute(sql`delete from echec_connexion`)
  await db.execute(sql`delete from message`)
})

async function identityOf(userName: string, numero: string) {
  const { rows } = (await portal.database.db.execute(sql`
    select p.nom, p.prenom, p.date_naissance::text as naissance, p.code_postal as postal, c.iban
    from compte k join personne p on p.id = k.personne_id
    join contrat c on c.client_code = k.client_code and c.numero = ${numero}
    where k.user_name = ${userName}`)) as unknown as {
    rows: { nom: string; prenom: string; naissance: string; postal: string; iban: string }[]
  }
  const [row] = rows
  assert.ok(row)
  return {
    numeroContrat: numero,
    nom: row.nom,
    prenom: row.prenom,
    dateNaissance: row.naissance,
    codePostal: row.postal,
    iban: portal.sealer.unseal(row.iban, ['contrat.iban', 'horizon', numero]).slice(-4),
  }
}
const nouvelle = (email: string) => ({ email, confirmEmail: email })
const CAMILLE = 'camille.martin@example.org'
const HUGO = 'hugo.roche@example.org'

test('R7.15 R7.16 without a code to ask for, nothing is said of the account', async () => {
  const camille = await identityOf(CAMILLE, '20450001')
  const answer = await post(portal.visitor(), 'pre-forgot-username', {
    ...camille,
    ...nouvelle('camille@nouvelle.example.org'),
  })
  assert.deepEqual(answer.json(), {
    isUserAmfAuthorized: false,
    sendType: null,
    currentUserName: null,
    telephone: null,
  })
})

test('R7.14 the identifier changes when the new address is confirmed; the old one is told twice', async () => {
  const camille = await identityOf(CAMILLE, '20450001')
  const email = 'camille@nouvelle.example.org'
  const answer = await post(portal.visitor(), 'forgot-username', { ...camille, ...nouvelle(email) })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(
    await canSignIn(portal, CAMILLE, 'Horizon!2026'),
    true,
    'until then the old one works',
  )
  const session = await portal.as(CAMILLE)
  assert.equal(
    (await post(portal.visitor(), 'confirm-email', await lienTo(portal, email))).statusCode,
    200,
  )
  assert.equal(await canSignIn(portal, CAMILLE, 'Horizon!2026'), false)
  assert.equal(await canSignIn(portal, email, 'Horizon!2026'), true)
  assert.equal((await session('/api/identity/user')).statusCode, 401)
  const told = (await mailsTo(portal, CAMILLE)).map(({ subject }) => subject)
  assert.deepEqual(told, [
    'Votre identifiant a changé',
    'Un changement d’identifiant a été demandé',
  ])
  await portal.database.db.execute(
    sql`update compte set user_name = ${CAMILLE}, email = ${CAMILLE} where user_name = ${email}`,
  )
})

test('R2.35 R7.16 with protection by code, no code no change', async () => {
  const hugo = await identityOf(HUGO, '20450003')
  const data = { ...hugo, ...nouvelle('hugo@nouvelle.example.org') }
  const pre = (await post(portal.visitor(), 'pre-forgot-username', data)).json()
  assert.equal(pre.isUserAmfAuthorized, true)
  assert.equal(pre.sendType, 'SMS')
  assert.equal(pre.currentUserName, HUGO)
  assert.match(pre.telephone, /•/)
  const refused = await post(portal.visitor(), 'forgot-username', data)
  assert.equal(refused.json().code, 'SecurityCodeRequired')

  const visitor = portal.visitor()
  const operation = 'VERIFY_UNAUTHENTICATED_AMF'
  await visitor({
    method: 'POST',
    url: '/api/security-code/send',
    payload: { sendType: 'SMS', operation, username: HUGO },
  })
  const securityCode = await codeSentToHugo()
  const verified = await visitor({
    method: 'POST',
    url: '/api/security-code/verify',
    payload: { securityCode, operation, username: HUGO },
  })
  assert.equal(verified.statusCode, 200, verified.body)
  const done = await visitor({
    method: 'POST',
    url: '/api/identity/forgot-username',
    payload: data,
    headers: { 'x-securitycode': securityCode },
  })
  assert.equal(done.statusCode, 200, done.body)
  const again = await visitor({
    method: 'POST',
    url: '/api/identity/forgot-username',
    payload: data,
    headers: { 'x-securitycode': securityCode },
  })
  assert.equal(again.json().code, 'SecurityCodeRequired', 'a code is worth one change')
})

async function codeSentToHugo(): Promise<string> {
  for (let turn = 0; turn < 50; turn++) {
    const all = (await portal.visitor()('/dev/mailbox/messages')).json() as {
      channel: string
      text: string
    }[]
    const sms = all.find(({ channel }) => channel === 'SMS')
    if (sms) return /\b\d{6}\b/.exec(sms.text)?.[0] ?? ''
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return ''
}

test('a person without a space gets the same answer, and a mail that proposes one', async () => {
  const email = 'ines@nouvelle.example.org'
  const answer = await post(portal.visitor(), 'forgot-username', {
    numeroContrat: '20450020',
    nom: 'Benali',
    prenom: 'Inès',
    dateNaissance: '2001-09-05',
    codePostal: '93200',
    iban: '0165',
    ...nouvelle(email),
  })
  assert.deepEqual([answer.statusCode, answer.json()], [200, {}])
  const [mail] = await mailsTo(portal, email)
  assert.equal(mail?.subject, 'Aucun espace personnel à modifier')
})

test('an identifier that somebody has is not given again', async () => {
  const camille = await identityOf(CAMILLE, '20450001')
  const answer = await post(portal.visitor(), 'forgot-username', {
    ...camille,
    ...nouvelle('jeanne.moreau@example.org'),
  })
  assert.equal(answer.statusCode, 200)
  const [mail] = await mailsTo(portal, 'jeanne.moreau@example.org')
  assert.equal(mail?.subject, 'Votre adresse e-mail a été saisie')
})

test('a stranger is not recognised, and nothing is sent', async () => {
  const camille = await identityOf(CAMILLE, '20450001')
  const data = { ...camille, ...nouvelle('pirate@example.org'), dateNaissance: '1986-03-15' }
  for (const path of ['pre-forgot-username', 'forgot-username']) {
    const answer = await post(portal.visitor(), path, data)
    assert.equal(answer.json().code, 'RegistrationRefused')
  }
})

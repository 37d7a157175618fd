import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { canSignIn, lienTo, mailsTo, post } from './testing/index.ts'

const CAMILLE = 'camille.martin@example.org'
const ACTUEL = 'Horizon!2026'
const NOUVEAU = 'Xylophone!2027'
const NOUVELLE = 'camille@ailleurs.example.org'

let portal: TestApp
let noon: Date
let camille: Inject
let hash: string
const db = () => portal.database.db

before(async () => {
  portal = await createTestApp()
  noon = portal.clock.now
  const { rows } = (await db().execute(
    sql`select mot_de_passe from compte where user_name = ${CAMILLE}`,
  )) as { rows: { mot_de_passe: string }[] }
  hash = rows[0]?.mot_de_passe ?? ''
})
after(() => portal?.close())
beforeEach(async () => {
  portal.clock.now = noon
  for (const table of [
    'echec_connexion',
    'message',
    'lien',
    'changement_identifiant',
    'autorisation_securite',
    'code_securite',
    'budget_securite',
    'session',
  ])
    await db().execute(sql.raw(`delete from ${table}`))
  await db().execute(
    sql`update compte set mot_de_passe = ${hash}, user_name = ${CAMILLE}, email = ${CAMILLE}
        where user_name in (${CAMILLE}, ${NOUVELLE})`,
  )
  camille = await portal.as(CAMILLE)
})

const securite = async (inject: Inject) => (await inject('/api/identity/securite')).json()
const fermer = (inject: Inject, id: string | null) => post(inject, 'sessions/fermeture', { id })
const change = (inject: Inject, saisie: object = {}) =>
  post(inject, 'change-password', {
    currentPassword: ACTUEL,
    password: NOUVEAU,
    confirmPassword: NOUVEAU,
    ...saisie,
  })

test('R7.07 a password is checked, and nothing else is said of it', async () => {
  for (const [password, isValid] of [
    [ACTUEL, true],
    ['Horizon!2027', false],
    ['', false],
  ] as const) {
    const answer = await post(camille, 'check-password', { password })
    assert.deepEqual([answer.statusCode, answer.json()], [200, { isValid }], password)
  }
})

test('an open session gives no more guesses than the sign-in page', async () => {
  const answers: number[] = []
  for (let essai = 0; essai < 12; essai++)
    answers.push((await post(camille, 'check-password', { password: 'faux' })).statusCode)
  assert.equal(answers.at(-1), 423)
  assert.equal((await change(camille)).statusCode, 423)
  assert.equal(await hashNow(), hash)
})

const hashNow = async () => {
  const { rows } = (await db().execute(
    sql`select mot_de_passe from compte where user_name = ${CAMILLE}`,
  )) as { rows: { mot_de_passe: string }[] }
  return rows[0]?.mot_de_passe
}

test('R7.06 another password: it signs in, the old one does not, other devices are out', async () => {
  const ailleurs = await portal.as(CAMILLE)
  assert.equal((await change(camille)).statusCode, 200)
  assert.equal((await ailleurs('/api/identity/user')).statusCode, 401)
  assert.equal((await camille('/api/identity/user')).statusCode, 200)
  const [mail] = await mailsTo(portal, CAMILLE)
  assert.equal(mail?.subject, 'Votre mot de passe a changé')
  const lu = await securite(camille)
  assert.equal(lu.motDePasseModifieLe, noon.toISOString())
  assert.equal(lu.activite[0].libelle, 'Mot de passe modifié')
  assert.equal(await canSignIn(portal, CAMILLE, NOUVEAU), true)
  assert.equal(await canSignIn(portal, CAMILLE, ACTUEL), false)
})

for (const [title, saisie, champ, message] of [
  ['a wrong present one', { currentPassword: 'faux' }, 'currentPassword', /actuel est incorrect/],
  ['a weak one', { password: 'court', confirmPassword: 'court' }, 'password', /8 caractères/],
  [
    'the same again',
    { password: ACTUEL, confirmPassword: ACTUEL },
    'password',
    /différent de l’actuel/,
  ],
  [
    'one that names its owner',
    { password: 'Martin!2026', confirmPassword: 'Martin!2026' },
    'password',
    /ni votre nom/,
  ],
  ['another confirmation', { confirmPassword: 'Xylophone!2028' }, 'confirmPassword', /identiques/],
] as const)
  test(`R7.06 refused at its field, nothing written: ${title}`, async () => {
    const ailleurs = await portal.as(CAMILLE)
    const answer = await change(camille, saisie)
    assert.equal(answer.statusCode, 400)
    assert.match(answer.json().champs[champ], message)
    assert.equal(await hashNow(), hash)
    assert.equal((await ailleurs('/api/identity/user')).statusCode, 200)
  })

test('twenty changes at once: one is made, told once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => change(camille)))
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
  assert.equal((await mailsTo(portal, CAMILLE)).length, 1)
  assert.equal(await canSignIn(portal, CAMILLE, NOUVEAU), true)
})

test('with the insurer’s own provider, passwords are changed there', async () => {
  const samira = await portal.as('samira.haddad@example.org', 'atlas.localhost')
  for (const path of ['check-password', 'change-password'])
    assert.equal(
      (await post(samira, path, { currentPassword: 'x', password: 'x', confirmPassword: 'x' }))
        .statusCode,
      404,
    )
  assert.equal((await securite(samira)).hasMotDePasse, false)
})

test('the devices that are signed in, one ended, then all the others', async () => {
  const [telephone, tablette] = [await portal.as(CAMILLE), await portal.as(CAMILLE)]
  const { sessions } = await securite(camille)
  assert.equal(sessions.length, 3)
  assert.equal(sessions.filter(({ isCourante }: { isCourante: boolean }) => isCourante).length, 1)
  assert.deepEqual(Object.keys(sessions[0]).sort(), [
    'appareil',
    'id',
    'isCourante',
    'ouverteLe',
    'vueLe',
  ])
  const { sessions: vues } = await securite(telephone)
  const sienne = vues.find(({ isCourante }: { isCourante: boolean }) => isCourante)
  assert.equal((await fermer(camille, sienne.id)).statusCode, 200)
  assert.equal((await telephone('/api/identity/user')).statusCode, 401)
  assert.equal((await tablette('/api/identity/user')).statusCode, 200)
  assert.equal((await fermer(camille, sienne.id)).statusCode, 404)
  assert.equal((await fermer(camille, null)).statusCode, 200)
  assert.equal((await tablette('/api/identity/user')).statusCode, 401)
  assert.equal((await camille('/api/identity/user')).statusCode, 200)
})

test('nobody ends somebody else’s session', async () => {
  const jeanne = await portal.as('jeanne.moreau@example.org')
  const { sessions } = await securite(jeanne)
  assert.equal((await fermer(camille, sessions[0].id)).statusCode, 404)
  assert.equal((await jeanne('/api/identity/user')).statusCode, 200)
})

async function code(inject: Inject, to = CAMILLE, host?: string): Promise<string> {
  const operation = 'VERIFY_AMF'
  const url = '/api/security-code'
  await inject({
    method: 'POST',
    url: `${url}/send`,
    payload: { sendType: 'MAIL', operation },
  })
  const boite = `/dev/mailbox/messages?to=${encodeURIComponent(to)}`
  const mails = (await portal.visitor(host)(boite)).json() as { text: string }[]
  const securityCode = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? ''
  const verified = await inject({
    method: 'POST',
    url: `${url}/verify`,
    payload: { securityCode, operation },
  })
  assert.equal(verified.statusCode, 200, verified.body)
  await db().execute(sql`delete from message`)
  return securityCode
}

const demander = async (inject: Inject, email: string, securityCode?: string) =>
  inject({
    method: 'POST',
    url: '/api/forms/changementidentifiant/form',
    payload: { data: { email } },
    headers: securityCode === undefined ? {} : { 'x-securitycode': securityCode },
  })

test('R7.27 R7.78 another identifier: a code, the new address confirmed, and it signs in', async () => {
  assert.equal((await demander(camille, NOUVELLE)).json().code, 'SecurityCodeRequired')
  const answer = await demander(camille, ` ${NOUVELLE.toUpperCase()} `, await code(camille))
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.json().isModeGestionManuel, false)
  // Provisional: what signs in has not changed.
  const { userName, changement } = await securite(camille)
  assert.deepEqual([userName, changement.nouvelIdentifiant], [CAMILLE, NOUVELLE])
  const demain = new Date(noon.getTime() + 24 * 3_600_000).toISOString()
  assert.equal(changement.avant, demain)
  // One mail for the address that signs in: what happens, and the way to say no.
  const [mail, ...autres] = await mailsTo(portal, CAMILLE)
  assert.match(mail?.subject ?? '', /^Il reste un geste\u00a0: ouvrez le lien, au plus tard le /)
  assert.match(mail?.text ?? '', /#\/annuler-identifiant\?code=/)
  assert.deepEqual(autres, [])

  const { code: lien, userId } = await lienTo(portal, NOUVELLE)
  const confirmed = await post(portal.visitor(), 'confirm-username', { code: lien, userId })
  assert.deepEqual(confirmed.json(), { effetLe: null })
  assert.equal(await canSignIn(portal, NOUVELLE, ACTUEL), true)
  assert.equal((await camille('/api/identity/user')).statusCode, 401)
})

for (const [title, email, message] of [
  ['nothing', '', /obligatoire/],
  ['no address', 'camille', /format de l’identifiant/],
  ['the present one', CAMILLE.toUpperCase(), /déjà votre identifiant/],
] as const)
  test(`R7.27 refused at its field: ${title}`, async () => {
    const answer = await demander(camille, email, await code(camille))
    assert.equal(answer.statusCode, 400)
    assert.match(answer.json().champs.email, message)
    assert.equal((await securite(camille)).changement, null)
  })

test('an address that is somebody else’s is told so itself, and whoever asks learns nothing', async () => {
  const answer = await demander(camille, 'jeanne.moreau@example.org', await code(camille))
  assert.equal(answer.statusCode, 200)
  assert.equal((await securite(camille)).changement, null)
  const [mail] = await mailsTo(portal, 'jeanne.moreau@example.org')
  assert.equal(mail?.subject, 'Votre adresse e-mail a été saisie')
})

test('the link is sent again, the former one is dead; given up, so is that one', async () => {
  await demander(camille, NOUVELLE, await code(camille))
  const first = await lienTo(portal, NOUVELLE)
  await db().execute(sql`delete from message`)
  portal.clock.now = new Date(noon.getTime() + 600_000)
  assert.equal((await post(camille, 'changement-identifiant/renvoi')).statusCode, 200)
  const second = await lienTo(portal, NOUVELLE)
  const confirm = ({ code: lien, userId }: { code: string; userId: string }) =>
    post(portal.visitor(), 'confirm-username', { code: lien, userId })
  assert.equal((await confirm(first)).json().code, 'InvalidToken')
  assert.equal((await post(camille, 'changement-identifiant/annulation')).statusCode, 200)
  assert.equal((await confirm(second)).json().code, 'InvalidToken')
  assert.equal((await securite(camille)).changement, null)
  for (const geste of ['renvoi', 'annulation'])
    assert.equal((await post(camille, `changement-identifiant/${geste}`)).statusCode, 404)
})

test('R7.27 in manual mode nothing begins before a clerk agrees, then the link leaves', async () => {
  const SAMIRA = 'samira.haddad@example.org'
  const ATLAS = 'atlas.localhost'
  const samira = await portal.as(SAMIRA, ATLAS)
  const email = 'samira@ailleurs.example.org'
  const sent = await demander(samira, email, await code(samira, SAMIRA, ATLAS))
  assert.equal(sent.statusCode, 200, sent.body)
  assert.equal(sent.json().isModeGestionManuel, true)
  assert.equal((await securite(samira)).changement, null)
  const clerk = await portal.as('admin.atlas@example.org', ATLAS)
  const accepted = await clerk({
    method: 'POST',
    url: '/api/admin/demandes/traitement',
    payload: { geste: 'accepter', id: sent.json().demande.id, revision: 1 },
  })
  assert.equal(accepted.statusCode, 200, accepted.body)
  assert.equal((await securite(samira)).changement.nouvelIdentifiant, email)
})

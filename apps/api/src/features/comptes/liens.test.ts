import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, inviterCollegue, regler, type TestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { consentement } from '../consentements/consentements.schema.ts'
import { session } from '../identity/identity.schema.ts'
import { lien } from './comptes.schema.ts'
import {
  annonceOf,
  canSignIn,
  compteIdOf,
  hugo,
  lienTo,
  mailsTo,
  plantLien,
  post,
} from './testing/index.ts'

const CAMILLE = 'camille.martin@example.org'
const NOUVEAU = 'Trombone!2026'
const HOUR = 60 * 60_000

let portal: TestApp
before(async () => {
  portal = await createTestApp()
})
after(() => portal.close())
beforeEach(async () => {
  const { db } = portal.database
  await db.execute(sql`delete from echec_connexion`)
  await db.execute(sql`delete from message`)
  await db.execute(sql`delete from lien`)
})

const call = (path: string, payload: object = {}) => post(portal.visitor(), path, payload)
const later = async (milliseconds: number, work: () => Promise<void>) => {
  const { now } = portal.clock
  portal.clock.now = new Date(now.getTime() + milliseconds)
  try {
    await work()
  } finally {
    portal.clock.now = now
  }
}
/** What the holder of a space that staff made does before it opens: gives the code that they answered. */
async function prove(choix: object): Promise<string> {
  const annonce = await annonceOf(portal, 'invitee@example.org', '20450006')
  const { reference } = (await call('activate-user/preuve', { ...choix, ...annonce })).json()
  const security = (path: string, payload: object) =>
    portal.visitor()({
      method: 'POST',
      url: `/api/security-code/${path}`,
      payload: { operation: 'VERIFY_UNAUTHENTICATED_AMF', reference, ...payload },
    })
  await security('send', { sendType: 'SMS' })
  const [sms] = await mailsTo(portal, '+33639980275')
  const securityCode = /\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? ''
  assert.equal((await security('verify', { securityCode })).statusCode, 200)
  return securityCode
}
const passwords = { password: NOUVEAU, confirmPassword: NOUVEAU }

async function registered(nom: string) {
  const email = `${nom}@nouveau.example.org`
  await portal.database.db.delete(compte).where(sql`email like '%@nouveau.example.org'`)
  await call('register', { ...hugo, email, confirmEmail: email })
  return { email, lien: await lienTo(portal, email) }
}

async function forgot(userName = CAMILLE, dateNaissance = '1986-03-14') {
  const answer = await call('forgot-password', { userName, dateNaissance })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer
}

test('R7.10 R4.24 confirming the address opens the space', async () => {
  const { email, lien } = await registered('confirme')
  assert.equal((await call('confirm-email', lien)).statusCode, 200)
  assert.equal(await canSignIn(portal, email, hugo.password), true)
})

test('R7.11 a second time says that the account was confirmed, a wrong code that it was not', async () => {
  const { lien } = await registered('deuxfois')
  const wrong = await call('confirm-email', { ...lien, code: 'autre' })
  assert.deepEqual(
    [wrong.statusCode, wrong.json().code, wrong.json().isAccountConfirmed],
    [400, 'InvalidToken', false],
  )
  await call('confirm-email', lien)
  const again = await call('confirm-email', lien)
  assert.deepEqual(
    [again.statusCode, again.json().code, again.json().isAccountConfirmed],
    [400, 'InvalidToken', true],
  )
})

test('R7.08 R7.09 looking at a link uses nothing up', async () => {
  await forgot()
  const link = await lienTo(portal, CAMILLE)
  for (let fois = 0; fois < 3; fois++) {
    const answer = await call('check-token', { purpose: 'ResetPassword', ...link })
    assert.deepEqual(
      [answer.statusCode, answer.json()],
      [200, { isCreatedByAdmin: false, hasClesAcces: false }],
    )
  }
  const other = await call('check-token', { purpose: 'Confirmation', ...link })
  assert.equal(other.json().code, 'InvalidToken')
  assert.equal((await call('reset-password', { ...link, ...passwords })).statusCode, 200)
})

test('of twenty who follow a link at once, one gets through', async () => {
  await forgot()
  const link = await lienTo(portal, CAMILLE)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call('reset-password', { ...link, ...passwords })),
  )
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
})

test('of twenty forgotten passwords at once, one link is left, and five mails at most', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => forgot()))
  assert.deepEqual(new Set(answers.map(({ body }) => body)), new Set(['{}']))
  assert.equal((await mailsTo(portal, CAMILLE)).length, 5)
  assert.equal((await portal.database.db.select().from(lien)).length, 1)
})

for (const [quoi, hours, expected] of [
  ['a confirmation within the day', 23, 200],
  ['a confirmation a day later', 24, 400],
] as const) {
  test(`${quoi} is ${expected === 200 ? 'good' : 'too late'}`, async () => {
    const { lien } = await registered(`heures${hours}`)
    await later(hours * HOUR + 1, async () => {
      assert.equal((await call('confirm-email', lien)).statusCode, expected)
    })
  })
}

test('codes are hashed at rest, and bound to their account', async () => {
  const { lien: link } = await registered('cache')
  const rows = await portal.database.db.select().from(lien)
  assert.equal(JSON.stringify(rows).includes(link.code), false)
  const [other] = await portal.database.db.select().from(compte).where(eq(compte.email, CAMILLE))
  const moved = await call('confirm-email', { code: link.code, userId: other?.id })
  assert.equal(moved.json().code, 'InvalidToken')
  for (const userId of ['x', "' or 1=1", '00000000-0000-0000-0000-000000000000'])
    assert.equal((await call('confirm-email', { code: link.code, userId })).statusCode, 400)
})

test('another client’s address is no place to follow a link', async () => {
  const { lien: link } = await registered('ailleurs')
  const atlas = await post(portal.visitor('atlas.localhost:8080'), 'confirm-email', link)
  assert.equal(atlas.statusCode, 400)
  assert.equal((await call('confirm-email', link)).statusCode, 200)
})

test('R7.13 R7.19 R3.06 a forgotten password: the mail, the new one, all sessions and links ended', async () => {
  const before = await portal.as(CAMILLE)
  await forgot()
  const first = await lienTo(portal, CAMILLE)
  assert.equal(first.ecran, 'reset-password')
  await portal.database.db.execute(sql`delete from message`)
  await forgot()
  const second = await lienTo(portal, CAMILLE)
  const old = await call('reset-password', { ...first, ...passwords })
  assert.equal(old.json().code, 'InvalidToken', 'a newer link kills the older one')
  assert.equal((await call('reset-password', { ...second, ...passwords })).statusCode, 200)
  assert.equal((await before('/api/identity/user')).statusCode, 401)
  assert.equal(await canSignIn(portal, CAMILLE, NOUVEAU), true)
  const subjects = (await mailsTo(portal, CAMILLE)).map(({ subject }) => subject)
  assert.equal(subjects[0], 'Votre mot de passe a changé')
})

test('a faulty new password keeps the link good', async () => {
  await forgot()
  const link = await lienTo(portal, CAMILLE)
  const weak = await call('reset-password', { ...link, password: 'a', confirmPassword: 'b' })
  assert.deepEqual(Object.keys(weak.json().champs), ['password', 'confirmPassword'])
  const common = await call('reset-password', {
    ...link,
    password: 'Azerty123!',
    confirmPassword: 'Azerty123!',
  })
  assert.match(common.json().champs.password, /trop courant/)
  assert.equal((await call('reset-password', { ...link, ...passwords })).statusCode, 200)
})

for (const password of ['Camille!2026', 'Lampe!Martin9', 'Lampe!1986', 'X-camille.martin-9']) {
  test(`a new password says nothing of its owner: « ${password} » is refused`, async () => {
    await forgot()
    const link = await lienTo(portal, CAMILLE)
    const answer = await call('reset-password', { ...link, password, confirmPassword: password })
    assert.equal(answer.statusCode, 400)
    assert.match(answer.json().champs.password, /ni votre nom, ni votre prénom, ni votre année/)
  })
}

test('a common password is refused, unless the client takes those', async () => {
  const courant = { password: 'Password1!', confirmPassword: 'Password1!' }
  const reset = async () => {
    await call('forgot-password', { userName: CAMILLE, dateNaissance: '1986-03-14' })
    return call('reset-password', { ...(await lienTo(portal, CAMILLE)), ...courant })
  }
  assert.match((await reset()).json().champs.password, /trop courant/)
  await regler(portal, { isMotDePasseFaibleAccepte: true })
  assert.equal((await reset()).statusCode, 200)
  assert.equal(await canSignIn(portal, CAMILLE, 'Password1!'), true)
  await regler(portal, { isMotDePasseFaibleAccepte: false })
})

test('the first password of an account follows the same rule', async () => {
  const id = await compteIdOf(portal, 'invitee@example.org')
  await portal.database.db.update(compte).set({ isActif: false }).where(eq(compte.id, id))
  const password = 'Nathalie!26'
  const answer = await call('activate-user', {
    ...(await plantLien(portal, id, 'activation')),
    password,
    confirmPassword: password,
    cgu: true,
    consentements: ['offres', 'enquetes'].map((nom) => ({ nom, libelle: '', accepted: false })),
  })
  assert.deepEqual(Object.keys(answer.json().champs), ['password'])
})

test('R3.05 unknown, wrong birth date and known answer alike; only the last one is mailed', async () => {
  const unknown = await forgot('personne@example.org')
  const wrong = await forgot(CAMILLE, '1986-03-15')
  const known = await forgot()
  assert.equal(unknown.body, known.body)
  assert.equal(wrong.body, known.body)
  assert.equal((await mailsTo(portal, CAMILLE)).length, 1)
})

test('R5.05 the birth date is asked where the client checks it', async () => {
  const answer = await call('forgot-password', { userName: CAMILLE })
  assert.deepEqual(answer.json().champs, { dateNaissance: 'La date de naissance est obligatoire' })
})

test('one account is mailed five times an hour at most', async () => {
  for (let fois = 0; fois < 8; fois++) await forgot()
  assert.equal((await mailsTo(portal, CAMILLE)).length, 5)
})

test('R7.20 R8.26 a new activation link for whoever waits, and who is not waited for is told of no mail', async () => {
  const { email, lien } = await registered('relance')
  await portal.database.db.execute(sql`delete from message`)
  const url = (userId: string) => `relance-activation?userId=${userId}`
  const relance = await call(url(lien.userId))
  assert.deepEqual([relance.statusCode, relance.json()], [200, { isSent: true }])
  const fresh = await lienTo(portal, email)
  assert.notEqual(fresh.code, lien.code)
  assert.equal((await call('confirm-email', lien)).statusCode, 400)
  assert.equal((await call('confirm-email', fresh)).statusCode, 200)
  await portal.database.db.execute(sql`delete from message`)
  for (const userId of ['00000000-0000-4000-8000-000000000000', 'x', lien.userId]) {
    const answer = await call(url(userId))
    assert.deepEqual([answer.statusCode, answer.json()], [200, { isSent: false }], userId)
  }
  assert.deepEqual(await mailsTo(portal, email), [])
})

test('R8.26 past five links an hour nobody is told that one was sent again, whether the account exists or not', async () => {
  const { email, lien } = await registered('relances')
  // The mail of the registration is the first of the five.
  for (const [userId, admis] of [
    [lien.userId, 4],
    ['00000000-0000-4000-8000-000000000001', 5],
  ] as const) {
    const answers = []
    for (let fois = 0; fois < 7; fois++)
      answers.push(await call(`relance-activation?userId=${userId}`))
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 200, 200, 200, 429, 429].map((statut, fois) => (fois < admis ? statut : 429)),
    )
    assert.equal(
      answers[6]?.json().message,
      'Nous envoyons 5\u00a0liens par heure au plus\u00a0: suivez le dernier que vous avez reçu, ou attendez une heure.',
    )
  }
  assert.equal((await mailsTo(portal, email)).length, 5)
})

test('R7.05 R3.04 R6.11 R6.12 an account created by an administrator accepts the terms with its password', async () => {
  const [invitee] = await portal.database.db
    .select()
    .from(compte)
    .where(eq(compte.email, 'invitee@example.org'))
  await call(`relance-activation?userId=${invitee?.id}`)
  const link = await lienTo(portal, 'invitee@example.org')
  assert.equal(link.ecran, 'activate-user')
  const checked = await call('check-token', { purpose: 'Confirmation', ...link })
  assert.deepEqual(checked.json(), { isCreatedByAdmin: true })
  assert.equal((await call('confirm-email', link)).statusCode, 400, 'confirming is not activating')
  const without = await call('activate-user', { ...link, ...passwords })
  assert.deepEqual(without.json().champs, {
    cgu: 'Vous devez accepter les conditions d’utilisation du site',
    consentements: 'Répondez à chaque consentement',
  })
  const offres = { nom: 'offres', libelle: '', accepted: true }
  const half = { ...link, ...passwords, cgu: true, consentements: [offres] }
  assert.deepEqual(Object.keys((await call('activate-user', half)).json().champs), [
    'consentements',
  ])
  await portal.as('invitee@example.org')
  const choix = {
    ...link,
    ...passwords,
    cgu: true,
    consentements: [offres, { nom: 'enquetes', libelle: '', accepted: false }],
  }
  // Where the client imposes its consents, a refusal opens nothing.
  await regler(portal, { isConsentementImpose: true })
  assert.deepEqual((await call('activate-user', choix)).json().champs, {
    consentements: 'Acceptez chaque consentement pour ouvrir votre espace',
  })
  const acceptes = choix.consentements.map((un) => ({ ...un, accepted: true }))
  const impose = await call('activate-user', { ...choix, consentements: acceptes })
  assert.equal(impose.json().code, 'SecurityCodeRequired')
  await regler(portal, { isConsentementImpose: false })
  // What proves who opens it has tests of its own.
  assert.equal((await call('activate-user', choix)).json().code, 'SecurityCodeRequired')
  const done = await portal.visitor()({
    method: 'POST',
    url: '/api/identity/activate-user',
    payload: choix,
    headers: { 'x-securitycode': await prove(choix) },
  })
  assert.equal(done.statusCode, 200, done.body)
  assert.equal(await canSignIn(portal, 'invitee@example.org', NOUVEAU), true)
  const kept = await portal.database.db
    .select({ nom: consentement.nomConsentement, isAccepted: consentement.isAccepted })
    .from(consentement)
    .where(eq(consentement.compteId, link.userId))
  assert.deepEqual(
    kept.toSorted((a, b) => a.nom.localeCompare(b.nom)),
    [
      { nom: 'enquetes', isAccepted: false },
      { nom: 'offres', isAccepted: true },
    ],
  )
  const [told] = await mailsTo(portal, 'invitee@example.org')
  assert.equal(told?.subject, 'Votre espace personnel est activé')
  assert.equal(await portal.database.db.$count(session, eq(session.compteId, link.userId)), 0)
  assert.equal((await call('activate-user', { ...link, ...passwords, cgu: true })).statusCode, 400)
})

test('whoever is invited to work here accepts the terms; consents and paperless documents are members’ business', async () => {
  const { db } = portal.database
  const admin = await portal.as('admin@example.org')
  const invite = { email: 'nora@nouveau.example.org', nom: 'Benali', prenom: 'Nora' }
  const invited = await inviterCollegue(admin, { ...invite, roles: ['BackEndUser'] })
  assert.equal(invited.statusCode, 200, invited.body)
  const link = await lienTo(portal, invite.email)
  const checked = await call('check-token', { purpose: 'Confirmation', ...link })
  assert.deepEqual(checked.json(), { isCreatedByAdmin: true, isPersonnel: true })
  const without = await call('activate-user', { ...link, ...passwords })
  assert.deepEqual(without.json().champs, {
    cgu: 'Vous devez accepter les conditions d’utilisation du site',
  })
  // Sent all the same, by something that is not the portal's screen.
  const consentements = [{ nom: 'offres', libelle: '', accepted: true }]
  const done = await call('activate-user', { ...link, ...passwords, cgu: true, consentements })
  assert.deepEqual([done.statusCode, done.json()], [200, { jetonDematerialisation: null }])
  assert.equal(await db.$count(consentement, eq(consentement.compteId, link.userId)), 0)
})

test('R6.13 whoever created their space themselves answers no consent at activation, and none is kept', async () => {
  const { db } = portal.database
  const id = await compteIdOf(portal, 'invitee@example.org')
  await db.delete(consentement).where(eq(consentement.compteId, id))
  await db.update(compte).set({ isActif: false, creeParAdmin: false }).where(eq(compte.id, id))
  try {
    const link = await plantLien(portal, id, 'activation')
    const checked = await call('check-token', { purpose: 'Confirmation', ...link })
    assert.deepEqual(checked.json(), { isCreatedByAdmin: false })
    // Sent all the same, by something that is not the portal's screen.
    const consentements = [{ nom: 'offres', libelle: '', accepted: true }]
    const done = await call('activate-user', { ...link, ...passwords, consentements })
    assert.equal(done.statusCode, 200, done.body)
    assert.equal(await db.$count(consentement, eq(consentement.compteId, id)), 0)
  } finally {
    await db.update(compte).set({ creeParAdmin: true }).where(eq(compte.id, id))
  }
})

test('R2.57 R2.58 R2.60 passwords are not ours with an external provider', async () => {
  const atlas = portal.visitor('atlas.localhost:8080')
  for (const path of ['forgot-password', 'reset-password', 'activate-user']) {
    const answer = await post(atlas, path, {
      userName: 'nadia.perrot@example.org',
      code: 'x',
      userId: 'x',
      ...passwords,
    })
    assert.equal(answer.statusCode, 404, path)
  }
})

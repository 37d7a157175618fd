import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, regler, type TestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { changementIdentifiant, lien } from './comptes.schema.ts'
import { annonceOf, canSignIn, createNode, lienTo, mailsTo, post } from './testing/index.ts'

const CAMILLE = 'camille.martin@example.org'
const NOUVELLE = 'camille@nouvelle.example.org'
const MOT_DE_PASSE = 'Horizon!2026'
const HOUR = 60 * 60_000
/** Half past nine and some seconds in Paris: the effect is told at the next whole minute. */
const LUNDI = new Date('2026-11-16T08:30:20.500Z')
const EFFET = '2026-11-19T08:31:00.000Z'
const EFFET_DIT = 'jeudi 19 novembre 2026 à 9\u00a0h\u00a031 (heure de Paris)'

let portal: TestApp
let sweep: () => Promise<void>
before(async () => {
  portal = await createTestApp()
  sweep = createNode(portal).applyDueChangements
  // A day that is moved past a change makes the portal's own turn due as well, within seconds: here, only
  // the test applies what is due.
  await portal.jobs.pause(
    portal.database.db,
    'comptes.changements',
    new Date('9999-01-01T00:00:00Z'),
  )
})
after(() => portal.close())
beforeEach(async () => {
  portal.clock.now = LUNDI
  const { db } = portal.database
  await db.execute(
    sql`update compte set user_name = ${CAMILLE}, email = ${CAMILLE}
      where user_name like '%@nouvelle.example.org'`,
  )
  for (const table of ['echec_connexion', 'message', 'lien', 'changement_identifiant', 'session'])
    await db.execute(sql.raw(`delete from ${table}`))
})

const call = (path: string, payload: object = {}) => post(portal.visitor(), path, payload)
const at = (instant: string) => {
  portal.clock.now = new Date(instant)
}
const subjects = async (to: string) => (await mailsTo(portal, to)).map(({ subject }) => subject)
const signsIn = (userName: string) => canSignIn(portal, userName, MOT_DE_PASSE)

async function ask(email = NOUVELLE) {
  const camille = await annonceOf(portal, CAMILLE, '20450001')
  const answer = await call('forgot-username', { ...camille, email, confirmEmail: email })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer
}

async function askAndConfirm(email = NOUVELLE) {
  await ask(email)
  const confirmed = await call('confirm-username', await lienTo(portal, email))
  assert.equal(confirmed.statusCode, 200, confirmed.body)
  return confirmed
}

test('R7.14 a change waits for its day, both addresses know which, and then it is done', async () => {
  const asked = await ask()
  assert.deepEqual(asked.json(), { effetLe: EFFET })
  const [old] = await mailsTo(portal, CAMILLE)
  assert.equal(old?.subject, 'Un changement d’identifiant a été demandé')
  assert.ok(old?.text.includes(`le changement aura lieu le ${EFFET_DIT}`), old?.text)
  assert.match(old?.text ?? '', /c•••••@nouvelle\.example\.org/)
  const [fresh] = await mailsTo(portal, NOUVELLE)
  assert.ok(fresh?.text.includes(`espace personnel le ${EFFET_DIT}`), fresh?.text)
  const link = await lienTo(portal, NOUVELLE)
  assert.equal(link.ecran, 'confirmer-identifiant')

  const confirmed = await call('confirm-username', link)
  assert.deepEqual([confirmed.statusCode, confirmed.json()], [200, { effetLe: EFFET }])
  assert.equal((await call('confirm-username', link)).json().code, 'InvalidToken', 'good once')
  const session = await portal.as(CAMILLE)
  at('2026-11-19T08:30:59.999Z')
  await sweep()
  assert.deepEqual([await signsIn(CAMILLE), await signsIn(NOUVELLE)], [true, false])

  const open = await portal.as(CAMILLE)
  at(EFFET)
  await sweep()
  assert.deepEqual([await signsIn(CAMILLE), await signsIn(NOUVELLE)], [false, true])
  for (const device of [session, open])
    assert.equal((await device('/api/identity/user')).statusCode, 401)
  assert.equal((await subjects(CAMILLE))[0], 'Votre identifiant a changé')
  assert.equal((await subjects(NOUVELLE))[0], 'Votre nouvel identifiant est en place')
  assert.deepEqual(await portal.database.db.select().from(changementIdentifiant), [])
  const liens = await portal.database.db.select().from(lien)
  assert.deepEqual(
    liens.map(({ but }) => but),
    ['retablissementIdentifiant'],
  )
  assert.doesNotMatch(JSON.stringify(liens), /camille/, 'sealed at rest')
})

/** What the mail that tells the change leads to. */
async function changed(email = NOUVELLE) {
  await askAndConfirm(email)
  at(EFFET)
  await sweep()
  const link = await lienTo(portal, CAMILLE)
  assert.equal(link.ecran, 'retablir-identifiant')
  return link
}

test('for seven days the old address takes the change back, once: everybody is out, both are told', async () => {
  const link = await changed()
  const pirate = await portal.as(NOUVELLE)
  at('2026-11-26T08:30:59.000Z')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call('restore-username', link)),
  )
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
  assert.deepEqual([await signsIn(CAMILLE), await signsIn(NOUVELLE)], [true, false])
  assert.equal((await pirate('/api/identity/user')).statusCode, 401)
  assert.equal((await subjects(CAMILLE))[0], 'Votre identifiant est rétabli')
  assert.equal((await subjects(NOUVELLE))[0], 'Cette adresse n’est plus votre identifiant')
})

test('after seven days it is too late', async () => {
  const link = await changed()
  at('2026-11-26T08:31:00.000Z')
  assert.equal((await call('restore-username', link)).json().code, 'InvalidToken')
  assert.equal(await signsIn(NOUVELLE), true)
})

test('whoever took the account cannot take that way back away: not by a password, not by another change', async () => {
  const link = await changed()
  await call('forgot-password', { userName: NOUVELLE, dateNaissance: '1986-03-14' })
  const reset = await lienTo(portal, NOUVELLE)
  const passwords = { password: MOT_DE_PASSE, confirmPassword: MOT_DE_PASSE }
  assert.equal((await call('reset-password', { ...reset, ...passwords })).statusCode, 200)
  const AUTRE = 'encore@nouvelle.example.org'
  const camille = await annonceOf(portal, NOUVELLE, '20450001')
  portal.clock.now = new Date(portal.clock.now.getTime() + HOUR)
  await call('forgot-username', { ...camille, email: AUTRE, confirmEmail: AUTRE })
  await call('confirm-username', await lienTo(portal, AUTRE))
  at('2026-11-23T00:00:00Z')
  await sweep()
  assert.equal(await signsIn(AUTRE), true)
  const second = await lienTo(portal, NOUVELLE)
  assert.equal((await call('restore-username', second)).statusCode, 200)
  assert.equal(await signsIn(NOUVELLE), true, 'back by one change')
  assert.equal((await call('restore-username', link)).statusCode, 200)
  assert.equal(await signsIn(CAMILLE), true, 'and by the one before')
  assert.deepEqual(await portal.database.db.select().from(lien), [])
})

test('an address that is somebody else’s by then is not given back', async () => {
  const link = await changed()
  await portal.database.db.execute(sql`
    insert into compte (client_code, user_name, email, roles, nom, prenom, is_actif)
    values ('horizon', ${CAMILLE}, ${CAMILLE}, '{User}', 'Autre', 'Personne', true)`)
  try {
    assert.equal((await call('restore-username', link)).json().code, 'InvalidToken')
    assert.equal(await signsIn(NOUVELLE), true)
  } finally {
    await giveAddressBack()
  }
})

test('without the new address confirmed, nothing ever changes', async () => {
  await ask()
  const link = await lienTo(portal, NOUVELLE)
  portal.clock.now = new Date(LUNDI.getTime() + 24 * HOUR)
  assert.equal((await call('confirm-username', link)).json().code, 'InvalidToken', 'a day too late')
  at('2027-01-01T00:00:00Z')
  await sweep()
  assert.equal(await signsIn(CAMILLE), true)
  const { db } = portal.database
  await createNode(portal).purge(db, portal.clock.now)
  assert.deepEqual(await db.select().from(changementIdentifiant), [])
  assert.deepEqual(await db.select().from(lien), [], 'the link that cancelled it goes with it')
})

test('two nodes at its time, and a third late: it is done once, and told once', async () => {
  await askAndConfirm()
  await portal.database.db.execute(sql`delete from message`)
  at(EFFET)
  const nodes = Array.from({ length: 6 }, () => createNode(portal))
  await Promise.all(nodes.map((node) => node.applyDueChangements()))
  await sweep()
  assert.deepEqual(await subjects(CAMILLE), ['Votre identifiant a changé'])
  assert.deepEqual(await subjects(NOUVELLE), ['Votre nouvel identifiant est en place'])
})

for (const [when, setup] of [
  ['before the new address is confirmed', () => ask()],
  ['after it', () => askAndConfirm()],
  [
    'when its time has passed, but nobody has applied it',
    async () => {
      await askAndConfirm()
      at('2026-11-30T00:00:00Z')
    },
  ],
] as const) {
  test(`the old address cancels it ${when}`, async () => {
    await ask()
    await portal.database.db.execute(sql`delete from message`)
    await setup()
    const link = await lienTo(portal, CAMILLE)
    assert.equal(link.ecran, 'annuler-identifiant')
    const confirm = await lienTo(portal, NOUVELLE)
    assert.equal((await call('cancel-username', link)).statusCode, 200)
    assert.equal((await call('cancel-username', link)).json().code, 'InvalidToken')
    assert.equal((await call('confirm-username', confirm)).json().code, 'InvalidToken')
    at('2026-12-24T00:00:00Z')
    await sweep()
    assert.equal(await signsIn(CAMILLE), true)
    assert.equal((await subjects(CAMILLE))[0], 'Le changement d’identifiant est annulé')
    const isTold = (await subjects(NOUVELLE)).includes('Le changement d’identifiant est annulé')
    assert.equal(isTold, when !== 'before the new address is confirmed')
  })
}

test('a newer request takes the place of an older one, which it leaves without a way to be done', async () => {
  await askAndConfirm()
  const older = await lienTo(portal, CAMILLE)
  portal.clock.now = new Date(LUNDI.getTime() + HOUR)
  await ask('autre@nouvelle.example.org')
  assert.equal((await call('cancel-username', older)).json().code, 'InvalidToken')
  at(EFFET)
  await sweep()
  assert.equal(await signsIn(CAMILLE), true, 'the former one, though confirmed, is forgotten')
})

test('a new password kills a change under way, and says so', async () => {
  await askAndConfirm()
  await call('forgot-password', { userName: CAMILLE, dateNaissance: '1986-03-14' })
  const reset = await lienTo(portal, CAMILLE)
  const passwords = { password: MOT_DE_PASSE, confirmPassword: MOT_DE_PASSE }
  assert.equal((await call('reset-password', { ...reset, ...passwords })).statusCode, 200)
  const [mail] = await mailsTo(portal, CAMILLE)
  assert.match(mail?.text ?? '', /Le changement d’identifiant qui était en cours est annulé/)
  assert.equal((await subjects(NOUVELLE))[0], 'Le changement d’identifiant est annulé')
  at(EFFET)
  await sweep()
  assert.equal(await signsIn(CAMILLE), true)
})

const takeAddress = () =>
  portal.database.db.execute(sql`
    insert into compte (client_code, user_name, email, roles, nom, prenom, is_actif)
    values ('horizon', ${NOUVELLE}, ${NOUVELLE}, '{User}', 'Autre', 'Personne', true)`)
const giveAddressBack = () =>
  portal.database.db.execute(sql`delete from compte where nom = 'Autre' and prenom = 'Personne'`)

test('an address taken meanwhile: the change is dropped at its time, and both are told', async () => {
  await askAndConfirm()
  await portal.database.db.execute(sql`delete from message`)
  await takeAddress()
  try {
    at(EFFET)
    await sweep()
    assert.equal(await signsIn(CAMILLE), true)
    assert.deepEqual(await subjects(CAMILLE), ['Votre identifiant n’a pas changé'])
    assert.deepEqual(await subjects(NOUVELLE), ['Votre adresse e-mail a été saisie'])
    assert.deepEqual(await portal.database.db.select().from(changementIdentifiant), [])
  } finally {
    await giveAddressBack()
  }
})

test('an address taken before it is confirmed: dropped there and then', async () => {
  await ask()
  const link = await lienTo(portal, NOUVELLE)
  await takeAddress()
  try {
    assert.equal((await call('confirm-username', link)).json().code, 'InvalidToken')
    assert.equal((await subjects(CAMILLE))[0], 'Votre identifiant n’a pas changé')
    assert.equal((await subjects(NOUVELLE))[0], 'Votre adresse e-mail a été saisie')
    assert.deepEqual(await portal.database.db.select().from(changementIdentifiant), [])
  } finally {
    await giveAddressBack()
  }
})

test('an account closed meanwhile changes no more', async () => {
  await askAndConfirm()
  const { db } = portal.database
  await db.execute(sql`update compte set is_actif = false where user_name = ${CAMILLE}`)
  try {
    at(EFFET)
    await sweep()
    assert.equal(await db.$count(compte, eq(compte.userName, NOUVELLE)), 0)
  } finally {
    await db.execute(sql`update compte set is_actif = true where user_name = ${CAMILLE}`)
  }
})

test('the new identifier is sealed at rest', async () => {
  await ask()
  const rows = await portal.database.db.select().from(changementIdentifiant)
  assert.equal(rows.length, 1)
  assert.doesNotMatch(JSON.stringify(rows), /nouvelle/)
})

test('where the client leaves no hours, the identifier changes as the link is followed, and not before', async () => {
  await regler(portal, { delaiChangementIdentifiantHeures: 0 })
  assert.deepEqual((await ask()).json(), { effetLe: null })
  assert.deepEqual([await signsIn(CAMILLE), await signsIn(NOUVELLE)], [true, false])
  const confirmed = await call('confirm-username', await lienTo(portal, NOUVELLE))
  assert.deepEqual([confirmed.statusCode, confirmed.json()], [200, { effetLe: null }])
  assert.deepEqual([await signsIn(CAMILLE), await signsIn(NOUVELLE)], [false, true])
  await regler(portal, { delaiChangementIdentifiantHeures: 72 })
})

import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { personne } from '../../noyau/contrats.schema.ts'
import { client } from '../portail/portail.schema.ts'
import { ENVOIS, hugo, lienTo, mailsTo, post } from './testing/index.ts'

/** Of the clerk who makes the space. */
const SIENNE = 'clerk.prive@nouveau.example.org'
const MOBILE = '+33639980288'
const MOBILE_THEO = '+33639980289'
const ATLAS = 'atlas.localhost:8080'

let t: TestApp
let visiteur: Inject
before(async () => {
  t = await createTestApp()
  visiteur = t.visitor()
})
after(() => t?.close())
beforeEach(async () => {
  const { db } = t.database
  for (const table of ['echec_connexion', 'budget_securite', 'code_securite', 'message', 'lien'])
    await db.execute(sql.raw(`delete from ${table}`))
  await db.delete(compte).where(sql`email like '%@nouveau.example.org'`)
  await knowsMobile(MOBILE)
})

async function hugoId(): Promise<string> {
  const [row] = await t.database.db
    .select({ id: personne.id })
    .from(personne)
    .where(sql`nom = 'Lefèvre' and prenom = 'Hugo' and client_code = 'horizon'`)
  assert.ok(row)
  return row.id
}

/** What the insurer has of him, besides what a clerk types. */
async function knowsMobile(mobile: string | null): Promise<void> {
  const id = await hugoId()
  const telephone = mobile && t.sealer.seal(mobile, ['personne.telephone', id])
  await t.database.db.update(personne).set({ telephone }).where(eq(personne.id, id))
}

async function setSms(amfSmsActivated: boolean): Promise<void> {
  const { db } = t.database
  const [row] = await db.select().from(client).where(eq(client.code, 'atlas'))
  assert.ok(row)
  await db
    .update(client)
    .set({ config: { ...row.config, amfSmsActivated } })
    .where(eq(client.code, 'atlas'))
  await t.annuaire.refresh(db)
}

const choix = {
  password: 'Trombone!2026',
  confirmPassword: 'Trombone!2026',
  cgu: true,
  consentements: ['offres', 'enquetes'].map((nom) => ({ nom, libelle: '', accepted: false })),
}
const { numeroContrat, nir, nom, prenom, dateNaissance, codePostal, iban } = hugo
const annonce = { numeroContrat, nir, nom, prenom, dateNaissance, codePostal, iban }

/** The space of somebody, made by a clerk with that address; gives its link. */
async function invite(email = SIENNE) {
  const clerk = await t.as('admin@example.org')
  const answer = await clerk({
    method: 'POST',
    url: '/api/admin/users/membres/create',
    payload: { numeroContrat: '20450017', personneId: await hugoId(), email },
  })
  assert.equal(answer.statusCode, 200, answer.body)
  const { code, userId } = await lienTo(t, email)
  return { code, userId }
}

const prouver = (lien: object, ecart: object = {}, call = visiteur) =>
  post(call, 'activate-user/preuve', { ...lien, ...annonce, ...choix, ...ecart })
const activer = (lien: object, code?: string) =>
  visiteur({
    method: 'POST',
    url: '/api/identity/activate-user',
    payload: { ...lien, ...choix },
    headers: code === undefined ? {} : { 'x-securitycode': code },
  })
const security = (path: string, payload: object, call = visiteur) =>
  call({
    method: 'POST',
    url: `/api/security-code/${path}`,
    payload: { operation: 'VERIFY_UNAUTHENTICATED_AMF', ...payload },
  })
const codeTo = async (to: string) =>
  /\b\d{6}\b/.exec((await mailsTo(t, to))[0]?.text ?? '')?.[0] ?? ''
const isActif = async (id: string) =>
  (await t.database.db.select().from(compte).where(eq(compte.id, id)))[0]?.isActif

test('the link of a space that staff made opens nothing by itself', async () => {
  const lien = await invite()
  for (const code of [undefined, '', '000000']) {
    const answer = await activer(lien, code)
    assert.deepEqual([answer.statusCode, answer.json().code], [403, 'SecurityCodeRequired'])
  }
  assert.equal(await isActif(lien.userId), false)
})

for (const [title, ecart] of [
  ['no contract', { numeroContrat: '' }],
  ['another contract', { numeroContrat: '20450001' }],
  ['another birth date', { dateNaissance: '1985-05-13' }],
  ['no birth date', { dateNaissance: '' }],
  ['another name', { nom: 'Petit' }],
  ['another postal code', { codePostal: '33000' }],
  ['the details of somebody else whom the insurer knows', 'camille'],
  ['the code of another link', { code: 'autre' }],
  ['no identifier at all', { userId: "' or 1=1" }],
] as [string, object | 'camille'][])
  test(`${title}: nothing is sent, nothing opens`, async () => {
    const lien = await invite()
    const envoye =
      ecart === 'camille'
        ? {
            numeroContrat: '20450001',
            nom: 'Martin',
            prenom: 'Camille',
            dateNaissance: '1986-03-14',
            codePostal: '69006',
          }
        : ecart
    const answer = await prouver(lien, envoye)
    assert.ok([400, 401, 403].includes(answer.statusCode), answer.body)
    assert.equal(answer.json().reference, undefined)
    assert.deepEqual(await mailsTo(t, MOBILE), [])
    assert.equal(await isActif(lien.userId), false)
  })

test('tries to be recognised are counted as for creating a space, and end there too', async () => {
  const lien = await invite()
  const faux = { dateNaissance: '1985-05-13' }
  const codes = []
  for (let essai = 0; essai < 4; essai++) codes.push((await prouver(lien, faux)).json().code)
  assert.deepEqual(codes, [
    'RegistrationRefused',
    'RegistrationRefused',
    'RegistrationRefused',
    'RegistrationBlocked',
  ])
  assert.equal((await prouver(lien)).json().code, 'RegistrationBlocked')
})

test('a clerk who gave their own address, and knows everything of the member, waits for a code that goes elsewhere', async () => {
  const lien = await invite()
  const { reference } = (await prouver(lien)).json()
  assert.ok(reference)
  // Also when asked for by mail.
  const sent = await security('send', { reference, sendType: 'MAIL' })
  assert.equal(sent.statusCode, 200, sent.body)
  assert.equal(await codeTo(SIENNE), '', 'no code at the address of the clerk')
  const code = await codeTo(MOBILE)
  assert.match(code, /^\d{6}$/)
  const wrong = code === '111111' ? '222222' : '111111'
  const refused = await security('verify', { reference, securityCode: wrong })
  assert.equal(refused.json().code, 'SecurityCodeInvalid')
  assert.equal((await activer(lien, wrong)).statusCode, 403)
  // Its identifier names nobody while it waits.
  const named = await security('verify', { username: SIENNE, securityCode: code })
  assert.equal(named.json().code, 'SecurityCodeInvalid')
  assert.equal((await activer(lien, code)).statusCode, 403, 'verified first')
  assert.equal(await isActif(lien.userId), false)
})

test('its holder is recognised, answers the code, and is in; the code serves once', async () => {
  const lien = await invite('hugo.lefevre@nouveau.example.org')
  const { reference } = (await prouver(lien)).json()
  await security('send', { reference, sendType: 'SMS' })
  const code = await codeTo(MOBILE)
  assert.equal((await security('verify', { reference, securityCode: code })).statusCode, 200)
  const other = await invitePersonnel()
  assert.equal((await activer({ ...lien, userId: other }, code)).statusCode, 400)
  assert.equal((await activer(lien, code)).statusCode, 200)
  assert.equal(await isActif(lien.userId), true)
  assert.equal((await activer(lien, code)).statusCode, 400)
  assert.equal((await prouver(lien)).json().code, 'InvalidToken')
})

async function invitePersonnel(): Promise<string> {
  const [row] = await t.database.db
    .select()
    .from(compte)
    .where(eq(compte.userName, 'invitee@example.org'))
  return row?.id ?? ''
}

for (const [title, connu] of [
  ['no telephone', null],
  ['a landline only', '+33478000000'],
] as const) {
  test(`where the insurer knows ${title}, staff make no space: nothing is written, nothing is sent`, async () => {
    await knowsMobile(connu)
    const clerk = await t.as('admin@example.org')
    const email = 'hugo.lefevre@nouveau.example.org'
    const made = await clerk({
      method: 'POST',
      url: '/api/admin/users/membres/create',
      payload: { numeroContrat: '20450017', personneId: await hugoId(), email },
    })
    assert.equal(made.statusCode, 400)
    assert.deepEqual(made.json().champs, {
      personneId:
        'Nous n’avons pas de mobile où envoyer un code à cette personne\u00a0: elle crée son espace elle-même, avec «\u00a0Créer mon espace\u00a0».',
    })
    assert.deepEqual(await mailsTo(t, email), [])
    assert.equal(await t.database.db.$count(compte, eq(compte.email, email)), 0)
  })

  test(`of a space made before, with ${title}: no code leaves for the address, and its holder creates one`, async () => {
    const lien = await invite()
    const { reference } = (await prouver(lien)).json()
    await knowsMobile(connu)
    const avant = (await mailsTo(t, SIENNE)).length
    const sent = await security('send', { reference, sendType: 'MAIL' })
    assert.equal(sent.statusCode, 200, sent.body)
    assert.equal((await mailsTo(t, SIENNE)).length, avant, 'nothing for the address of the clerk')
    const refused = await prouver(lien)
    assert.equal(refused.statusCode, 403)
    assert.match(
      refused.json().message,
      /^Nous n’avons pas de mobile .*«\u00a0Créer mon espace\u00a0»/,
    )
    assert.equal((await activer(lien, '000000')).statusCode, 403)
    // The door that is open: their own registration takes the place of what staff made.
    const sien = 'hugo.lefevre@nouveau.example.org'
    const inscription = { ...hugo, email: sien, confirmEmail: sien }
    assert.equal((await post(visiteur, 'register', inscription)).statusCode, 200)
    const confirme = await lienTo(t, sien)
    assert.equal((await post(visiteur, 'confirm-email', confirme)).statusCode, 200)
    assert.equal(await isActif(lien.userId), true)
    assert.equal((await activer(lien, '000000')).statusCode, 400)
  })
}

test('what was chosen is looked at before a code leaves', async () => {
  const lien = await invite()
  const answer = await prouver(lien, { cgu: false, password: 'Lefevre!2026', confirmPassword: 'x' })
  assert.equal(answer.statusCode, 400)
  assert.ok(answer.json().champs.cgu)
  assert.ok(answer.json().champs.password)
})

test('with the insurer’s own provider, confirming the address asks for the same', async () => {
  const { db } = t.database
  const [theo] = await db
    .select()
    .from(personne)
    .where(sql`nom = 'Giraud' and client_code = 'atlas'`)
  assert.ok(theo)
  const email = 'theo@nouveau.example.org'
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const make = () =>
    clerk({
      method: 'POST',
      url: '/api/admin/users/membres/create',
      payload: { numeroContrat: '70310004', personneId: theo.id, email },
    })
  // This insurer sends no text message: nothing could prove him.
  assert.deepEqual(Object.keys((await make()).json().champs), ['personneId'])
  await setSms(true)
  const telephone = t.sealer.seal(MOBILE_THEO, ['personne.telephone', theo.id])
  await db.update(personne).set({ telephone }).where(eq(personne.id, theo.id))
  const made = await make()
  assert.equal(made.statusCode, 200, made.body)
  const atlas = t.visitor(ATLAS)
  const mails = async (to: string) => {
    await t.jobs.drain(ENVOIS)
    return (await atlas(`/dev/mailbox/messages?to=${encodeURIComponent(to)}`)).json()
  }
  const [{ text }] = await mails(email)
  const query = new URLSearchParams(/confirm-email\?(\S+)/.exec(text)?.[1])
  const lien = { code: query.get('code'), userId: query.get('userId') }
  const confirmer = (code = '') =>
    atlas({
      method: 'POST',
      url: '/api/identity/confirm-email',
      payload: lien,
      headers: { 'x-securitycode': code },
    })
  assert.equal((await confirmer()).json().code, 'SecurityCodeRequired')
  const qui = {
    numeroContrat: '70310004',
    nom: 'Giraud',
    prenom: 'Théo',
    dateNaissance: '1991-01-22',
  }
  const preuve = await post(atlas, 'activate-user/preuve', { ...lien, ...qui })
  assert.equal(preuve.statusCode, 200, preuve.body)
  const { reference } = preuve.json()
  await security('send', { reference, sendType: 'SMS' }, atlas)
  const [mail] = await mails(MOBILE_THEO)
  const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? ''
  const verified = await security('verify', { reference, securityCode: code }, atlas)
  assert.equal(verified.statusCode, 200, verified.body)
  assert.equal((await confirmer(code)).statusCode, 200)
  assert.equal((await confirmer(code)).json().isAccountConfirmed, true)
  await setSms(false)
})

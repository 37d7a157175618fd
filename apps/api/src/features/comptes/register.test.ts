import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { ClientConfig } from '@espace-adherent/contract'
import { eq, like, sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { consentement } from '../consentements/consentements.schema.ts'
import { session } from '../identity/identity.schema.ts'
import { canSignIn, hugo, lienTo, mailsTo, post } from './testing/index.ts'

let portal: TestApp
before(async () => {
  portal = await createTestApp()
})
after(() => portal.close())

beforeEach(async () => {
  const { db } = portal.database
  await db.delete(compte).where(sql`email like '%@nouveau.example.org'`)
  await db.execute(sql`delete from echec_connexion`)
  await db.execute(sql`delete from message`)
})

const register = (ecart: object = {}) => post(portal.visitor(), 'register', { ...hugo, ...ecart })
const adresse = (nom: string) => ({
  email: `${nom}@nouveau.example.org`,
  confirmEmail: `${nom}@nouveau.example.org`,
})
const comptes = async (email: string) =>
  portal.database.db.select().from(compte).where(eq(compte.email, email))

/** The client's settings, otherwise for a while. */
async function withConfig<T>(ecart: Partial<ClientConfig>, work: () => Promise<T>): Promise<T> {
  const horizon = portal.annuaire.byCode('horizon')
  assert.ok(horizon)
  const { config } = horizon
  horizon.config = { ...config, ...ecart }
  try {
    return await work()
  } finally {
    horizon.config = config
  }
}

/** The six people of the demonstration, each as they would type themselves; one has two numbers. */
const connus = [
  { numeroContrat: '20450017', nom: 'LEFEVRE', prenom: 'hugo', iban: '2606' },
  {
    numeroContrat: '20450018',
    nom: 'D’Angelo',
    prenom: 'Elodie',
    dateNaissance: '1990-12-30',
    codePostal: '20200',
    iban: '1Z25',
  },
  {
    numeroContrat: '',
    nir: '179082A004316',
    nom: 'colonna',
    prenom: 'ANGE',
    dateNaissance: '1979-08-17',
    codePostal: '20000',
    iban: '6750',
  },
  {
    numeroContrat: '20450020',
    nir: '2010993008149',
    nom: 'Benali',
    prenom: 'Ines',
    dateNaissance: '2001-09-05',
    codePostal: '93200',
    iban: '0165',
  },
  {
    numeroContrat: '20450021',
    nom: 'Grimaldi',
    prenom: 'Paul',
    dateNaissance: '1972-04-25',
    codePostal: '98000',
    iban: '9030',
  },
  {
    numeroContrat: '',
    nir: '9800012345678',
    nom: 'Grimaldi',
    prenom: 'Paul',
    dateNaissance: '1972-04-25',
    codePostal: '98000',
    iban: '9030',
  },
  {
    numeroContrat: '',
    nir: '1950735238162',
    nom: 'Dupont de lIsle',
    prenom: 'Marc Antoine',
    dateNaissance: '1995-07-01',
    codePostal: '35000',
    iban: '0189',
  },
]
for (const [rang, personne] of connus.entries()) {
  test(`R7.18 ${personne.prenom} ${personne.nom} is recognised, and their space waits for the link`, async () => {
    const who = adresse(`connu${rang}`)
    const answer = await register({ ...personne, ...who })
    assert.equal(answer.statusCode, 200, answer.body)
    const [cree] = await comptes(who.email)
    assert.equal(cree?.isActif, false)
    assert.deepEqual(cree?.roles, ['User'])
    const { origin, ecran, userId } = await lienTo(portal, who.email)
    assert.deepEqual([origin, ecran, userId], ['http://localhost:8080', 'confirm-email', cree?.id])
  })
}

for (const [quoi, ecart] of [
  ['another name', { nom: 'Lefebvre' }],
  ['another first name', { prenom: 'Ugo' }],
  ['born a day later', { dateNaissance: '1985-05-13' }],
  ['another postal code', { codePostal: '69006' }],
  ['another end of IBAN', { iban: '2607' }],
  ['somebody else’s contract', { numeroContrat: '20450018' }],
  ['a contract that does not exist', { numeroContrat: '99999999' }],
  ['a contract and somebody else’s number', { nir: '290122B033158' }],
  ['a hostile contract number', { numeroContrat: "' or 1=1 --" }],
] as const) {
  test(`a near miss is refused, and nothing is created: ${quoi}`, async () => {
    const answer = await register({ ...adresse('presque'), ...ecart })
    assert.equal(answer.statusCode, 400)
    const { essaisRestants, ...dit } = answer.json()
    assert.deepEqual(dit, {
      code: 'RegistrationRefused',
      message:
        'Nous n’avons pas pu vous reconnaître avec ces informations. Vérifiez-les, puis recommencez',
    })
    assert.ok(essaisRestants >= 0)
    assert.deepEqual(await comptes('presque@nouveau.example.org'), [])
  })
}

test('R5.01 R5.19 R5.24 R5.41 the server holds the rules of the form, field by field', async () => {
  const answer = await register({
    nom: 'Lef3vre',
    codePostal: '99000',
    iban: 'abc',
    password: 'court',
    confirmPassword: 'autre',
    cgu: false,
    email: 'hugo@',
    dateNaissance: '1985-02-30',
  })
  assert.equal(answer.statusCode, 400)
  assert.deepEqual(Object.keys(answer.json().champs).sort(), [
    'cgu',
    'codePostal',
    'confirmEmail',
    'confirmPassword',
    'dateNaissance',
    'email',
    'iban',
    'nom',
    'password',
  ])
})

test('R4.08 R9.09 past registerAttemptNumber even the right answer is refused, in another browser too', async () => {
  for (const reste of [2, 1, 0]) {
    // However the number is spaced, it is one number.
    const numeroContrat = reste === 1 ? ' 2045 00 17' : '20450017'
    const refus = await register({ ...adresse('tard'), numeroContrat, nom: 'Autre' })
    assert.deepEqual([refus.statusCode, refus.json().essaisRestants], [400, reste])
  }
  const blocked = await register(adresse('tard'))
  assert.equal(blocked.statusCode, 429)
  assert.equal(blocked.json().code, 'RegistrationBlocked')
  assert.match(
    blocked.json().message,
    /^Nous n’avons pas pu vous reconnaître après plusieurs essais/,
  )
  assert.deepEqual(await comptes('tard@nouveau.example.org'), [])
})

test('twenty tries at once are not more than the limit', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => register({ ...adresse('foule'), nom: 'Autre' })),
  )
  const looked = answers.filter(({ statusCode }) => statusCode === 400)
  assert.equal(looked.length, 3)
})

test('a day later one may try again', async () => {
  for (let essai = 1; essai <= 4; essai++) await register({ ...adresse('demain'), nom: 'Autre' })
  const { now } = portal.clock
  portal.clock.now = new Date(now.getTime() + 25 * 60 * 60_000)
  try {
    assert.equal((await register(adresse('demain'))).statusCode, 200)
  } finally {
    portal.clock.now = now
  }
})

test('the same registration twenty times at once makes one space, and one mail', async () => {
  const who = adresse('double')
  // Or the tries to be recognised, which are counted first, would stop most of them.
  const answers = await withConfig({ registerAttemptNumber: 100 }, () =>
    Promise.all(Array.from({ length: 20 }, () => register(who))),
  )
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]))
  assert.equal((await comptes(who.email)).length, 1)
  assert.equal((await mailsTo(portal, who.email)).length, 1)
  const confirmed = await post(portal.visitor(), 'confirm-email', await lienTo(portal, who.email))
  assert.equal(confirmed.statusCode, 200, 'the link of that mail is the one that counts')
})

test('twenty registrations with as many addresses make one space', async () => {
  await withConfig({ registerAttemptNumber: 100 }, () =>
    Promise.all(Array.from({ length: 20 }, (_, rang) => register(adresse(`foule${rang}`)))),
  )
  const isOfThem = like(compte.email, 'foule%@nouveau.example.org')
  assert.equal(await portal.database.db.$count(compte, isOfThem), 1)
})

test('a minute later, the same registration is another wish, and sends another link', async () => {
  const who = adresse('encore')
  await register(who)
  const { now } = portal.clock
  portal.clock.now = new Date(now.getTime() + 61_000)
  try {
    await register({ ...who, password: 'Xylophone!2026', confirmPassword: 'Xylophone!2026' })
    assert.equal((await mailsTo(portal, who.email)).length, 2)
    await post(portal.visitor(), 'confirm-email', await lienTo(portal, who.email))
    assert.equal(await canSignIn(portal, who.email, 'Xylophone!2026'), true)
  } finally {
    portal.clock.now = now
  }
})

test('strangers who know somebody’s papers send five mails an hour, not more, and are told of no other', async () => {
  const statuts = []
  for (let fois = 0; fois < 8; fois++)
    statuts.push((await register(adresse(`serie${fois}`))).statusCode)
  assert.deepEqual(statuts, [200, 200, 200, 200, 200, 429, 429, 429])
  const sent = (await portal.visitor()('/dev/mailbox/messages')).json() as { subject: string }[]
  const links = sent.filter(({ subject }) => subject === 'Activez votre espace personnel')
  assert.equal(links.length, 5)
})

for (const alertesRemboursement of [true, false]) {
  test(`whatever happened, the answer is as long as any other, ${alertesRemboursement ? 'with' : 'without'} the question that follows`, async () => {
    const camille = {
      numeroContrat: '20450001',
      nom: 'Martin',
      prenom: 'Camille',
      dateNaissance: '1986-03-14',
      codePostal: '69006',
      iban: await ibanEnd('20450001'),
    }
    const taken = 'jeanne.moreau@example.org'
    const answers = await withConfig(
      { alertesRemboursement },
      async () =>
        [
          ['created', await register(adresse('creee'))],
          ['sent twice', await register(adresse('creee'))],
          ['waiting, another address', await register(adresse('autre'))],
          ['address taken', await register({ email: taken, confirmEmail: taken })],
          ['existing and active', await register({ ...camille, ...adresse('active') })],
        ] as const,
    )
    for (const [, answer] of answers) {
      assert.equal(answer.statusCode, 200)
      const { jetonDematerialisation } = answer.json()
      assert.equal(jetonDematerialisation !== null, alertesRemboursement)
    }
    const lengths = answers.map(([quoi, { body, headers }]) => [
      quoi,
      body.length,
      headers['content-length'],
    ])
    const [, length, header] = lengths[0] ?? []
    assert.deepEqual(
      lengths,
      lengths.map(([quoi]) => [quoi, length, header]),
    )
  })
}

test('somebody who has a space gets the same answer, and a mail that says so', async () => {
  const camille = {
    numeroContrat: '20450001',
    nom: 'Martin',
    prenom: 'Camille',
    dateNaissance: '1986-03-14',
    codePostal: '69006',
  }
  const iban = await ibanEnd('20450001')
  const known = await register({ ...camille, iban, ...adresse('camille') })
  const fresh = await register({ ...connus[0], ...adresse('comparaison') })
  assert.equal(known.statusCode, 200)
  assert.deepEqual(Object.keys(known.json()), Object.keys(fresh.json()))
  const [mail] = await mailsTo(portal, 'camille.martin@example.org')
  assert.equal(mail?.subject, 'Vous avez déjà un espace personnel')
  assert.deepEqual(await comptes('camille@nouveau.example.org'), [])
})

async function ibanEnd(numero: string): Promise<string> {
  const { rows } = (await portal.database.db.execute(
    sql`select iban from contrat where client_code = 'horizon' and numero = ${numero}`,
  )) as unknown as { rows: { iban: string }[] }
  return portal.sealer.unseal(rows[0]?.iban ?? '', ['contrat.iban', 'horizon', numero]).slice(-4)
}

test('an address that is somebody else’s creates nothing, and its owner is told', async () => {
  const who = { email: 'jeanne.moreau@example.org', confirmEmail: 'jeanne.moreau@example.org' }
  assert.equal((await register(who)).statusCode, 200)
  const [mail] = await mailsTo(portal, who.email)
  assert.equal(mail?.subject, 'Votre adresse e-mail a été saisie')
  assert.equal((await comptes(who.email)).length, 1)
})

test('whoever never confirmed may begin again with another address', async () => {
  await register(adresse('premiere'))
  await portal.as('premiere@nouveau.example.org')
  assert.equal((await register(adresse('seconde'))).statusCode, 200)
  assert.deepEqual(await comptes('premiere@nouveau.example.org'), [])
  assert.equal((await comptes('seconde@nouveau.example.org')).length, 1)
  const [told, first] = await mailsTo(portal, 'premiere@nouveau.example.org')
  assert.equal(told?.subject, 'Votre inscription a été reprise avec une autre adresse')
  assert.equal(first?.subject, 'Activez votre espace personnel')
  const code = /code=([^&\s]+)/.exec(first?.text ?? '')?.[1] ?? ''
  const [{ id: userId = '' } = {}] = await comptes('seconde@nouveau.example.org')
  assert.equal(await portal.database.db.$count(session, eq(session.compteId, userId)), 0)
  const old = await post(portal.visitor(), 'confirm-email', { code, userId })
  assert.equal(old.json().code, 'InvalidToken', 'what was sent to the former address is dead')
})

test('R3.02 consents are kept in the client’s words, unknown ones are not', async () => {
  await register({
    ...adresse('accords'),
    consentements: [
      { nom: 'offres', libelle: 'Autre phrase', accepted: true },
      { nom: 'enquetes', libelle: '', accepted: false },
      { nom: 'invente', libelle: 'x', accepted: true },
    ],
  })
  const [cree] = await comptes('accords@nouveau.example.org')
  const lines = await portal.database.db
    .select({
      nom: consentement.nomConsentement,
      oui: consentement.isAccepted,
      mots: consentement.libelle,
    })
    .from(consentement)
    .where(eq(consentement.compteId, cree?.id ?? ''))
    .orderBy(consentement.nomConsentement)
  assert.deepEqual(
    lines.map(({ nom, oui }) => [nom, oui]),
    [
      ['enquetes', false],
      ['offres', true],
    ],
  )
  assert.match(lines[1]?.mots ?? '', /^J’accepte de recevoir par e-mail les offres/)
})

test('R3.03 documents by electronic means: asked again with a token, good for that space only', async () => {
  const who = adresse('demat')
  const { jetonDematerialisation } = (await register(who)).json()
  assert.equal((await comptes(who.email))[0]?.isDematerialise, true)
  const answer = await post(portal.visitor(), 'register/dematerialisation', {
    jeton: jetonDematerialisation,
    dematerialization: false,
  })
  assert.equal(answer.statusCode, 200)
  assert.equal((await comptes(who.email))[0]?.isDematerialise, false)
  const quoi = JSON.stringify({ quoi: 'dematerialisation', compteId: null, expire: Infinity })
  for (const jeton of [
    portal.sealer.seal('{"quoi":"autre"}', ['jeton.dematerialisation']),
    // Sealed by us, but for something else.
    portal.sealer.seal(quoi, ['cookie', 'connexion']),
  ]) {
    const forged = await post(portal.visitor(), 'register/dematerialisation', {
      jeton,
      dematerialization: true,
    })
    assert.equal(forged.json().code, 'InvalidToken')
  }
})

test('no space without the feature, nor at a restricted address, nor without the page’s token', async () => {
  const restricted = await post(portal.visitor('interne.localhost:8080'), 'register', hugo)
  assert.equal(restricted.statusCode, 403)
  const bare = await portal.app.inject({
    method: 'POST',
    url: '/api/identity/register',
    payload: hugo,
    headers: { host: 'localhost:8080' },
  })
  assert.equal(bare.statusCode, 403)
})

test('a password that holds one’s own name is refused by the server as well', async () => {
  const password = 'Lefevre!26'
  const answer = await register({ ...adresse('nom'), password, confirmPassword: password })
  assert.deepEqual(Object.keys(answer.json().champs), ['password'])
})

test('a space that waits opens no session', async () => {
  const who = adresse('attente')
  await register(who)
  assert.equal(await canSignIn(portal, who.email, hugo.password), false)
})

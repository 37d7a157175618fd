import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import {
  ATLAS,
  createRibs,
  deposer,
  envoyer,
  IBAN,
  JEANNE,
  MASQUE,
  ribDe,
  SAMIRA,
} from '../../../testing/ribs.ts'
import { fichier } from '../fichiers/fichiers.schema.ts'

const lines: string[] = []
let t: TestApp
let jeanne: Inject
let samira: Inject
const ribs = createRibs(() => t)
before(async () => {
  t = await createTestApp({
    environment: { LOG_LEVEL: 'trace' },
    extend: ({ log }) => {
      for (const level of ['trace', 'debug', 'info', 'warn', 'error'] as const)
        log[level] = (...said: unknown[]) => void lines.push(JSON.stringify(said))
    },
  })
  jeanne = await t.as(JEANNE)
  samira = await t.as(SAMIRA, ATLAS)
})
after(() => t?.close())
beforeEach(() => ribs.reset())

test('R3.09 R7.40 R7.41 in automatic mode the account is the contract’s at once, sealed', async () => {
  const answer = await envoyer(jeanne, ribDe('20450005'))
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.headers['cache-control'], 'no-store')
  const { demande: suivi, suite, ...dit } = answer.json()
  assert.deepEqual(dit, { isModeGestionManuel: false, isAccuseReception: true, effetLe: null })
  assert.equal(suite.titre, 'Vos coordonnées bancaires ont été modifiées')
  assert.match(suivi.reference, /^2026-\d{6}$/)
  const { iban, ...contrat } = await ribs.contrat('20450005')
  assert.equal(t.sealer.unseal(iban ?? '', ['contrat.iban', 'horizon', '20450005']), IBAN)
  assert.deepEqual(
    [contrat.titulaire, contrat.ibanMasque, contrat.bic, contrat.codeModePaiement],
    ['Jeanne Moreau', MASQUE, 'AGRIFRPP882', 'VIR'],
  )
  assert.deepEqual(await ribs.modalite(jeanne, '20450005'), {
    rib: MASQUE,
    codeModePaiement: 'VIR',
    isMissing: false,
    isEnAttente: false,
  })
  const [demande, ...others] = await ribs.demandes()
  assert.equal(others.length, 0)
  assert.deepEqual(
    [demande?.acte, demande?.etat, demande?.modeGestion, demande?.numeroContrat],
    ['ribPrestationsActeGestion', 'acceptee', 'automatique', '20450005'],
  )
  assert.deepEqual(demande?.creeLe, t.clock.now)
})

test('the owner is told by mail, with masked accounts only', async () => {
  await envoyer(jeanne, ribDe('20450005'))
  await envoyer(jeanne, ribDe('20450005', { iban: 'FR7620041005001300000000182' }))
  const [second, first, ...others] = await ribs.inbox(JEANNE)
  assert.equal(others.length, 0)
  assert.equal(first?.subject, 'Vos coordonnées bancaires ont été modifiées')
  assert.match(first?.text ?? '', /Santé Confort, n°\u00a020450005/)
  assert.match(first?.text ?? '', /FR•• •••• 0189/)
  assert.doesNotMatch(first?.text ?? '', /jusqu’ici/)
  assert.match(first?.text ?? '', /Vous n’êtes pas à l’origine de cette demande/)
  assert.match(second?.subject ?? '', /^Votre compte bancaire va changer le /)
  assert.match(second?.text ?? '', /FR•• •••• 0182.*FR•• •••• 0189/s)
  for (const mail of [first, second])
    assert.doesNotMatch(JSON.stringify(mail), /30006|20041005|AGRIFRPP/)
})

test('the account that a contract uses already is not asked for again, but in another name', async () => {
  await envoyer(jeanne, ribDe('20450005'))
  t.clock.now = new Date(t.clock.now.getTime() + 120_000)
  const again = await envoyer(jeanne, ribDe('20450005'))
  assert.deepEqual(
    [again.statusCode, again.json().champs],
    [400, { iban: 'Ce compte est déjà utilisé pour ce contrat\u00a0: indiquez-en un autre' }],
  )
  assert.equal((await ribs.demandes()).length, 1)
  const corrected = await envoyer(jeanne, ribDe('20450005', { titulaire: 'Jeanne Marie Moreau' }))
  assert.equal(corrected.statusCode, 200, corrected.body)
})

for (const [title, ecart, champs] of [
  [
    'R5.56 nothing at all',
    { titulaire: ' \n', iban: '', bic: '' },
    {
      titulaire: 'Le titulaire du compte est obligatoire',
      iban: 'L’IBAN est obligatoire',
      bic: 'Le BIC est obligatoire',
    },
  ],
  [
    'R5.59 R5.60 R9.02 an IBAN that is too short',
    { iban: 'FR763000600001123456789018' },
    { iban: 'Merci de saisir les 27 caractères de l’IBAN' },
  ],
  [
    'R5.58 R9.02 an IBAN of 28 characters',
    { iban: 'FR76300060000112345678901899' },
    { iban: 'Merci de saisir les 27 caractères de l’IBAN' },
  ],
  [
    'a wrong key',
    { iban: 'FR7730006000011234567890189' },
    { iban: 'L’IBAN est incorrect\u00a0: vérifiez les caractères saisis' },
  ],
  [
    'an account abroad, where the client takes none',
    { iban: 'DE89370400440532013000' },
    { iban: 'L’IBAN doit commencer par FR ou MC' },
  ],
  [
    'R5.62 R9.03 a BIC of twelve',
    { bic: 'AGRIFRPP8822' },
    {
      bic: 'Le BIC doit comporter 8 ou 11 caractères\u00a0: 6 lettres, puis des lettres ou des chiffres',
    },
  ],
  [
    'R5.61 R5.63 R9.03 a BIC of nine',
    { bic: 'AGRIFRPP8' },
    {
      bic: 'Le BIC doit comporter 8 ou 11 caractères\u00a0: 6 lettres, puis des lettres ou des chiffres',
    },
  ],
  [
    'a name longer than a bank prints',
    { titulaire: 'é'.repeat(71) },
    { titulaire: 'Le nom du titulaire ne doit pas dépasser 70 caractères' },
  ],
] satisfies [string, object, Record<string, string>][])
  test(`${title} is refused in its field, and nothing is written`, async () => {
    const answer = await envoyer(jeanne, ribDe('20450005', ecart))
    assert.equal(answer.statusCode, 400)
    assert.deepEqual(answer.json().champs, champs)
    assert.deepEqual([(await ribs.demandes()).length, await ribs.messages()], [0, 0])
    assert.equal((await ribs.contrat('20450005')).ibanMasque, null)
  })

test('R5.64 R7.41 in manual mode a clerk gets the request and its document, and nothing changes yet', async () => {
  const rib = await deposer(samira, 'RIB Samira.pdf')
  const data = ribDe('70310003', { titulaire: 'Samira Haddad', rib })
  const answer = await envoyer(samira, data)
  assert.deepEqual(
    [answer.statusCode, answer.json().isModeGestionManuel, answer.json().isAccuseReception],
    [200, true, true],
  )
  const [demande, ...others] = await ribs.demandes()
  assert.equal(others.length, 0)
  assert.deepEqual(
    [demande?.clientCode, demande?.etat, demande?.modeGestion, demande?.numeroContrat],
    ['atlas', 'recue', 'manuel', '70310003'],
  )
  const place = ['demande.data', demande?.id ?? ''] as const
  assert.deepEqual(JSON.parse(t.sealer.unseal(demande?.data ?? '', place)), {
    titulaire: 'Samira Haddad',
    iban: IBAN,
    bic: 'AGRIFRPP882',
  })
  assert.doesNotMatch(JSON.stringify(demande), /30006|Samira|AGRI/)
  const [kept] = await t.database.db
    .select()
    .from(fichier)
    .where(eq(fichier.remoteFileName, rib.remoteFileName))
  assert.deepEqual(kept?.rattacheLe, t.clock.now)
  assert.equal((await ribs.contrat('70310003')).iban, null)
  assert.deepEqual(await ribs.modalite(samira, '70310003'), {
    rib: null,
    codeModePaiement: 'CHQ',
    isMissing: true,
    isEnAttente: true,
  })
  const [mail] = await ribs.inbox(SAMIRA, ATLAS)
  assert.equal(mail?.subject, 'Nous avons reçu vos coordonnées bancaires')
  assert.match(mail?.text ?? '', /FR•• •••• 0189/)
  assert.doesNotMatch(JSON.stringify(mail), /30006|AGRIFRPP/)
})

test('R5.64 the document is asked for in manual mode only; somebody else’s or a used one is none', async () => {
  const nadia = await t.as('nadia.perrot@example.org', ATLAS)
  const [own, others] = [await deposer(samira), await deposer(nadia)]
  const send = async (rib: unknown, ecart = {}) => {
    const { statusCode, body } = await envoyer(samira, ribDe('70310003', { rib, ...ecart }))
    return statusCode === 200 ? 200 : JSON.parse(body).champs.rib
  }
  const missing = 'Merci de joindre le document demandé.'
  assert.equal(await send(null), missing)
  assert.equal(await send(others), missing)
  assert.equal(await send({ ...own, remoteFileName: '0'.repeat(40) }), missing)
  assert.deepEqual([(await ribs.demandes()).length, await ribs.messages()], [0, 0])
  assert.equal(await send(own), 200)
  assert.equal(await send(own, { titulaire: 'Samira H' }), missing)
  assert.equal((await ribs.demandes()).length, 1)
})

test('a document that no scanner has seen yet is asked for again later', async () => {
  const rib = await deposer(samira)
  await t.database.db.update(fichier).set({ analyseLe: null })
  const answer = await envoyer(samira, ribDe('70310003', { rib }))
  assert.equal(answer.statusCode, 400)
  assert.match(answer.json().champs.rib, /en attente d’analyse antivirus.*dans les 24 heures/)
  assert.equal((await ribs.demandes()).length, 0)
})

test('another member’s contract does not exist', async () => {
  const camille = await t.as('camille.martin@example.org')
  const before = await Promise.all(['20450001', '20450005'].map(ribs.contrat))
  for (const [call, numero, status] of [
    [camille, '20450005', 404],
    [camille, '70310001', 404],
    [camille, '99999999', 404],
    [camille, '2045\u00000005', 400],
    [jeanne, '20450001', 404],
    [samira, '20450005', 400],
    [await t.as('admin@example.org'), '20450005', 403],
    [t.visitor(), '20450005', 401],
  ] satisfies [Inject, string, number][]) {
    // What the browser says of the current contract changes nothing to whose it is.
    const headers = { 'x-numcontrat': '20450005' }
    const answer = await envoyer(call, ribDe(numero), headers)
    assert.equal(answer.statusCode, status, `${numero} ${answer.body}`)
  }
  assert.deepEqual(await Promise.all(['20450001', '20450005'].map(ribs.contrat)), before)
  assert.deepEqual([(await ribs.demandes()).length, await ribs.messages()], [0, 0])
})

test('no input breaks it', async () => {
  for (const data of [
    null,
    [],
    'x',
    {},
    ribDe(''),
    ribDe('20450005', { iban: 42 }),
    ribDe('20450005', { titulaire: 'x'.repeat(10_000) }),
    ribDe('20450005', { rib: { remoteFileName: '../../etc/passwd' } }),
    ribDe('20450005', { contrat: null }),
    ribDe('20450005', { titulaire: 'Jeanne\u0000 Moreau' }),
    ribDe('20450005', { titulaire: 'Jeanne \ud800 Moreau' }),
  ])
    assert.equal((await envoyer(jeanne, data)).statusCode, 400, JSON.stringify(data))
  const odd = ribDe('20450005', { titulaire: ' Jeanne\u0007\n🙂 d’Éze-Moreau ' })
  assert.equal((await envoyer(jeanne, odd)).statusCode, 200)
  assert.match((await ribs.contrat('20450005')).titulaire ?? '', /^Jeanne .* d’Éze-Moreau$/)
})

test('no line of the log tells what was sent, by whom, or for which contract', async () => {
  lines.length = 0
  await envoyer(jeanne, ribDe('20450005'))
  await envoyer(jeanne, ribDe('20450005', { iban: 'FR00' }))
  await envoyer(jeanne, ribDe('20450001'))
  assert.ok(lines.length > 0)
  assert.doesNotMatch(lines.join('\n'), /30006|0189|AGRIFRPP|Moreau|jeanne|20450005/i)
})

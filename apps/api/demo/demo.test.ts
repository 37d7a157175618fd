import assert from 'node:assert/strict'
import { test } from 'node:test'
import { charteSchema, clientConfigSchema, nomsDeLogo } from '@espace-adherent/contract'
import { cleNir, fonctionnalitesNommees, isNir, pairesFaibles } from '@espace-adherent/domain'
import { sanitizeContenu } from '../src/features/contenu/index.ts'
import { assuresAtlas } from './assures/atlas.ts'
import { assuresHorizon } from './assures/horizon.ts'
import { clientAtlas } from './clients/atlas.ts'
import { clientHorizon } from './clients/horizon.ts'
import { comptes, demoAccounts } from './comptes.ts'
import { listConnexions } from './connexions.ts'
import { contenusDe } from './contenus/index.ts'
import { faqDe } from './faq/index.ts'
import { logosDe } from './logos/index.ts'

const clients = [clientHorizon, clientAtlas]
const assures = { horizon: assuresHorizon(2026), atlas: assuresAtlas(2026) }

for (const { code, config, charte, fonctionnalites } of clients) {
  test(`the configuration and the charter of ${code} are what the contract accepts`, () => {
    assert.deepEqual(clientConfigSchema.parse(config), config)
    assert.deepEqual(charteSchema.parse(charte), charte)
    assert.equal(sanitizeContenu(config.pageErreur.contenu), config.pageErreur.contenu)
    assert.deepEqual(Object.keys(fonctionnalites).sort(), fonctionnalitesNommees.toSorted())
  })

  test(`every text of ${code} can be read, by day and by night`, () => {
    assert.deepEqual(pairesFaibles(charte.clair), [])
    assert.deepEqual(pairesFaibles(charte.sombre), [])
  })

  test(`the contents of ${code} survive the sanitiser unchanged, and are real texts`, () => {
    for (const { name, content } of contenusDe(code)) {
      assert.equal(sanitizeContenu(content), content, name)
      assert.ok(content.length > 400, name)
      assert.doesNotMatch(content, /\s{2}|[^\u00a0«][;?!»](?<!&\w+;)|« /u, name)
    }
  })

  test(`the questions of ${code} survive the sanitiser unchanged, and lead to each other`, () => {
    const questions = faqDe(code).flatMap((categorie) => categorie.questions)
    const cles = new Set(questions.map(({ cle }) => cle))
    assert.equal(cles.size, questions.length)
    assert.equal(new Set(questions.map(({ title }) => title)).size, questions.length)
    for (const { cle, title, content, reliees } of questions) {
      assert.equal(sanitizeContenu(content), content, cle)
      assert.ok(content.length > 150, cle)
      for (const texte of [title, content])
        assert.doesNotMatch(texte, /\s{2}|[^\u00a0«][;?!»](?<!&\w+;)|« |'/u, cle)
      assert.ok(
        reliees.every((reliee) => cles.has(reliee) && reliee !== cle),
        cle,
      )
    }
    assert.ok(questions.some(({ lectorat }) => lectorat === 'connecte'))
  })

  test(`${code} has its four logos, drawn without script nor outside reference`, () => {
    const logos = logosDe(code)
    assert.deepEqual(logos.map(({ nom }) => nom).sort(), nomsDeLogo.toSorted())
    for (const { contenu } of logos) {
      const svg = Buffer.from(contenu).toString()
      assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
      assert.doesNotMatch(svg, /script|href|url\(|onload/)
    }
  })
}

test('the five named features are on for horizon, another set for atlas', () => {
  assert.ok(Object.values(clientHorizon.fonctionnalites).every(Boolean))
  assert.notDeepEqual(clientAtlas.fonctionnalites, clientHorizon.fonctionnalites)
})

test('the settings that people try are those of the demonstration’s description', () => {
  const { config } = clientHorizon
  assert.deepEqual(
    [config.createAccountAuthMode, config.registerAttemptNumber, config.passwordRequiredLength],
    ['oneOfTwo', 3, 8],
  )
  assert.deepEqual([config.tailleMaxPrenomNom, config.delaiToasts], [50, 5])
  assert.ok(config.isRegisterVerifyIban && config.isCodePostalVerifiedOnAccountCreation)
  assert.ok(config.amfSmsActivated)
  assert.equal(clientAtlas.config.createAccountAuthMode, 'individual')
  assert.ok(clientAtlas.config.isDonneesROMonegasquesActivated)
  assert.ok(!clientAtlas.config.amfSmsActivated)
})

test('the accounts are fixed, with one password', () => {
  assert.deepEqual(
    comptes.horizon.map(({ userName, roles, motDePasse }) => [userName, roles[0], motDePasse]),
    [
      ['camille.martin@example.org', 'User', 'Horizon!2026'],
      ['hugo.roche@example.org', 'User', 'Horizon!2026'],
      ['jeanne.moreau@example.org', 'User', 'Horizon!2026'],
      ['julien.martin@example.org', 'Beneficiaire', 'Horizon!2026'],
      ['radie@example.org', 'User', 'Horizon!2026'],
      ['admin@example.org', 'Admin', 'Horizon!2026'],
      ['second.admin@example.org', 'Admin', 'Horizon!2026'],
      ['gestionnaire@example.org', 'BackEndUser', 'Horizon!2026'],
      ['consultant@example.org', 'Consultant', 'Horizon!2026'],
      ['service.medical@example.org', 'ServiceMedical', 'Horizon!2026'],
      ['invitee@example.org', 'User', null],
    ],
  )
  const invitee = comptes.horizon.at(-1)
  assert.deepEqual([invitee?.isActif, invitee?.creeParAdmin], [false, true])
  assert.deepEqual(
    demoAccounts.map(({ userName }) => userName).filter((nom) => nom === 'invitee@example.org'),
    [],
  )
  assert.deepEqual(
    demoAccounts.filter(({ hasCode }) => hasCode).map(({ userName }) => userName),
    [
      'hugo.roche@example.org',
      'admin@example.org',
      'second.admin@example.org',
      'gestionnaire@example.org',
      'consultant@example.org',
      'service.medical@example.org',
    ],
  )
})

for (const [numero, nir, cle, nom, prenom, naissance, codePostal, iban] of [
  [
    '20450017',
    '1850578006048',
    '30',
    'Lefèvre',
    'Hugo',
    '1985-05-12',
    '69003',
    'FR1420041010050500013M02606',
  ],
  [
    '20450018',
    '290122B033158',
    '62',
    "D'Angelo",
    'Élodie',
    '1990-12-30',
    '20200',
    'FR3330002005500000157841Z25',
  ],
  [
    '20450019',
    '179082A004316',
    '11',
    'Colonna',
    'Ange',
    '1979-08-17',
    '20000',
    'FR7630004008280001023456750',
  ],
  [
    '20450020',
    '2010993008149',
    '05',
    'Benali',
    'Inès',
    '2001-09-05',
    '93200',
    'FR7610278060000002145870165',
  ],
  [
    '20450021',
    '1720499138207',
    '39',
    'Grimaldi',
    'Paul',
    '1972-04-25',
    '98000',
    'MC5811222000010123456789030',
  ],
  [
    '20450022',
    '1950735238162',
    '61',
    "Dupont de l'Isle",
    'Marc-Antoine',
    '1995-07-01',
    '35000',
    'FR7630006000011234567890189',
  ],
] satisfies string[][]) {
  test(`${prenom} ${nom} is known to the insurer under ${numero}, without an account`, () => {
    const contrat = assures.horizon.contrats.find((c) => c.numero === numero)
    const personne = assures.horizon.personnes.find((p) => p.cle === contrat?.assures[0]?.cle)
    assert.deepEqual(
      [
        personne?.nir,
        personne?.nom,
        personne?.prenom,
        personne?.dateNaissance,
        personne?.codePostal,
      ],
      [nir, nom, prenom, naissance, codePostal],
    )
    assert.equal(cleNir(personne?.nir ?? ''), cle)
    assert.equal(contrat?.compteBancaire?.iban, iban)
    assert.ok(!comptes.horizon.some((compte) => compte.cle === personne?.cle))
  })
}

test('the people with an account have the numbers that are typed', () => {
  const nir = (cle: string) => {
    const personne = assures.horizon.personnes.find((p) => p.cle === cle)
    return [personne?.nir, personne?.dateNaissance, personne?.codePostal]
  }
  assert.deepEqual(nir('camille'), ['2860369123045', '1986-03-14', '69006'])
  assert.deepEqual(nir('jeanne'), ['2480213055211', '1948-02-09', '13005'])
  assert.equal(nir('julien')[0], '1841175056112')
})

test('every NIR agrees with its owner, and every IBAN with its key', () => {
  for (const { personnes, contrats } of Object.values(assures)) {
    for (const { nir, dateNaissance, codeCivilite, nom } of personnes) {
      if (nir === null) continue
      assert.ok(isNir(nir), nom)
      assert.equal(nir.slice(0, 1), codeCivilite === 'M' ? '1' : '2', nom)
      assert.equal(nir.slice(1, 5), dateNaissance.slice(2, 4) + dateNaissance.slice(5, 7), nom)
    }
    for (const { compteBancaire, numero } of contrats)
      if (compteBancaire) assert.equal(modulo97(compteBancaire.iban), 1, numero)
  }
})

test('the fixed contracts have their states', () => {
  const etats = Object.fromEntries(
    assures.horizon.contrats.map(({ numero, etat, typeContrat }) => [numero, [typeContrat, etat]]),
  )
  assert.deepEqual(etats['20450001'], ['sante', 'valide'])
  assert.deepEqual(etats['20450002'], ['prevoyance', 'valide'])
  assert.deepEqual(etats['20450003'], ['sante', 'valide'])
  assert.deepEqual(etats['20450004'], ['sante', 'resilie'])
  assert.deepEqual(etats['20450005'], ['sante', 'valide'])
})

test('the month of sign-ins ended before now, and is the same for the same day', () => {
  const now = new Date('2026-11-15T09:30:00Z')
  const connexions = listConnexions(now, ['a', 'b', 'c'])
  assert.ok(connexions.length > 100)
  assert.ok(connexions.every(({ le }) => le < now))
  assert.ok(connexions.every(({ le }) => le > new Date('2026-10-16T22:00:00Z')))
  assert.deepEqual(listConnexions(now, ['a', 'b', 'c']), connexions)
  assert.deepEqual(new Set(connexions.map(({ compteId }) => compteId)), new Set(['a', 'b', 'c']))
})

function modulo97(iban: string): number {
  const chiffres = [...(iban.slice(4) + iban.slice(0, 4))]
    .map((c) => Number.parseInt(c, 36))
    .join('')
  return Number(BigInt(chiffres) % 97n)
}

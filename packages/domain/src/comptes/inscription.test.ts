import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  INSCRIPTION_VIDE,
  type Inscription,
  type ReglesInscription,
  validateInscription,
} from './inscription.ts'

const regles: ReglesInscription = {
  createAccountAuthMode: 'oneOfTwo',
  tailleMaxPrenomNom: 50,
  isCodePostalVerifiedOnAccountCreation: true,
  isRegisterVerifyEmail: true,
  isRegisterVerifyIban: true,
  isRegisterIbanObligatoire: true,
  isDonneesROMonegasquesActivated: false,
  passwordRequiredLength: 8,
  isMotDePasseDemande: true,
  isCguDemandees: true,
}

const hugo: Inscription = {
  numeroContrat: '20450017',
  nir: '',
  nom: 'Lefèvre',
  prenom: 'Hugo',
  dateNaissance: '1985-05-12',
  codePostal: '69003',
  email: 'hugo.lefevre@example.org',
  confirmEmail: 'hugo.lefevre@example.org',
  iban: '2606',
  password: 'Horizon!2026',
  confirmPassword: 'Horizon!2026',
  cgu: true,
  consentements: [],
  dematerialization: true,
}

/** Only the fields that are wrong. */
const faults = (ecart: Partial<Inscription>, autres: Partial<ReglesInscription> = {}) =>
  Object.fromEntries(
    Object.entries(
      validateInscription({ ...hugo, ...ecart }, { ...regles, ...autres }, '2026-11-15'),
    ).filter(([, message]) => message),
  )

test('R3.03 electronic documents are proposed ticked', () => {
  assert.equal(INSCRIPTION_VIDE.dematerialization, true)
})

test('a right registration has nothing wrong', () => assert.deepEqual(faults({}), {}))

const NIR = 'Le format du numéro de sécurité sociale (sans clé) est incorrect'
const NIR_MANQUE = 'Le numéro de sécurité sociale (sans clé) est obligatoire'
const AUCUN = 'Renseignez votre numéro d’adhérent ou votre numéro de sécurité sociale'
const CONTRAT = 'Le numéro d’adhérent est obligatoire'
const CONTRAT_TROP_LONG = 'Le numéro d’adhérent ne doit pas dépasser 50\u00a0caractères'
for (const [mode, numeroContrat, nir, expected] of [
  ['individual', '20450017', '', {}],
  ['individual', '', '1850578006048', { numeroContrat: CONTRAT }],
  ['NIR', '', '1850578006048', {}],
  ['NIR', '20450017', '', { nir: NIR_MANQUE }],
  ['all', '20450017', '1850578006048', {}],
  ['all', '20450017', '', { nir: NIR_MANQUE }],
  ['all', '', '1850578006048', { numeroContrat: CONTRAT }],
  ['oneOfTwo', '20450017', '', {}],
  ['oneOfTwo', '', '290122B033158', {}],
  ['oneOfTwo', '  ', '', { numeroContrat: AUCUN }],
  ['individual', ` ${'1 '.repeat(50)} `, '', {}],
  ['oneOfTwo', '1'.repeat(51), '', { numeroContrat: CONTRAT_TROP_LONG }],
  ['oneOfTwo', '20450017', '185057800604', { nir: NIR }],
  ['oneOfTwo', '', '7850578006048', { nir: NIR }],
] as const) {
  test(`R5.27 R5.28 R5.29 R5.31 mode ${mode}, contract « ${numeroContrat} », NIR « ${nir} »`, () => {
    assert.deepEqual(faults({ numeroContrat, nir }, { createAccountAuthMode: mode }), expected)
  })
}

test('R5.54 a Monegasque number is right only where the client takes them', () => {
  const ecart = { numeroContrat: '', nir: '9800012345678' }
  assert.deepEqual(faults(ecart), { nir: NIR })
  assert.deepEqual(faults(ecart, { isDonneesROMonegasquesActivated: true }), {})
})

const NOM =
  'Vous ne pouvez pas renseigner un nom/prénom comportant des caractères spéciaux ou numériques'
for (const [ecart, expected] of [
  [{ nom: '' }, { nom: 'Le nom est obligatoire' }],
  [{ nom: 'Lef3vre' }, { nom: NOM }],
  [{ nom: "Dupont de l'Isle", prenom: 'Marc-Antoine' }, {}],
  [{ nom: 'D’Angelo', prenom: 'Élodie' }, {}],
  [{ prenom: 'Hugo<script>' }, { prenom: NOM }],
  [
    { nom: 'a'.repeat(40), prenom: 'b'.repeat(11) },
    { nom: 'Le nombre de caractères cumulés de vos nom et prénom ne doit pas dépasser 50' },
  ],
  [{ nom: 'a'.repeat(40), prenom: 'b'.repeat(10) }, {}],
] as const) {
  test(`R5.01 R5.02 R5.03 R5.04 names ${JSON.stringify(ecart).slice(0, 60)}`, () => {
    assert.deepEqual(faults(ecart), expected)
  })
}

test('R9.10 each client says how long a name and a first name may be together', () => {
  assert.deepEqual(faults({}, { tailleMaxPrenomNom: 11 }), {})
  assert.match(String(faults({}, { tailleMaxPrenomNom: 10 }).nom), /ne doit pas dépasser 10$/)
})

for (const [dateNaissance, message] of [
  ['', 'La date de naissance est obligatoire'],
  ['2026-11-15', undefined],
  ['2026-11-16', 'La date de naissance ne peut pas être dans le futur'],
  ['1985-02-29', 'Écrivez une date de naissance qui existe, sous la forme JJ/MM/AAAA'],
  ['1984-02-29', undefined],
  ['12/05/19', 'Écrivez une date de naissance qui existe, sous la forme JJ/MM/AAAA'],
] as const) {
  test(`R5.05 R5.06 R5.07 born « ${dateNaissance} »`, () => {
    assert.equal(faults({ dateNaissance }).dateNaissance, message)
  })
}

for (const [codePostal, isVerified, isRight] of [
  ['69003', true, true],
  ['20200', true, true],
  ['98000', true, true],
  ['99000', true, false],
  ['00100', true, false],
  ['6900', true, false],
  ['', true, false],
  ['', false, true],
  ['99999', false, true],
] as const) {
  test(`R5.18 R5.19 R5.20 postal code « ${codePostal} », ${isVerified ? '' : 'not '}checked`, () => {
    const found = faults({ codePostal }, { isCodePostalVerifiedOnAccountCreation: isVerified })
    assert.equal('codePostal' in found, !isRight)
  })
}

for (const [iban, verify, required, isRight] of [
  ['2606', true, true, true],
  ['Z25A', true, true, true],
  ['z25a', true, true, false],
  ['260', true, true, false],
  ['26060', true, true, false],
  ['', true, true, false],
  ['', true, false, true],
  ['', false, true, true],
  ['26 6', true, false, false],
] as const) {
  test(`R5.23 R5.24 R5.25 R9.04 IBAN end « ${iban} », ${verify ? 'checked' : 'not checked'}, ${required ? 'required' : 'optional'}`, () => {
    const found = faults(
      { iban },
      { isRegisterVerifyIban: verify, isRegisterIbanObligatoire: required },
    )
    assert.equal('iban' in found, !isRight)
  })
}

test('R5.22 the identifier: format, and confirmation where the client wants one', () => {
  assert.deepEqual(faults({ email: 'hugo@', confirmEmail: 'hugo@' }), {
    email: 'Le format de l’identifiant (adresse e-mail) est incorrect',
  })
  const other = { confirmEmail: 'autre@example.org' }
  assert.deepEqual(faults(other), {
    confirmEmail: 'L’adresse e-mail et sa confirmation ne sont pas identiques',
  })
  assert.deepEqual(faults(other, { isRegisterVerifyEmail: false }), {})
})

test('R5.38 R5.39 the password follows the client’s length, and its confirmation the password', () => {
  assert.deepEqual(
    faults({ password: 'Abc!1234', confirmPassword: 'Abc!1234' }, { passwordRequiredLength: 12 }),
    {
      password:
        'Merci de saisir 12 caractères minimum (dont une minuscule, une majuscule, un chiffre et un caractère spécial)',
    },
  )
  assert.deepEqual(faults({ confirmPassword: 'Horizon!2027' }), {
    confirmPassword: 'Le mot de passe et la confirmation du mot de passe ne sont pas identiques',
  })
})

test('R5.36 a password of 101 characters is too long, and is told so', () => {
  const password = `Aa1!${'x'.repeat(97)}`
  assert.deepEqual(faults({ password, confirmPassword: password }), {
    password: 'Votre mot de passe ne doit pas dépasser 100\u00a0caractères',
  })
})

test('the password holds nothing that people around know: name, first name, birth year, address', () => {
  const message =
    'Votre mot de passe ne doit contenir ni votre nom, ni votre prénom, ni votre année de naissance, ni votre adresse e-mail\u00a0: choisissez-en un autre'
  for (const password of ['Lefevre!26', 'Hugo-Lampe-9', 'Lampe!1985', 'Vie.hugolefevre!9'])
    assert.deepEqual(faults({ password, confirmPassword: password }), { password: message })
})

test('R5.41 the terms are accepted, or nothing is created', () => {
  assert.deepEqual(faults({ cgu: false }), {
    cgu: 'Vous devez accepter les conditions d’utilisation du site',
  })
})

test('R2.32 a forgotten identifier asks for neither password nor terms', () => {
  assert.deepEqual(
    faults(
      { password: '', confirmPassword: '', cgu: false },
      { isMotDePasseDemande: false, isCguDemandees: false },
    ),
    {},
  )
})

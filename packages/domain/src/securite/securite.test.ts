import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { enSms } from '../envois/index.ts'
import type { Role } from '../roles/index.ts'
import {
  accepteNouveauMobile,
  type ChoixEnvoi,
  chiffresDuCode,
  choisirEnvoi,
  envoiDemande,
  isCodeSecurite,
  maskEmail,
  maskTelephone,
} from './envoi.ts'
import { limitesSecurite } from './limites.ts'
import { operationsSecurite, typesEnvoi } from './operations.ts'
import {
  demandeSecondFacteur,
  isSecondFacteurRecent,
  isSessionAdmise,
  prouveSecondFacteur,
  type SecondFacteur,
  secondFacteurIntegre,
} from './second-facteur.ts'
import {
  noteMailForce,
  objetOperation,
  succesOperation,
  texteCodeEnvoye,
  texteCodeIncorrect,
  texteSecuriteEpuisee,
} from './textes.ts'

for (const [code, attendu] of [
  ['012345', true],
  ['000000', true],
  ['999999', true],
  ['12345', false],
  ['1234567', false],
  ['', false],
  ['12345a', false],
  ['12 345', false],
  ['-12345', false],
  ['1e5000', false],
  ['123456\n', false],
  ['١٢٣٤٥٦', false],
] satisfies [string, boolean][]) {
  test(`R3.18 R5.65 R5.66 R9.01 ${JSON.stringify(code)} is ${attendu ? '' : 'not '}a security code`, () =>
    assert.equal(isCodeSecurite(code), attendu))
}

test('what is pasted gives its digits, six at most', () => {
  assert.equal(chiffresDuCode('012 345'), '012345')
  assert.equal(chiffresDuCode('Votre code : 482913.'), '482913')
  assert.equal(chiffresDuCode('1234567'), '123456')
  assert.equal(chiffresDuCode('code'), '')
  fc.assert(fc.property(fc.string(), (saisie) => /^[0-9]{0,6}$/.test(chiffresDuCode(saisie))))
})

test('R3.19 R3.20 R3.21 the operations and the ways to send are those of the wire', () => {
  assert.deepEqual(operationsSecurite.toSorted(), [
    'ACTIVATE_AMF',
    'ACTIVATE_BIOMETRIE',
    'DESACTIVATE_AMF',
    'DESACTIVATE_BIOMETRIE',
    'LOGIN_AMF',
    'MODIFY_TEL_AMF',
    'VERIFY_AMF',
    'VERIFY_MAIL_AMF',
    'VERIFY_SMS_AMF',
    'VERIFY_UNAUTHENTICATED_AMF',
  ])
  assert.deepEqual([...typesEnvoi], ['MAIL', 'SMS'])
})

const sms: ChoixEnvoi = { sendType: 'SMS', force: null }
const mail: ChoixEnvoi = { sendType: 'MAIL', force: null }
for (const [title, demande, telephoneConfirme, smsActif, isTelephoneInterdit, attendu] of [
  ['everything allows it', 'SMS', true, true, false, sms],
  [
    'R4.11 no confirmed mobile',
    'SMS',
    false,
    true,
    false,
    { sendType: 'MAIL', force: 'sansMobile' },
  ],
  ['R4.12 SMS inactive', 'SMS', true, false, false, { sendType: 'MAIL', force: 'smsInactif' }],
  [
    'R4.13 phone forbidden',
    'SMS',
    true,
    true,
    true,
    { sendType: 'MAIL', force: 'telephoneInterdit' },
  ],
  ['nothing allows it', 'SMS', false, false, true, { sendType: 'MAIL', force: 'sansMobile' }],
  ['inactive and forbidden', 'SMS', true, false, true, { sendType: 'MAIL', force: 'smsInactif' }],
  ['a mail is what was asked for', 'MAIL', true, true, false, mail],
  ['a mail is asked for, phone forbidden', 'MAIL', true, true, true, mail],
] satisfies [string, 'MAIL' | 'SMS', boolean, boolean, boolean, ChoixEnvoi][]) {
  test(`${title}: the code leaves by ${attendu.sendType}, forced by ${attendu.force}`, () =>
    assert.deepEqual(
      choisirEnvoi({ demande, telephoneConfirme, smsActif, isTelephoneInterdit }),
      attendu,
    ))
}

test('verifying a mail address or a mobile says itself which way the code goes', () => {
  assert.equal(envoiDemande('VERIFY_MAIL_AMF', 'SMS'), 'MAIL')
  assert.equal(envoiDemande('VERIFY_SMS_AMF', 'MAIL'), 'SMS')
  assert.equal(envoiDemande('VERIFY_AMF', 'SMS'), 'SMS')
  assert.equal(envoiDemande('LOGIN_AMF', 'MAIL'), 'MAIL')
})

test('only the phone itself may be changed by a code that goes to a new phone', () => {
  assert.deepEqual(operationsSecurite.filter(accepteNouveauMobile), [
    'ACTIVATE_AMF',
    'MODIFY_TEL_AMF',
  ])
})

for (const [title, isAmf, roles, isSecondFacteurPersonnel, attendu] of [
  ['a member', false, ['User'], true, false],
  ['a beneficiary', false, ['Beneficiaire'], true, false],
  ['a member who asked for it', true, ['User'], false, true],
  ['an administrator', false, ['Admin'], true, true],
  ['a clerk', false, ['BackEndUser'], true, true],
  ['a consultant', false, ['Consultant'], true, true],
  ['a clerk who is a member too', false, ['User', 'BackEndUser'], true, true],
  ['a clerk, where the client has never decided', false, ['BackEndUser'], undefined, true],
  ['a clerk, where the client does without', false, ['BackEndUser'], false, false],
  ['a clerk who asked for it, where the client does without', true, ['BackEndUser'], false, true],
  ['an account without any role', false, [], true, false],
] satisfies [string, boolean, Role[], boolean | undefined, boolean][]) {
  test(`${title}: ${attendu ? 'a code after the password' : 'the password alone'}`, () =>
    assert.equal(demandeSecondFacteur({ isAmf, roles }, { isSecondFacteurPersonnel }), attendu))
}

for (const [title, roles, secondFacteur, isSecondFacteurPersonnel, attendu] of [
  ['a member', ['User'], null, true, true],
  ['a member who was made a clerk', ['User', 'BackEndUser'], null, true, false],
  [
    'a member who was made a clerk and answered a code',
    ['User', 'BackEndUser'],
    'code',
    true,
    true,
  ],
  ['a medical adviser', ['ServiceMedical'], null, true, false],
  ['an administrator with a passkey', ['Admin'], 'cle', true, true],
  ['a consultant whose provider proves it', ['Consultant'], 'fournisseur', true, true],
  ['a clerk, where the client has never decided', ['BackEndUser'], null, undefined, false],
  ['a clerk, where the client does without', ['BackEndUser'], null, false, true],
  ['an account without any role', [], null, true, true],
] satisfies [string, Role[], SecondFacteur | null, boolean | undefined, boolean][]) {
  test(`the open session of ${title} ${attendu ? 'lets them in' : 'is over'}`, () =>
    assert.equal(isSessionAdmise({ roles, secondFacteur }, { isSecondFacteurPersonnel }), attendu))
}

for (const [amr, isProuve] of [
  [['mfa'], true],
  [['pwd', 'mfa'], true],
  [['pwd', 'otp'], true],
  [['pwd', 'sms'], true],
  [['pin', 'hwk'], true],
  [['pin', 'swk'], true],
  [['pwd', 'sc'], true],
  [['pwd', 'tel'], true],
  [['hwk', 'face'], true],
  [['fpt', 'pwd'], true],
  [['kba', 'pop'], true],
  [['pwd', 'otp', 'user', 'inconnu'], true],
  [['pwd'], false],
  [['otp'], false],
  [['hwk'], false],
  [['hwk', 'user'], false],
  [['pwd', 'pin'], false],
  [['pwd', 'kba'], false],
  [['otp', 'sms', 'hwk'], false],
  [['face', 'fpt'], false],
  [['pwd', 'pwd'], false],
  [['pwd', 'geo', 'rba', 'wia', 'mca'], false],
  [['pwd', 'constructor'], false],
  [['MFA'], false],
  [[], false],
  ['mfa', false],
  ['pwd otp', false],
  [[['mfa']], false],
  [['mfa', 1], false],
  [['pwd', 'otp', null], false],
  [{ 0: 'mfa', length: 1 }, false],
  [[...Array(20).fill('x'), 'mfa'], false],
  [null, false],
  [undefined, false],
  [true, false],
] satisfies [unknown, boolean][])
  test(`amr ${JSON.stringify(amr)?.slice(0, 60)}: ${isProuve ? 'two factors' : 'not proven'}`, () =>
    assert.equal(prouveSecondFacteur({ amr, acr: undefined }), isProuve))

for (const [acr, acceptes, isProuve] of [
  ['eleve', ['eleve'], true],
  ['eleve', ['moyen', 'eleve'], true],
  ['eleve', [], false],
  ['eleve', undefined, false],
  ['Eleve', ['eleve'], false],
  ['moyen eleve', ['moyen', 'eleve'], false],
  [['eleve'], ['eleve'], false],
  [0, ['0'], false],
  [undefined, ['undefined'], false],
] satisfies [unknown, string[] | undefined, boolean][])
  test(`acr ${JSON.stringify(acr)} of ${JSON.stringify(acceptes)}: ${isProuve}`, () =>
    assert.equal(prouveSecondFacteur({ acr, amr: ['pwd'] }, acceptes), isProuve))

test('the portal’s own provider says by which second factor, and a recent one counts', () => {
  assert.equal(secondFacteurIntegre(['pwd']), null)
  assert.equal(secondFacteurIntegre(['pwd', 'otp']), 'code')
  assert.equal(secondFacteurIntegre(['hwk', 'user', 'mfa']), 'cle')
  assert.equal(secondFacteurIntegre(['swk', 'user', 'mfa']), 'cle')
  assert.equal(secondFacteurIntegre('otp'), null)
  const ouverteLe = new Date('2026-09-14T10:00:00Z')
  const a = (minutes: number) => new Date(ouverteLe.getTime() + minutes * 60_000)
  assert.equal(isSecondFacteurRecent({ ouverteLe, secondFacteur: 'code' }, a(9)), true)
  assert.equal(isSecondFacteurRecent({ ouverteLe, secondFacteur: 'code' }, a(11)), false)
  assert.equal(isSecondFacteurRecent({ ouverteLe, secondFacteur: null }, a(1)), false)
})

for (const [email, attendu] of [
  ['camille.martin@example.org', 'c•••••@example.org'],
  ['a@b.fr', 'a•••••@b.fr'],
  ['élodie@example.org', 'é•••••@example.org'],
  ['"a@b"@example.org', '"•••••@example.org'],
  ['@example.org', '•••••'],
  ['sans arobase', '•••••'],
  ['', '•••••'],
] satisfies [string, string][]) {
  test(`« ${email} » is shown as « ${attendu} »`, () => assert.equal(maskEmail(email), attendu))
}

for (const [telephone, attendu] of [
  ['+33639981234', '•• •• •• 12 34'],
  ['+590690123456', '•• •• •• 34 56'],
  ['06 39 98 12 34', '•• •• •• 12 34'],
] satisfies [string, string][]) {
  test(`${telephone} is shown as « ${attendu} »`, () =>
    assert.equal(maskTelephone(telephone), attendu))
}

test('a code lives ten minutes and five tries; sending and guessing are counted', () => {
  assert.deepEqual(limitesSecurite, {
    validiteMinutes: 10,
    essaisParCode: 5,
    essaisParCompte: { nombre: 10, minutes: 60 },
    essaisParAdresse: { nombre: 100, minutes: 60 },
    envoisParCompte: { nombre: 5, minutes: 15 },
    envoisParAdresse: { nombre: 60, minutes: 60 },
    autorisationMinutes: 10,
    connexionRecenteMinutes: 10,
  })
})

for (const [title, operation, attendu] of [
  ['R8.44', 'ACTIVATE_AMF', 'La protection par SMS est activée.'],
  ['R8.45', 'DESACTIVATE_AMF', 'La protection par SMS est désactivée.'],
  ['R8.46', 'MODIFY_TEL_AMF', 'Votre numéro de téléphone est modifié.'],
  ['R8.47', 'VERIFY_AMF', 'Le code de sécurité est vérifié.'],
  ['R8.47', 'VERIFY_SMS_AMF', 'Le code de sécurité est vérifié.'],
  ['', 'ACTIVATE_BIOMETRIE', 'Le code de sécurité est vérifié.'],
] satisfies [string, (typeof operationsSecurite)[number], string][]) {
  test(`${title} ${operation} ends with « ${attendu} »`.trim(), () =>
    assert.equal(succesOperation[operation], attendu),
  )
}

test('R8.48 whoever may not receive text messages is told why the code came by mail', () => {
  assert.equal(
    noteMailForce.telephoneInterdit,
    'Votre numéro de téléphone ne peut pas recevoir nos SMS\u00a0: la vérification se fait par e-mail.',
  )
})

test('sentences agree with their figures', () => {
  assert.equal(
    texteCodeIncorrect(4),
    'Le code de sécurité est incorrect. Il vous reste 4\u00a0essais',
  )
  assert.equal(
    texteCodeIncorrect(1),
    'Le code de sécurité est incorrect. Il vous reste 1\u00a0essai',
  )
  assert.match(texteSecuriteEpuisee('essais', 60), /incorrects .* patientez 1\u00a0heure, puis/)
  assert.match(texteSecuriteEpuisee('envois', 15), /demandés\. .* patientez 15\u00a0minutes, puis/)
  assert.equal(
    texteCodeEnvoye('SMS', '•• •• •• 12 34'),
    'Un code de sécurité à 6\u00a0chiffres vient d’être envoyé par SMS au •• •• •• 12 34.',
  )
})

test('what a code is for fits in a text message: none of its letters needs the long alphabet', () => {
  for (const objet of Object.values(objetOperation))
    assert.match(enSms(objet), /^[A-Za-zéèàù' -]+$/, objet)
})

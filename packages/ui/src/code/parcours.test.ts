import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operationsSecurite } from '@espace-adherent/domain/securite'
import {
  apresEnvoi,
  autreEnvoi,
  type ContactSecurite,
  isMailPossible,
  isNumeroAttendu,
  messageMobile,
  premierEnvoi,
  premiereEtape,
} from './parcours.ts'

const contact: ContactSecurite = {
  email: 'c•••••@example.org',
  telephone: '•• •• •• 12 34',
  isTelephoneConfirme: true,
  isTelephoneInterdit: false,
}

for (const [title, operation, qui, smsActif, attendu] of [
  ['a confirmed mobile', 'VERIFY_AMF', contact, true, ['SMS', null]],
  ['mail chosen', 'VERIFY_AMF', { ...contact, codesPar: 'MAIL' }, true, ['MAIL', null]],
  ['SMS chosen', 'VERIFY_AMF', { ...contact, codesPar: 'SMS' }, true, ['SMS', null]],
  [
    'mail chosen, another number',
    'VERIFY_SMS_AMF',
    { ...contact, codesPar: 'MAIL' },
    true,
    ['SMS', null],
  ],
  ['R4.11 no mobile', 'VERIFY_AMF', { ...contact, telephone: null }, true, ['MAIL', 'sansMobile']],
  [
    'R4.11 a mobile that is not confirmed',
    'VERIFY_AMF',
    { ...contact, isTelephoneConfirme: false },
    true,
    ['MAIL', 'sansMobile'],
  ],
  ['R4.12 SMS inactive', 'VERIFY_AMF', contact, false, ['MAIL', 'smsInactif']],
  [
    'R4.13 phone forbidden',
    'VERIFY_AMF',
    { ...contact, isTelephoneInterdit: true },
    true,
    ['MAIL', 'telephoneInterdit'],
  ],
  ['the mail address is being verified', 'VERIFY_MAIL_AMF', contact, true, ['MAIL', null]],
  ['the mobile is being verified', 'VERIFY_SMS_AMF', contact, true, ['SMS', null]],
  ['a new number', 'MODIFY_TEL_AMF', null, true, ['SMS', null]],
  ['a stranger', 'VERIFY_UNAUTHENTICATED_AMF', null, true, ['SMS', null]],
] as const)
  test(`${title}: ${operation} first asks for ${attendu[0]}`, () => {
    const { sendType, force } = premierEnvoi(operation, qui, smsActif)
    assert.deepEqual([sendType, force], attendu)
  })

for (const [title, operation, qui, smsActif, present, attendu] of [
  ['from SMS', 'VERIFY_AMF', contact, true, 'SMS', 'MAIL'],
  ['from mail', 'VERIFY_AMF', contact, true, 'MAIL', 'SMS'],
  [
    'from mail that was chosen',
    'VERIFY_AMF',
    { ...contact, codesPar: 'MAIL' },
    true,
    'MAIL',
    'SMS',
  ],
  [
    'from mail, without a mobile',
    'VERIFY_AMF',
    { ...contact, telephone: null },
    true,
    'MAIL',
    null,
  ],
  ['from mail, SMS inactive', 'VERIFY_AMF', contact, false, 'MAIL', null],
  [
    'from mail, phone forbidden',
    'VERIFY_AMF',
    { ...contact, isTelephoneInterdit: true },
    true,
    'MAIL',
    null,
  ],
  ['none while the address is verified', 'VERIFY_MAIL_AMF', contact, true, 'MAIL', null],
  ['none while the mobile is verified', 'VERIFY_SMS_AMF', contact, true, 'SMS', null],
  ['none for a new number', 'MODIFY_TEL_AMF', null, true, 'SMS', null],
  ['none for a stranger', 'LOGIN_AMF', null, true, 'SMS', null],
] as const)
  test(`the other way, ${title}: ${attendu}`, () => {
    assert.equal(autreEnvoi(operation, qui, smsActif, present)?.sendType ?? null, attendu)
  })

test('only a change of number starts by asking for it', () => {
  assert.deepEqual(
    operationsSecurite.filter((operation) => premiereEtape(operation).etape === 'numero'),
    ['MODIFY_TEL_AMF'],
  )
})

for (const [title, operation, qui, smsActif, attendu] of [
  ['without one', 'ACTIVATE_AMF', { ...contact, telephone: null }, true, true],
  ['with one to confirm', 'ACTIVATE_AMF', { ...contact, isTelephoneConfirme: false }, true, true],
  ['with one', 'ACTIVATE_AMF', contact, true, false],
  ['nobody known', 'ACTIVATE_AMF', null, true, false],
  ['where no SMS leaves', 'ACTIVATE_AMF', { ...contact, telephone: null }, false, false],
  ['for something else', 'VERIFY_AMF', { ...contact, telephone: null }, true, false],
] as const)
  test(`a mobile is asked for on the way, ${title}: ${attendu}`, () => {
    assert.equal(isNumeroAttendu(operation, qui, smsActif), attendu)
  })

test('only the protection may do without a number', () => {
  assert.deepEqual(operationsSecurite.filter(isMailPossible), ['ACTIVATE_AMF'])
})

test('R4.13 R8.48 the server forbids the phone: the note says so', () => {
  const envoi = {
    sendType: 'MAIL',
    content: 'x',
    telephoneForbidden: true,
    logoutUrl: null,
  } as const
  const etape = apresEnvoi(envoi, null)
  assert.equal(etape.etape === 'saisie' && etape.force, 'telephoneInterdit')
})

test('R4.16 an answer with a logoutUrl leads out, and says why', () => {
  const envoi = {
    sendType: 'MAIL',
    content: 'Trop',
    telephoneForbidden: false,
    logoutUrl: '/x',
  } as const
  assert.deepEqual(apresEnvoi(envoi, null), { etape: 'depart', message: 'Trop', logoutUrl: '/x' })
})

for (const [saisie, attendu] of [
  ['', 'Le nouveau numéro de mobile est obligatoire'],
  ['  ', 'Le nouveau numéro de mobile est obligatoire'],
  ['01 99 00 12 34', 'Le numéro de mobile est incorrect'],
  ['06 39 98', 'Le numéro de mobile est incorrect'],
  ['06 39 98 12 34', null],
  ['+33 6 39 98 12 34', null],
] as const)
  test(`new number « ${saisie} »: ${attendu ?? 'accepted'}`, () => {
    assert.equal(messageMobile(saisie), attendu)
  })

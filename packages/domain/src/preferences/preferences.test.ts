import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  COMMUNICATION_PAR_DEFAUT,
  type Communication,
  canalDuPapier,
  choixPapiers,
  isSilence,
  type Papier,
  papiersEnLigne,
  validateCommunication,
} from './index.ts'

const MOBILE = 'Enregistrez et confirmez d’abord un numéro de mobile'
for (const [title, ecart, hasMobile, attendu] of [
  ['as it stands at first', {}, false, {}],
  [
    'no way to be told what matters',
    { service: [] },
    true,
    { service: 'Gardez au moins un moyen d’être prévenu' },
  ],
  ['offers by text message', { offres: ['sms'] }, true, {}],
  ['a text message without a mobile', { service: ['email', 'sms'] }, false, { service: MOBILE }],
  ['offers without a mobile', { offres: ['sms'] }, false, { offres: MOBILE }],
  ['a night', { silenceDebut: '21:00', silenceFin: '08:00' }, false, {}],
  [
    'a night without an end',
    { silenceDebut: '21:00' },
    false,
    { silenceFin: 'Indiquez aussi cette heure' },
  ],
  [
    'an hour that is none',
    { silenceDebut: '24:00', silenceFin: '08:00' },
    false,
    { silenceDebut: 'L’heure doit s’écrire HH:MM, par exemple 21:00' },
  ],
  [
    'the whole day',
    { silenceDebut: '08:00', silenceFin: '08:00' },
    false,
    { silenceFin: 'L’heure de fin doit être différente de l’heure de début' },
  ],
] satisfies [string, Partial<Communication>, boolean, object][])
  test(`preferences, ${title}: ${JSON.stringify(attendu)}`, () => {
    const fautes = validateCommunication({ ...COMMUNICATION_PAR_DEFAUT, ...ecart }, { hasMobile })
    assert.deepEqual(
      Object.fromEntries(Object.entries(fautes).filter(([, message]) => message)),
      attendu,
    )
  })

for (const [heure, debut, fin, attendu] of [
  ['20:59', '21:00', '08:00', false],
  ['21:00', '21:00', '08:00', true],
  ['03:00', '21:00', '08:00', true],
  ['07:59', '21:00', '08:00', true],
  ['08:00', '21:00', '08:00', false],
  ['12:30', '12:00', '14:00', true],
  ['14:00', '12:00', '14:00', false],
  ['03:00', '', '', false],
] satisfies [string, string, string, boolean][])
  test(`at ${heure}, quiet from ${debut || 'never'} to ${fin || 'never'}: ${attendu}`, () =>
    assert.equal(isSilence(heure, { silenceDebut: debut, silenceFin: fin }), attendu))

for (const [title, isDematerialise, papiersPoste, courrier, nombre] of [
  ['never asked', null, [], 'papier', 0],
  ['the popup answered yes', true, [], 'electronique', 5],
  ['the popup answered no', false, [], 'papier', 0],
  ['all but letters', true, ['courrier'], 'papier', 4],
] satisfies [string, boolean | null, Papier[], string, number][])
  test(`papers, ${title}: letters are ${courrier}`, () => {
    const choix = { isDematerialise, papiersPoste }
    assert.equal(canalDuPapier(choix, 'courrier'), courrier)
    assert.equal(papiersEnLigne(choix).length, nombre)
  })

test('what is chosen kind by kind is the same record as the answer to the popup', () => {
  assert.deepEqual(choixPapiers([]), { isDematerialise: false, papiersPoste: [] })
  assert.deepEqual(choixPapiers(['remboursements', 'courrier']), {
    isDematerialise: true,
    papiersPoste: ['contrat', 'cotisations', 'attestations'],
  })
})

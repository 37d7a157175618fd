import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Reaction, reactTo, type Subject } from './policy.ts'

const lecture: Subject = { kind: 'read', libelle: 'Contrats' }
const bloquante: Subject = { kind: 'read', libelle: 'Contrats', blocking: true }
const muette: Subject = { kind: 'read', libelle: 'Contenus', silent: true }
const demande: Subject = { kind: 'write', failure: 'La demande a échoué' }
const envoi: Subject = { kind: 'write', silent: true }

const cases: [string, number, Subject, Reaction][] = [
  ['R8.05 401 on a read', 401, lecture, { type: 'sign-in-again' }],
  ['R8.05 401 on a silent read', 401, muette, { type: 'sign-in-again' }],
  ['R8.05 401 on an act', 401, demande, { type: 'sign-in-again' }],
  ['R8.01 R8.10 503 on a read', 503, lecture, { type: 'unavailable', message: 'Maintenance' }],
  [
    'R8.01 R8.10 503 on a silent read',
    503,
    muette,
    { type: 'unavailable', message: 'Maintenance' },
  ],
  ['R8.01 R8.10 503 on an act', 503, demande, { type: 'unavailable', message: 'Maintenance' }],
  ['R7.49 503 on the contracts', 503, bloquante, { type: 'block', message: 'Maintenance' }],
  ['500 on a silent read', 500, muette, { type: 'none' }],
  ['400 on an act that speaks for itself', 400, envoi, { type: 'none' }],
  ['R8.05 401 on an act that speaks for itself', 401, envoi, { type: 'sign-in-again' }],
  [
    'R8.01 R8.10 503 on an act that speaks for itself',
    503,
    envoi,
    { type: 'unavailable', message: 'Maintenance' },
  ],
  [
    'R8.12 R8.23 any other failure of a read names the resource',
    500,
    lecture,
    {
      type: 'toast',
      title: 'Le chargement de «\u00a0Contrats\u00a0» a échoué.',
      detail: 'Maintenance',
    },
  ],
  [
    'a read with words of its own',
    500,
    { kind: 'read', failure: 'Erreur lors de la récupération du mode de gestion.' },
    {
      type: 'toast',
      title: 'Erreur lors de la récupération du mode de gestion.',
      detail: 'Maintenance',
    },
  ],
  [
    'R8.12 R8.32 any other failure of an act',
    400,
    demande,
    { type: 'toast', title: 'La demande a échoué', detail: 'Maintenance' },
  ],
  [
    'a failed act without a text of its own',
    409,
    { kind: 'write' },
    { type: 'toast', title: 'La demande a échoué', detail: 'Maintenance' },
  ],
]

test('a code that is asked for is no failure: none', () => {
  const error = { status: 403, message: 'Un code est demandé', code: 'SecurityCodeRequired' }
  assert.deepEqual(reactTo(error, demande), { type: 'none' })
})

test('a read without a name is said without quotes around nothing', () => {
  assert.deepEqual(reactTo({ status: 500, message: 'Panne' }, { kind: 'read' }), {
    type: 'toast',
    title: 'Ces informations n’ont pas pu être chargées',
    detail: 'Panne',
  })
})

for (const [title, status, subject, expected] of cases)
  test(`${title}: ${expected.type}`, () => {
    assert.deepEqual(reactTo({ status, message: 'Maintenance' }, subject), expected)
  })

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Exit, exitOf } from './exit.ts'
import type { Decision } from './guard.ts'

const place = { here: '/#/accueil', callbackUrl: null, home: '#/', start: '#/accueil' }
const back = (callbackUrl: string) => ({ ...place, callbackUrl })

const cases: [string, Decision, typeof place | ReturnType<typeof back>, Exit][] = [
  ['who may enter stays', { type: 'enter' }, place, { type: 'stay' }],
  ['who waits stays', { type: 'wait' }, place, { type: 'stay' }],
  [
    'who must sign in comes back here',
    { type: 'sign-in' },
    place,
    { type: 'sign-in', callbackUrl: '/#/accueil' },
  ],
  [
    'who must sign in on the way to somewhere comes back there',
    { type: 'sign-in' },
    back('/#/page/cookies'),
    { type: 'sign-in', callbackUrl: '/#/page/cookies' },
  ],
  [
    'who is signed in starts at the start',
    { type: 'already-signed-in' },
    place,
    { type: 'go', to: '#/accueil', isRefusal: false },
  ],
  [
    'who is signed in goes on to the callbackUrl',
    { type: 'already-signed-in' },
    back('/#/page/cookies'),
    { type: 'go', to: '#/page/cookies', isRefusal: false },
  ],
  [
    'who is signed in goes nowhere else',
    { type: 'already-signed-in' },
    back('https://ailleurs.example/#/'),
    { type: 'go', to: '#/accueil', isRefusal: false },
  ],
  [
    'R2.75 who is refused follows the redirect URL',
    { type: 'refuse', redirectUrl: '#/page/aide' },
    place,
    { type: 'go', to: '#/page/aide', isRefusal: false },
  ],
  [
    'R2.76 who is refused without one goes home and is told',
    { type: 'refuse', redirectUrl: null },
    place,
    { type: 'go', to: '#/', isRefusal: true },
  ],
]

for (const [title, decision, where, expected] of cases)
  test(title, () => assert.deepEqual(exitOf(decision, where), expected))

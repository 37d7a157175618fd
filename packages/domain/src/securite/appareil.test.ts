import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decrireAppareil } from './appareil.ts'

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)'

for (const [userAgent, attendu] of [
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/130.0 Safari/537.36`,
    'Chrome sur Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/130.0 Safari/537.36 Edg/130.0`,
    'Edge sur Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari sur iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 CriOS/130.0 Mobile/15E148 Safari/604.1',
    'Chrome sur iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S911B) ${KHTML} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet sur Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox sur Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1', 'Safari sur Mac'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${KHTML} HeadlessChrome/130.0 Safari/537.36`,
    'Chrome sur Linux',
  ],
  ['Firefox/132.0', 'Firefox'],
  ['curl/8.9.1', 'Appareil inconnu'],
  ['', 'Appareil inconnu'],
] satisfies [string, string][])
  test(`${userAgent || 'nothing said'}: ${attendu}`, () =>
    assert.equal(decrireAppareil(userAgent), attendu))

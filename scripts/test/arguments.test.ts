import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readArguments, type Selection } from './arguments.ts'

const cases: [string, Selection][] = [
  ['', { stages: ['check', 'unit', 'api', 'attaques', 'browser'], filter: undefined }],
  ['unit', { stages: ['unit'], filter: undefined }],
  ['api browser', { stages: ['api', 'browser'], filter: undefined }],
  ['unit rib', { stages: ['unit'], filter: 'rib' }],
  ['unit -- refuses a rib', { stages: ['unit'], filter: 'refuses a rib' }],
  ['unit -- api', { stages: ['unit', 'api'], filter: undefined }],
  ['rib', { stages: ['unit', 'api', 'attaques', 'browser'], filter: 'rib' }],
]

for (const [args, expected] of cases) {
  test(`npm test -- ${args}`, () => {
    assert.deepEqual(readArguments(args.split(' ').filter(Boolean)), expected)
  })
}

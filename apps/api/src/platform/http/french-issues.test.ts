import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { frenchIssue } from './french-issues.ts'

const nature = z.enum(['correction', 'nouveaute'])

for (const [saisi, dit] of [
  [null, 'Cette information est obligatoire'],
  [undefined, 'Cette information est obligatoire'],
  ['autre', 'Cette valeur n’est pas proposée'],
] as const)
  test(`of a choice that is ${saisi}: ${dit}`, () => {
    const { error } = nature.safeParse(saisi, { error: frenchIssue })
    assert.equal(error?.issues[0]?.message, dit)
  })

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { tetes } from '@espace-adherent/contract/actes'

const features = resolve(import.meta.dirname, '..')

test('every act has its view in one slice', () => {
  const dites = globSync('{*,*/*}/demarches.ts', { cwd: features }).flatMap((path) =>
    [...readFileSync(resolve(features, path), 'utf8').matchAll(/^export const (\w+) = lazy/gm)].map(
      ([, acte]) => acte,
    ),
  )
  assert.deepEqual(dites.sort(), tetes.map(({ key }) => key).sort())
})

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { type ActeGestion, actes } from '@espace-adherent/contract'
import { createActes, type Traite } from '../features/actes/index.ts'
import type { contratsSlice } from '../features/contrats/index.ts'
import { gestionResources } from '../features/gestion/index.ts'
import type { ribSlice } from '../features/rib/index.ts'
import type { Amiss } from '../features/slice.ts'
import { gestionsTenues, slices } from './slices.ts'

const features = new URL('../features/', import.meta.url)

test('every folder that makes a slice is plugged in, under its own name', () => {
  const made = globSync('{*,*/*}/index.ts', { cwd: features }).filter((path) =>
    readFileSync(new URL(path, features), 'utf8').includes('defineSlice('),
  )
  assert.ok(made.length >= 30, `${made.length} slices`)
  assert.deepEqual(slices.map(({ nom }) => nom).sort(), made.map((path) => dirname(path)).sort())
})

test('the compiler names the resources and the acts that no slice brings', () => {
  type Left = Amiss<readonly [typeof contratsSlice, typeof ribSlice]>
  const left: Left[] = ['profil', 'consentementActeGestion']
  // @ts-expect-error: the slice of contracts brings it
  left.push('contrats')
  // @ts-expect-error: the slice of bank details treats it
  left.push('ribPrestationsActeGestion')
  assert.equal(left.length, 4)
})

test('a table that nobody keeps stops the boot, and so does an act that two slices treat', () => {
  assert.throws(
    () =>
      gestionResources(
        gestionsTenues.filter(({ gestion }) => gestion.key !== 'nouveautes'),
        { enqueue: () => Promise.reject(new Error('Nothing is planned here')) },
      ),
    /nouveautes is declared, and nothing keeps it/,
  )
  const deps = {} as Parameters<typeof createActes>[0]
  const rib = { acte: { key: 'ribPrestationsActeGestion' } } as Traite
  const autres = (Object.keys(actes) as ActeGestion[])
    .filter((key) => key !== rib.acte.key)
    .map((key) => ({ acte: { key } }) as Traite)
  assert.throws(() => createActes(deps, autres), /ribPrestations.* is not treated/)
  assert.throws(() => createActes(deps, [rib, ...autres, rib]), /ribPrestations.* is not treated/)
})

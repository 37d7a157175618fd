import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import {
  type ActeGestion,
  type ActesDe,
  actesGestion,
  isPreference,
  tetes,
} from '@espace-adherent/contract'
import type { TestApp } from './index.ts'
import { createOutils, type Ligne, type Outils } from './saisie.ts'

export { jour, noon } from './saisie.ts'

export type ActeSuivi = Exclude<ActeGestion, ActesDe<'preferences'>>
/** Those of which there is a request: a preference counts at once, and leaves none. */
export const actesSuivis = actesGestion.filter((acte): acte is ActeSuivi => !isPreference(acte))

type Apportees = { saisies: (outils: Outils) => Partial<Record<ActeGestion, Ligne>> }

const features = resolve(import.meta.dirname, '../src/features')
// A test file is loaded at once: what it stands on cannot be waited for.
const load = createRequire(import.meta.url)
const parSlice: Apportees[] = globSync('{*,*/*}/saisie.testing.ts', { cwd: features }).map((path) =>
  load(resolve(features, path)),
)

/** Every act once, as its slice says it: one that says nothing fails. Documents are added as they are asked for. */
export function createSaisies(app: () => TestApp): Record<ActeGestion, Ligne> {
  const outils = createOutils(app)
  const lignes = Object.assign({}, ...parSlice.map(({ saisies }) => saisies(outils)))
  for (const { key, slice } of tetes)
    if (!(key in lignes)) throw new Error(`${key} has no line in ${slice}/saisie.testing.ts`)
  return lignes
}

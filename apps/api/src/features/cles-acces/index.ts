import type { Executor } from '../../platform/db/index.ts'
import { defineSlice } from '../slice.ts'
import { registerClesAcces } from './cles-acces.routes.ts'
import type { ClesAcces } from './cles-acces.ts'
import { clesAccesDonnees } from './donnees.ts'
import { clesAccesMots } from './mots.ts'

export { type ClesAcces, createClesAcces } from './cles-acces.ts'
export { isUsableAt } from './partie.ts'

type Deps = { clesAcces: ClesAcces; db: Executor }

export const clesAccesSlice = defineSlice({
  nom: 'cles-acces',
  donnees: () => [clesAccesDonnees],
  mots: clesAccesMots,
  mount: registerClesAcces,
  purge: ({ clesAcces, db }: Deps, now) => clesAcces.purge(db, now),
})

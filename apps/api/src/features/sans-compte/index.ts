import type { Executor } from '../../platform/db/index.ts'
import type { Actes } from '../actes/index.ts'
import type { Publics } from '../budgets/index.ts'
import { defineSlice } from '../slice.ts'
import { registerSansCompte } from './sans-compte.routes.ts'

export const sansCompteSlice = defineSlice({
  nom: 'sans-compte',
  mount: (app, deps: { actes: Actes; publics: Publics; db: Executor; clock: () => Date }) =>
    registerSansCompte(app, deps),
})

import type { Executor } from '../../platform/db/index.ts'
import { defineSlice } from '../slice.ts'
import { securiteMots } from './mots.ts'
import { registerSecurite } from './securite.routes.ts'
import type { Securite } from './securite.ts'

export { type Adresses, createAdresses } from './adresses.ts'
export type { AutorisationDemandee, CodePresente } from './autorisations.ts'
export type { Identite } from './identite.ts'
export { createSecurite, type Securite } from './securite.ts'
export type { Envoi, EnvoiDemande } from './send.ts'
export type { Verdict, VerificationDemandee } from './verify.ts'

type Deps = { securite: Securite; db: Executor }

export const securiteSlice = defineSlice({
  nom: 'securite',
  mots: securiteMots,
  mount: registerSecurite,
  purge: ({ securite, db }: Deps, now) => securite.purge(db, now),
})

import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with the first showing of one of them. */
const definitions = () => import('./definitions.tsx')
export const communicationActeGestion = lazyDemarche(async () => ({
  default: (await definitions()).communicationDefinition,
}))
export const abonnementActeGestion = lazyDemarche(async () => ({
  default: (await definitions()).abonnementDefinition,
}))
export const dematerialisationActeGestion = lazyDemarche(async () => ({
  default: (await definitions()).dematerialisationDefinition,
}))

import type { ReglesSansCompte as Regles } from '../acte/sans-compte.ts'
import type { ActeGestion } from '../actes/liste.ts'

/** The forms of whoever has no account, without their shapes: they must be there at once. */
export * from '../accessibilite/sans-compte.ts'
export type ReglesSansCompte<S extends object = object, D extends object = object> = Regles<
  S,
  D
> & {
  key: ActeGestion
}
export * from '../deces/sans-compte.ts'
export * from '../droits-personnels/sans-compte.ts'
export * from '../reclamation/sans-compte.ts'
export * from '../resiliation/sans-compte.ts'

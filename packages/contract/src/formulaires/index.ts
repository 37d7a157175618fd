/** Forms for people without an account, without their shapes: they must be there at once. */
export * from '../accessibilite/sans-compte.ts'
export type { ReglesSansCompte } from '../actes/sans-compte.ts'
export * from '../droits-personnels/sans-compte.ts'
export * from '../reclamation/sans-compte.ts'
export * from '../resiliation/sans-compte.ts'

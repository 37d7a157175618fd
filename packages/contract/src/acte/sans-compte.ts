import type { LigneResume } from '@espace-adherent/domain'
import type { Acte } from './define.ts'

/**
 * What draws, checks and summarises the form of somebody without an account. It stands apart from
 * the shape of its act, which takes it over, so that a visitor's page does without the library of
 * shapes.
 */
export type ReglesSansCompte<S extends object = object, D extends object = object> = Pick<
  Acte<S, D>,
  'key' | 'vide' | 'check' | 'normalise'
> & {
  /** What was asked for, in the words of whoever asked. */
  lignes(data: D): LigneResume[]
}

/** These rules as an act says them. */
export const ouvertATous = <R extends { lignes: unknown }>({ lignes, ...regles }: R) => ({
  ...regles,
  sansCompte: { lignes: lignes as R['lignes'] },
})

/** A form of texts and days before anything is typed. */
export const sansTexte = <const C extends string>(...champs: C[]) =>
  Object.fromEntries(champs.map((champ) => [champ, ''])) as Record<C, string>

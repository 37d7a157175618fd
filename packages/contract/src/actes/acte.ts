import type * as define from '../acte/define.ts'
import type { ActeGestion } from './liste.ts'

/** An act of the list, in full. */
export type Acte<
  S extends object = object,
  D extends object = object,
  E extends string = string,
  F extends object = object,
  K extends ActeGestion = ActeGestion,
  N extends string | null = string | null,
> = define.Acte<S, D, E, F, K, N>

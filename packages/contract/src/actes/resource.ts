import type { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import type { Acte } from './define.ts'

/** The resource that an act is sent to; the guard of each sending is the act's own. */
export const acteResource = <
  S extends object,
  D extends object,
  F extends object,
  R extends z.ZodType,
>(
  acte: Acte<S, D, string, F>,
  rest: { row: R; identify(row: z.infer<R>): string },
) =>
  defineResource({
    slice: acte.slice,
    path: acte.path,
    libelle: acte.libelle,
    access: 'membre',
    ...(acte.feature !== undefined && { feature: acte.feature }),
    ...rest,
    data: acte.saisie as unknown as z.ZodType<S>,
    can: ['form'],
  })

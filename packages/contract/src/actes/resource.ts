import type { z } from 'zod'
import type { Address } from '../resources/address.ts'
import { defineResource } from '../resources/define.ts'
import type { Acte } from './acte.ts'
import { type ActeRecu, acteRecuSchema, demarcheSchema } from './demarches.ts'

type Envoye<S extends object> = Pick<Acte<S>, 'path' | 'libelle' | 'saisie'>

/** Under what an act is sent: what `/vel` holds has a verb of its own. */
export const verbeDe = ({ path }: Pick<Acte, 'path'>) =>
  path.startsWith('/vel/') ? ('vel' as const) : ('form' as const)

/** Where an act is sent, and what it answers: its sender needs no more. */
export const acteAddress = <S extends object>({
  path,
  libelle,
}: Envoye<S>): Address<{ row: ActeRecu; query: unknown; data: S }> => ({
  path,
  libelle,
  access: 'membre',
  scope: 'compte',
  envelope: 'one',
})

/** The resource that an act is sent to; the guard of each sending is the act's own. */
export const acteResource = (acte: Acte) =>
  defineResource({
    slice: acte.slice,
    path: acte.path,
    libelle: acte.libelle,
    access: 'membre',
    ...(acte.feature !== undefined && { feature: acte.feature }),
    row: acteRecuSchema,
    data: acte.saisie as z.ZodType<object>,
    can: [verbeDe(acte)],
    identify: ({ demande }) => demande?.id ?? '',
  })

/** What is read at the address of an act, unless another resource is: the act as it is offered. */
export const lectureActeResource = ({ slice, path, libelle }: Acte) =>
  defineResource({
    slice,
    path,
    libelle,
    access: 'membre',
    row: demarcheSchema,
    can: ['list'],
    identify: ({ acte }) => acte,
  })

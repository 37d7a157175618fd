import type { Action, Droit } from '@espace-adherent/domain'
import { z } from 'zod'
import { cibleSchema } from '../resources/revision.ts'
import { type Champs, saisieDe, type Valeurs } from './champs.ts'

/** Where a row stands, and what the domain lets be done from there. */
export type Etats<E extends string = string> = {
  /** The field that says it. */
  champ: string
  libelles: Readonly<Record<E, string>>
  /** Gestures that are possible in each state, members’ own among them. */
  table?: Readonly<Record<E, Readonly<Partial<Record<string, unknown>>>>>
}

/** Something that staff do with a row, besides editing it. */
export type Geste<E extends string = string> = {
  libelle: string
  /** From which states; without them, those of the table of states. */
  de?: readonly E[]
  /** What is asked for. */
  saisie?: Champs
  /** Makes a row: there is none to start from. */
  isCreation?: true
  /** Also of several rows at once, each as it was seen. */
  isLot?: true
  /** What follows from it: read before it is done, and said of that row where it depends on it. */
  confirmation?: string | ((ligne: Readonly<Record<string, unknown>>) => string)
  /** Said once it is done. */
  fait?: string
  /** Takes two: kept until a second person has decided. Of what is typed, its reason (`motif`) waits. */
  accord?: {
    /** As those who may decide are told of it: « la levée de la protection d’un compte ». */
    demande: string
  }
  /** What its right is called, where it is not the one of gestures. */
  droit?: Action
}
export type Gestes<E extends string = string> = Readonly<Record<string, Geste<E>>>

/** What was typed for a gesture. */
export type SaisieGeste<G extends Geste> = G extends { saisie: infer C extends Champs }
  ? Valeurs<C>
  : Record<never, never>

type Avec = { etats?: Etats | undefined; gestes?: Gestes | undefined }

/** Whether a gesture is possible from there: asked by the server, and by the screen that shows it. */
export function isGestePossible({ etats, gestes }: Avec, nom: string, etat: string): boolean {
  const geste = gestes?.[nom]
  if (!geste || geste.isCreation) return false
  if (geste.de) return geste.de.includes(etat)
  return etats?.table === undefined || nom in (etats.table[etat] ?? {})
}

type AvecDroit = Avec & { droits: { geste?: { backoffice: Droit } } }

/** The right that a gesture takes: asked by the server, and by the screen that shows it. */
export function droitGeste({ droits, gestes }: AvecDroit, nom: string): Droit | undefined {
  const droit = droits.geste?.backoffice
  return droit && { ...droit, action: gestes?.[nom]?.droit ?? droit.action }
}

const saisieSchema = ({ saisie = {} }: Geste): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(Object.entries(saisie).map(([nom, champ]) => [nom, saisieDe(champ)])),
  )

/** What a second person answers: done, or nothing comes of it. */
export const corpsAccord: z.ZodObject = cibleSchema.extend({
  saisie: z.strictObject({ isDonne: z.boolean() }),
})

/** What is posted: the row as it was seen, and what was typed. */
export const corpsGeste = (geste: Geste): z.ZodObject => {
  const saisie = saisieSchema(geste)
  return geste.isCreation ? z.strictObject({ saisie }) : cibleSchema.extend({ saisie })
}

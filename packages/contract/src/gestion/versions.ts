import { z } from 'zod'
import type { Champs } from './champs.ts'

/** How far back people go. */
export const VERSIONS_MAX = 100

/** What each write leaves behind, so that it may be compared and taken again. */
export type Versionnage<Nom extends string = string> = {
  /** `direct`: what is saved holds from then on. `brouillon`: it waits beside what is public to be published. */
  mode: 'direct' | 'brouillon'
  /** Of which fields; never a person's data. */
  champs: readonly Nom[]
  /** A row comes with the portal: the client writes its own over it, and may give it back. */
  isOrigine?: true
  /** What a version says stands in the versions alone: the history says that one was written. */
  isSeule?: true
  /** A draft may become public on a day to come, whatever is written until then. */
  isProgrammable?: true
  /** The field that says until when what is public is read. */
  fin?: Nom
}

const etatDe = <const C extends Readonly<Record<string, string>>>(choix: C) =>
  ({ genre: 'choix', libelle: 'État', choix, isCalcule: true, isFiltre: true }) as const

/** Where a row stands that is written as drafts: the engine says it, nobody types it. */
export const champsRediges = {
  etat: etatDe({ public: 'En ligne', modifie: 'À republier', brouillon: 'Brouillon' }),
  publieLe: { genre: 'instant', libelle: 'En ligne depuis', isFacultatif: true, isCalcule: true },
  publieeRevision: {
    genre: 'nombre',
    libelle: 'Version en ligne',
    isFacultatif: true,
    isCalcule: true,
  },
} as const satisfies Champs

/** And when another is to take its place. */
export const champsProgrammes = {
  ...champsRediges,
  etat: etatDe({
    public: 'En ligne',
    modifie: 'À republier',
    programme: 'Programmé',
    termine: 'Terminé',
    brouillon: 'Brouillon',
  }),
  programmeeLe: { genre: 'instant', libelle: 'Prévue le', isFacultatif: true, isCalcule: true },
  programmeeRevision: {
    genre: 'nombre',
    libelle: 'Version prévue',
    isFacultatif: true,
    isCalcule: true,
  },
} as const satisfies Champs

/** What is asked of a row, or of what stands in its form, and what comes back. */
export type Question<P extends z.ZodObject = z.ZodObject, R extends z.ZodType = z.ZodType> = {
  parametres: P
  reponse: R
}

/** The versions of a row, the latest first. */
export const versionsGestionSchema = z.object({
  versions: z.array(
    z.object({
      revision: z.int(),
      /** Null: what came with the portal held again, or the row was gone. */
      valeurs: z.record(z.string(), z.unknown()).nullable(),
      le: z.iso.datetime().nullable(),
      par: z.string().nullable(),
    }),
  ),
})
export type VersionGestion = z.infer<typeof versionsGestionSchema>['versions'][number]

/** What comes with the portal, and nobody has written over: it was never saved. */
export const isDOrigine = (
  { versions }: { versions?: Versionnage | undefined },
  { modifieLe }: { modifieLe: string | null },
): boolean => versions?.isOrigine === true && modifieLe === null

import type { Action, DomaineBackOffice } from '@espace-adherent/domain'
import { z } from 'zod'
import { dateDemandee } from '../resources/date.ts'
import { type Column, defineResource, type Resource } from '../resources/define.ts'
import { pagination } from '../resources/pagination.ts'
import { cibleSchema, revisionSchema } from '../resources/revision.ts'
import { faitALaDemande } from './a-la-demande.ts'
import { afficher, type Champ, type Champs, lectureDe, saisieDe } from './champs.ts'
import type { Etats, Gestes } from './gestes.ts'
import type { Question, Versionnage } from './versions.ts'

/** What staff may do with a table, each with the action that its right names. */
const actions = {
  list: 'read',
  export: 'read',
  create: 'create',
  update: 'update',
  delete: 'delete',
  publish: 'update',
  restore: 'update',
  geste: 'update',
} as const satisfies Record<string, Action>
export type VerbeGestion = keyof typeof actions
export type Droits = Partial<
  Record<VerbeGestion, { backoffice: { domaine: DomaineBackOffice; action: Action } }>
>

/** The rights of one part of the back office, for what can be done here. No right, no route. */
export const droitsDe = (
  domaine: DomaineBackOffice,
  verbes: readonly VerbeGestion[] = ['list', 'export', 'create', 'update', 'delete', 'restore'],
): Droits =>
  Object.fromEntries(
    verbes.map((verbe) => [verbe, { backoffice: { domaine, action: actions[verbe] } }]),
  )

/** Chosen at once, and no more: what a page of a list and one bulk action may hold. */
export const LIGNES_PAR_LOT_MAX = 500
/**
 * Beyond this, a list is said to have « plus de… »: as many as the way of exporting depends on, for counting
 * more costs the first page of a long list what that of a short one does not pay.
 */
export const LIGNES_COMPTEES_MAX = 5_000
const PAR_PAGE = 50

export type Definition<
  C extends Champs,
  E extends string = string,
  G extends Gestes<E> = Gestes<E>,
> = {
  /** Names the table in the history and in saved views. */
  key: string
  /** What its rows are in the history and in versions, where several tables share them; its key otherwise. */
  objet?: string
  /** Folder of the code that owns it. */
  slice: string
  /** Under `/api/admin`. */
  path: `/${string}`
  /** « Nouveautés », and one of them: « une nouveauté ». */
  libelle: string
  singulier: string
  champs: C
  /** What the list shows before anybody chooses, and in which order. */
  colonnes: readonly (keyof C & string)[]
  /** The field by which a person knows a row. */
  titre: keyof C & string
  /** Where what is typed in the search box is looked for. */
  recherche: readonly (keyof C & string)[]
  /** The order before anybody chooses; `-` for the last first. */
  tri: (keyof C & string) | `-${keyof C & string}`
  /** What the list may be ordered by; everything that has an order, unless it is said. */
  tris?: readonly (keyof C & string)[]
  /** Its screen of the back office, which nothing else needs to declare; without it, it stands in a screen of its own. */
  ecran?: EcranAdmin
  /** What an empty table says to whoever may fill it: what it is for, and what goes without it. */
  vide?: string
  /** What tells when a row is public, where it is published. */
  publication?: { le: keyof C & string }
  versions?: Versionnage<keyof C & string>
  /** What a write may meet that whoever saves can take upon themselves: named in `malgre`. */
  reserves?: readonly string[]
  /** Posted by whoever may read: nothing of it is kept. */
  apercu?: Question
  /** Posted by whoever may write, done for them, with its line. */
  essai?: Question
  /** A row in full: opening it leaves a line, where its slice says so. */
  dossier?: z.ZodType
  /** Where a row stands. */
  etats?: Etats<E> & { champ: keyof C & string }
  /** What staff do with it besides editing it. */
  gestes?: G
  droits: Droits
}

/** Where staff find a table. */
export type EcranAdmin = {
  /** Its address, under `/admin`. */
  chemin: string
  section: 'traiter' | 'publier' | 'parametrer' | 'controler'
  /** In the navigation, where its name is too long for it, and on phones. */
  titre?: string
  court?: string
  /** What the table is for, under its title. */
  intro: string
  /** How its list is first met by the navigation, by the names of its parameters. */
  depart?: Readonly<Record<string, string>>
}

/** What a table may do without. */
type Facultatif =
  | 'ecran'
  | 'publication'
  | 'vide'
  | 'versions'
  | 'reserves'
  | 'apercu'
  | 'essai'
  | 'dossier'
  | 'etats'
  | 'gestes'

/** A table that staff look after: declared once, it makes its routes, its screen and its history. */
export type Gestion<
  C extends Champs = Champs,
  E extends string = string,
  G extends Gestes<E> = Gestes<E>,
> = Required<Omit<Definition<C, E, G>, Facultatif>> &
  Pick<Definition<C, E, G>, Facultatif> & {
    resource: Resource
    /** Part of the fields, to be changed from a known version. */
    modification: z.ZodObject
    creation: z.ZodObject
  }

/** What every row has besides its fields. */
export type LigneGestion = {
  id: string
  revision: number
  modifieLe: string | null
  /** By gesture, why whoever reads may not make it now, though where the row stands lets it be made. */
  empechements?: Empechements | undefined
} & Record<string, unknown>

/** In sentences; what a second person decides is `nom/accord`. */
export type Empechements = Readonly<Record<string, string>>

export type Modification = {
  id: string
  revision: number
  valeurs: Record<string, unknown>
  malgre?: readonly string[]
}

/** What a list is asked with; the filters stand beside, by the name of their field. */
export type DemandeGestion = {
  q?: string | undefined
  tri?: string | undefined
  apres?: string | undefined
  taille: number
} & Record<string, unknown>

export function defineGestion<
  const C extends Champs,
  const E extends string = string,
  const G extends Gestes<E> = Gestes<E>,
>(definition: Definition<C, E, G>): Gestion<C, E, G> {
  const { key, slice, path, libelle, champs, droits } = definition
  const tris = definition.tris ?? Object.keys(champs).filter((nom) => isOrdonne(champs[nom]))
  if (!droits.list) throw new Error(`${key} can be opened by nobody`)
  const isPersonnel = definition.versions?.champs.find((nom) => champs[nom]?.isPersonnel)
  if (isPersonnel) throw new Error(`${key}.${isPersonnel} is a person's, and would be kept`)
  const formes = formesDe(champs, tris, definition)
  const resource = defineResource({
    slice,
    path,
    libelle,
    envelope: 'page',
    row: z.unknown(),
    can: verbesDe(droits),
    identify: (ligne) => String((ligne as LigneGestion).id),
    columns: Object.entries<Champ>(champs).map(([nom, champ]) => colonneDe(nom, champ)),
  }) as Resource
  faitALaDemande(resource, {
    row: () => formes.row,
    query: () => formes.query,
    data: () => formes.modification,
    creation: () => formes.creation,
  })
  const { objet = key } = definition
  return faitALaDemande({ ...definition, objet, tris, resource } as Gestion<C, E, G>, {
    modification: () => formes.modification,
    creation: () => formes.creation,
  })
}

/** A gesture has an address of its own: it is no verb of a resource. */
function verbesDe({ geste: _, ...verbes }: Droits) {
  return verbes
}

type Formes = Record<'creation' | 'modification' | 'row' | 'query', z.ZodObject>

/** The shapes of a table, each made when it is first read: there are dozens of tables, and a start reads none. */
function formesDe(
  champs: Champs,
  tris: readonly string[],
  { reserves = [], gestes }: Pick<Definition<Champs>, 'reserves' | 'gestes'>,
): Formes {
  const malgre =
    reserves.length > 0 ? { malgre: z.array(z.enum(reserves)).max(reserves.length).optional() } : {}
  const entries = Object.entries<Champ>(champs)
  const saisissables = entries.filter(([, champ]) => !champ.isCalcule)
  const saisies = (choisis: typeof entries) =>
    z.strictObject(Object.fromEntries(choisis.map(([nom, champ]) => [nom, saisieDe(champ)])))
  return faitALaDemande({} as Formes, {
    creation: () => saisies(saisissables).extend(malgre),
    modification: () => {
      const valeurs = saisies(saisissables.filter(([, champ]) => !champ.isFixe)).partial()
      return cibleSchema.extend({ valeurs, ...malgre })
    },
    row: () =>
      z.object({
        id: z.string(),
        revision: revisionSchema,
        modifieLe: z.string().nullable(),
        ...Object.fromEntries(entries.map(([nom, champ]) => [nom, lectureDe(champ)])),
        ...(gestes && { empechements: z.record(z.string(), z.string()).optional() }),
      }),
    query: () =>
      z.object({
        q: z.string().trim().max(100).optional(),
        tri: triDe(tris).optional(),
        ...pagination({ taille: PAR_PAGE, max: LIGNES_PAR_LOT_MAX }),
        /** One row alone, as its own address names it. */
        id: z.string().min(1).max(200).optional(),
        ...Object.fromEntries(entries.flatMap(filtresDe)),
      }),
  })
}

const isOrdonne = (champ: Champ | undefined) =>
  champ !== undefined && !['riche', 'texteLong', 'liste', 'propre'].includes(champ.genre)

const triDe = (noms: readonly string[]) => z.enum(noms.flatMap((nom) => [nom, `-${nom}`]))

function filtresDe([nom, champ]: [string, Champ]): [string, z.ZodType][] {
  if (!champ.isFiltre) return []
  switch (champ.genre) {
    case 'choix':
      return [[nom, z.enum(Object.keys(champ.choix) as [string, ...string[]]).optional()]]
    case 'booleen':
      return [[nom, z.enum(['true', 'false']).optional()]]
    case 'jour':
    case 'instant':
      return [
        [`${nom}Du`, dateDemandee.optional()],
        [`${nom}Au`, dateDemandee.optional()],
      ]
    default:
      return [[nom, z.string().trim().min(1).max(100).optional()]]
  }
}

function colonneDe(nom: string, champ: Champ): Column<unknown> {
  const valeurDe = (ligne: unknown) => (ligne as Record<string, unknown>)[nom]
  if (champ.genre === 'nombre')
    return { libelle: champ.libelle, value: (ligne) => valeurDe(ligne) as number | null }
  if (champ.genre === 'montant')
    return {
      libelle: champ.libelle,
      value: (ligne) => Number(valeurDe(ligne)) / 100,
      format: 'montant',
    }
  if (champ.genre === 'jour' || champ.genre === 'instant')
    return {
      libelle: champ.libelle,
      value: (ligne) => valeurDe(ligne) as string | null,
      format: champ.genre === 'jour' ? 'date' : 'instant',
    }
  return { libelle: champ.libelle, value: (ligne) => afficher(champ, valeurDe(ligne)) }
}

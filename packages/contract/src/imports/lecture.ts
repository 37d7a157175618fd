import type { z } from 'zod'
import { type Admis, admisPar } from './admis.ts'
import { type CodeRejet, codesRejet } from './codes.ts'
import {
  definitionDe,
  type Enregistrement,
  type Entite,
  type Suppression,
  schemaSuppression,
} from './entites/index.ts'

/** Why one record is refused, without the record itself. */
export type Refus = { id: string | null; champ: string | null; code: CodeRejet; message: string }

export type Lu<E extends Entite = Entite> =
  | { cle: string; valeur: Enregistrement<E> }
  | { cle: string; suppression: Suppression }
  | { refus: Refus }

const suppressions = new Map<Entite, z.ZodObject>()
function suppressionDe(entite: Entite): z.ZodObject {
  const connu = suppressions.get(entite) ?? schemaSuppression(entite)
  suppressions.set(entite, connu)
  return connu
}

const admis = new Map<Entite, Admis>()
function admisDe(entite: Entite): Admis {
  const connu = admis.get(entite) ?? admisPar(definitionDe(entite).schema)
  admis.set(entite, connu)
  return connu
}

/** One record as it stands in a file: read, or the first thing that is wrong with it. */
export function lireEnregistrement<E extends Entite>(entite: E, brut: unknown): Lu<E> {
  const { cle: champCle, schema, isSupprimable } = definitionDe(entite)
  if (typeof brut !== 'object' || brut === null || Array.isArray(brut))
    return { refus: refusDe(null, null, 'illisible') }
  const objet = brut as Record<string, unknown>
  const id = typeof objet[champCle] === 'string' ? objet[champCle].slice(0, 100) : null
  if ('supprime' in objet) {
    const lu = suppressionDe(entite).safeParse(objet)
    if (!lu.success || !isSupprimable || id === null)
      return { refus: refusDe(id, 'supprime', 'suppression') }
    return { cle: id, suppression: { cle: id, supprime: true } }
  }
  if (id !== null && admisDe(entite)(objet)) return { cle: id, valeur: objet as Enregistrement<E> }
  const lu = schema.safeParse(objet)
  if (!lu.success) return { refus: traduire(lu.error.issues, objet, id) }
  return { cle: String(lu.data[champCle]), valeur: lu.data as Enregistrement<E> }
}

export const refusDe = (
  id: string | null,
  champ: string | null,
  code: CodeRejet,
  message: string = codesRejet[code],
): Refus => ({ id, champ, code, message })

type Probleme = z.core.$ZodIssue

function traduire(problemes: readonly Probleme[], brut: object, id: string | null): Refus {
  const probleme = problemes[0] as Probleme
  const chemin =
    probleme.code === 'unrecognized_keys'
      ? [...probleme.path, probleme.keys[0] as string]
      : probleme.path
  const champ = chemin.length === 0 ? null : chemin.join('.').slice(0, 200)
  const code = codeDe(probleme, brut)
  // Only sentences of ours: the library's are English, and may repeat what was read.
  const message = probleme.code === 'custom' ? probleme.message : codesRejet[code]
  return refusDe(id, champ, code, message)
}

function codeDe(probleme: Probleme, brut: object): CodeRejet {
  switch (probleme.code) {
    case 'custom':
      return (probleme.params?.code as CodeRejet | undefined) ?? 'valeur'
    case 'unrecognized_keys':
      return 'champ-inconnu'
    case 'invalid_type':
      return (valeurDe(brut, probleme.path) ?? null) === null ? 'champ-manquant' : 'type'
    case 'too_big':
      return probleme.origin === 'string' || probleme.origin === 'array' ? 'trop-long' : 'valeur'
    case 'too_small':
      return probleme.origin === 'string' || probleme.origin === 'array'
        ? 'champ-manquant'
        : 'valeur'
    case 'invalid_format':
      return codeDuMessage(probleme.message) ?? 'format'
    default:
      return (valeurDe(brut, probleme.path) ?? null) === null ? 'champ-manquant' : 'valeur'
  }
}

/** A pattern has no room for a code: it says the sentence of one. */
const codeDuMessage = (message: string): CodeRejet | undefined =>
  (Object.keys(codesRejet) as CodeRejet[]).find((code) => codesRejet[code] === message)

const valeurDe = (brut: object, chemin: readonly PropertyKey[]): unknown =>
  chemin.reduce<unknown>(
    (valeur, cle) =>
      typeof valeur === 'object' && valeur !== null
        ? (valeur as Record<PropertyKey, unknown>)[cle]
        : undefined,
    brut,
  )

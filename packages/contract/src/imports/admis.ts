import type { z } from 'zod'

/** True only where the schema takes a value and would give it back as it is; else the schema itself is asked. */
export type Admis = (valeur: unknown) => boolean

type Schema = z.core.$ZodType
type Essai = { value: unknown; issues: z.core.$ZodRawIssue[] }

/**
 * What says of a record that holds, which nearly all do, that nothing is to be said of it: the library makes a copy of
 * each record, a result for each of its fields, and garbage of both.
 */
export function admisPar(schema: Schema): Admis {
  const admis = formes[schema._zod.def.type]?.(schema) ?? parSchema(schema)
  const verifications = schema._zod.def.checks ?? []
  if (verifications.length === 0 || !(schema._zod.def.type in formes)) return admis
  // « When » is whether a check runs after another has failed: none has.
  const regles = verifications.map(({ _zod }) => _zod.check as (essai: Essai) => unknown)
  // One for all: a check that says nothing leaves nothing in it.
  let essai: Essai = { value: null, issues: [] }
  return (valeur) => {
    if (!admis(valeur)) return false
    essai.value = valeur
    for (const regle of regles) {
      regle(essai)
      if (essai.issues.length > 0 || essai.value !== valeur) {
        essai = { value: null, issues: [] }
        return false
      }
    }
    return true
  }
}

const parSchema = (schema: Schema): Admis => {
  const contexte: z.core.ParseContextInternal = { async: false }
  return (valeur) => {
    const lu = schema._zod.run({ value: valeur, issues: [] }, contexte) as Essai
    return lu.issues.length === 0 && lu.value === valeur
  }
}

const defDe = <D>(schema: Schema): D => schema._zod.def as D
const isFormat = (schema: Schema) => 'check' in schema._zod.def

const formes: Partial<Record<z.core.$ZodTypeDef['type'], (schema: Schema) => Admis>> = {
  object(schema) {
    const { shape, catchall } = defDe<z.core.$ZodObjectDef>(schema)
    if (catchall?._zod.def.type !== 'never') return parSchema(schema)
    const champs = new Map(Object.entries(shape).map(([nom, un]) => [nom, admisPar(un)] as const))
    const exiges = Object.keys(shape).filter((nom) => shape[nom]?._zod.def.type !== 'optional')
    return (valeur) => {
      if (typeof valeur !== 'object' || valeur === null || Array.isArray(valeur)) return false
      const objet = valeur as Record<string, unknown>
      for (const nom of exiges) if (objet[nom] === undefined) return false
      for (const nom of Object.keys(objet)) {
        const admis = champs.get(nom)
        if (!admis?.(objet[nom])) return false
      }
      return true
    }
  },
  array(schema) {
    const element = admisPar(defDe<z.core.$ZodArrayDef>(schema).element)
    return (valeur) => Array.isArray(valeur) && valeur.every(element)
  },
  optional(schema) {
    const sous = admisPar(defDe<z.core.$ZodOptionalDef>(schema).innerType)
    return (valeur) => valeur === undefined || sous(valeur)
  },
  nullable(schema) {
    const sous = admisPar(defDe<z.core.$ZodNullableDef>(schema).innerType)
    return (valeur) => valeur === null || sous(valeur)
  },
  enum(schema) {
    const valeurs = new Set<unknown>(Object.values(defDe<z.core.$ZodEnumDef>(schema).entries))
    return (valeur) => valeurs.has(valeur)
  },
  string: (schema) =>
    isFormat(schema) ? parSchema(schema) : (valeur) => typeof valeur === 'string',
  number: (schema) => (isFormat(schema) ? parSchema(schema) : Number.isFinite),
}

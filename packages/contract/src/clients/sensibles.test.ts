import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  isOrdinaire,
  reglagesOrdinaires,
  reglagesSensibles,
  sensibleDe,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { valeursClientSchema } from './fiche.ts'

/** What stands inside « optional », « nullable » and defaults. */
function nue(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return nue(schema.unwrap())
  return schema instanceof z.ZodDefault ? nue(schema.unwrap()) : schema
}

/** Every place of a client's settings; what is sensitive or ordinary as a whole is not looked into. */
function placesDe(schema: unknown, chemin: string): string[] {
  const objet = nue(schema)
  const isClasse = sensibleDe(chemin) !== null || isOrdinaire(chemin)
  if (isClasse || !(objet instanceof z.ZodObject)) return [chemin]
  return Object.entries(objet.shape).flatMap(([nom, dedans]) =>
    placesDe(dedans, chemin === '' ? nom : `${chemin}.${nom}`),
  )
}

const places = placesDe(valeursClientSchema, '')

test('every setting of a client is sensitive or ordinary: whoever adds one decides', () => {
  assert.ok(places.length > 50, String(places.length))
  assert.deepEqual(
    places.filter((place) => sensibleDe(place) === null && !isOrdinaire(place)),
    [],
  )
})

test('a setting that is gone is classified no more', () => {
  assert.deepEqual(
    [...Object.keys(reglagesSensibles), ...reglagesOrdinaires].filter(
      (reglage) => !places.includes(reglage),
    ),
    [],
  )
})

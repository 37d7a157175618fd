import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { admisPar, definitionDe, type Entite, nomsEntites } from '@espace-adherent/contract/imports'
import { exemples } from './exemples.ts'

/** What files put where something else belongs. */
const ailleurs: unknown[] = [
  ...[null, undefined, '', ' ', 'Ève', ' Ève', 'Ève\u0000', 'x'.repeat(600), '2026-02-29'],
  ...['9999-12-31', '2026-01-31', 0, -1, 1.5, Number.NaN, 3_000_000_000, true, [], [null], {}],
]

/** Every value of a record and of its lists, one at a time, in place of each other thing; and a field more. */
function* alterations(valeur: unknown): Generator<unknown> {
  yield* ailleurs
  if (Array.isArray(valeur)) {
    yield [...valeur, ...valeur]
    for (const rang of valeur.keys())
      for (const autre of alterations(valeur[rang])) yield valeur.with(rang, autre)
  } else if (typeof valeur === 'object' && valeur !== null) {
    yield { ...valeur, enTrop: 1 }
    yield JSON.parse(`{"__proto__":1,${JSON.stringify(valeur).slice(1)}`)
    for (const [champ, sienne] of Object.entries(valeur)) {
      const { [champ]: _, ...sans } = valeur as Record<string, unknown>
      yield sans
      for (const autre of alterations(sienne)) yield { ...valeur, [champ]: autre }
    }
  }
}

const tous = exemples('0'.repeat(64))
const essais = (entite: Entite) => {
  const { schema } = definitionDe(entite)
  const admis = admisPar(schema)
  return tous[entite].flatMap((exemple) =>
    [exemple, ...alterations(exemple)].map((valeur) => ({ valeur, admis, schema })),
  )
}

for (const entite of nomsEntites)
  test(`${entite}: what is admitted at once is what the schema gives back as it is`, () => {
    let refuses = 0
    for (const { valeur, admis, schema } of essais(entite)) {
      if (!admis(valeur)) {
        refuses++
        continue
      }
      const lu = schema.safeParse(valeur)
      assert.ok(lu.success, `admitted, and refused by the schema: ${JSON.stringify(valeur)}`)
      assert.deepEqual(lu.data, valeur)
    }
    assert.ok(refuses > ailleurs.length, 'nothing wrong was tried')
  })

for (const entite of ['paiements', 'decomptes'] as const)
  test(`${entite}: whatever the schema gives back as it is, is admitted at once`, () => {
    let admises = 0
    for (const { valeur, admis, schema } of essais(entite)) {
      const lu = schema.safeParse(valeur)
      const isTelle = lu.success && isDeepStrictEqual(lu.data, valeur)
      assert.equal(admis(valeur), isTelle, JSON.stringify(valeur))
      if (isTelle) admises++
    }
    assert.ok(admises > 20, `${admises} were admitted at once`)
  })

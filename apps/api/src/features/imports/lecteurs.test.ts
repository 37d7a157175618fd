import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { getViewName, is, View } from 'drizzle-orm'
import { assure, contrat } from '../../noyau/lu.ts'

const SRC = join(import.meta.dirname, '../..')

/** Who reads what the insurer withdrew too, and why. Everybody else goes by the views of `noyau/presents`. */
const voientTout: Readonly<Record<string, string>> = {
  'features/conservation/conservation.repository.ts': 'what is kept may have to be kept longer',
  'features/conservation/genres.repository.ts': 'takes it away when its time has come',
  'noyau/cartes.repository.ts': 'writes of a contract that is held',
  'noyau/comptes-bancaires.repository.ts':
    'writes of a contract that is held; an account used twice is a sign still',
  'noyau/contrats.repository.ts': 'writes of a contract that is held',
  'noyau/empreintes.repository.ts': 'sealed values are found again until they go',
  'noyau/fusion/comptes.repository.ts': 'tells whom a withdrawal touches',
  'noyau/fusion/contrats.repository.ts': 'what files are merged into',
  'noyau/fusion/fusion.repository.ts': 'holds what it withdraws or brings back',
  'noyau/fusion/personnes.repository.ts': 'recognises who comes back',
  'noyau/gardes/ecriture.repository.ts': 'what an act has just changed of a contract that is held',
  'noyau/lectures.repository.ts': 'the row that the core writes to',
  'noyau/offres.repository.ts': 'writes of a contract that is held',
  'noyau/personnes.repository.ts': 'writes of a contract that is held',
  'noyau/purges.repository.ts': 'deletes',
  'noyau/verrous.repository.ts': 'holds a contract that is there',
}

const ENTIERE =
  /\b(?:from|join|using|update|into)\s+"?(?:contrat|assure)"?(?![\w'."])|import\s*\{[^}]*\b(?:contrat|assure)\b[^}]*\}\s*from '[^']*contrats\.schema\.ts'/i

test('nobody reads withdrawn contracts, nor whom they covered, but those who say why', () => {
  const lecteurs = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((nom) => nom.endsWith('.ts') && !/\.(test|testing|schema)\.ts$|testing\//.test(nom))
    .filter((nom) => ENTIERE.test(readFileSync(join(SRC, nom), 'utf8')))
  assert.deepEqual(lecteurs.sort(), Object.keys(voientTout).sort())
})

test('what slices are lent are the views', () => {
  assert.ok(is(contrat, View) && is(assure, View))
  const noms = [contrat, assure].map((une) => getViewName(une as never))
  assert.deepEqual(noms, ['contrat_present', 'assure_present'])
})

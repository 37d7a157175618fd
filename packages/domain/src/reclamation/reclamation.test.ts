import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normaliseReclamation, validateReclamation } from './index.ts'

const saisie = {
  objet: 'remboursement',
  depuis: '',
  message: 'Ma couronne n’est toujours pas remboursée.',
  attendu: '',
  pieces: [] as unknown[],
}
const fautes = (ecart: Partial<typeof saisie>) =>
  Object.entries(validateReclamation({ ...saisie, ...ecart }, { jour: '2026-11-19' }))
    .filter(([, faute]) => faute)
    .map(([champ]) => champ)

for (const [quoi, ecart, attendu] of [
  ['what is enough', {}, []],
  ['no subject', { objet: '' }, ['objet']],
  ['a subject that is none', { objet: 'toString' }, ['objet']],
  ['a day that does not exist', { depuis: '31/02/2026' }, ['depuis']],
  ['a day to come', { depuis: '20/11/2026' }, ['depuis']],
  ['a year to come', { depuis: '01/01/2030' }, ['depuis']],
  ['the day itself', { depuis: '19/11/2026' }, []],
  ['nothing told', { message: '  ' }, ['message']],
  ['too much told', { message: 'x'.repeat(4001) }, ['message']],
  ['five documents', { pieces: [1, 2, 3, 4, 5] }, []],
  ['twenty documents', { pieces: Array.from({ length: 20 }) }, ['pieces']],
] satisfies [string, Partial<typeof saisie>, string[]][])
  test(`a complaint with ${quoi}`, () => assert.deepEqual(fautes(ecart), attendu))

test('what is left empty is nothing', () => {
  assert.deepEqual(normaliseReclamation({ ...saisie, depuis: '01/10/2026', attendu: ' ' }), {
    objet: 'remboursement',
    depuis: '2026-10-01',
    message: 'Ma couronne n’est toujours pas remboursée.',
    attendu: null,
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  acceptDe,
  type FiltreFichier,
  filtreRefusant,
  isMultiple,
  libelleExtensions,
  messageFiltre,
  type ReglesFichiers,
} from './limites.ts'

const Mo = 1024 * 1024
const seul = { nombre: 0, taille: 0 }
const pdf = { name: 'Relevé.pdf', size: 1000, type: 'application/pdf' }

const cases: [string, Partial<typeof pdf>, ReglesFichiers, typeof seul, FiltreFichier | null][] = [
  ['no rule at all', {}, {}, seul, null],
  ['R5.68 a second file where one is allowed', {}, {}, { nombre: 1, taille: 1 }, 'nombre'],
  ['R5.68 the third of three', {}, { nombreMax: 3 }, { nombre: 2, taille: 1 }, null],
  ['R5.68 a fourth of three', {}, { nombreMax: 3 }, { nombre: 3, taille: 1 }, 'nombre'],
  ['R5.69 exactly the limit', { size: 5 * Mo }, { tailleMax: 5 * Mo }, seul, null],
  ['R5.69 one byte more', { size: 5 * Mo + 1 }, { tailleMax: 5 * Mo }, seul, 'taille'],
  ['an empty file', { size: 0 }, {}, seul, 'vide'],
  ['R5.70 an extension of the list', {}, { extensions: ['pdf', 'png'] }, seul, null],
  ['R5.70 in capitals', { name: 'SCAN.PDF' }, { extensions: ['pdf'] }, seul, null],
  ['R5.70 listed in capitals', {}, { extensions: ['PDF'] }, seul, null],
  ['R5.70 not of the list', {}, { extensions: ['png'] }, seul, 'extension'],
  ['R5.70 the last one counts', { name: 'a.pdf.exe' }, { extensions: ['pdf'] }, seul, 'extension'],
  ['R5.70 none', { name: 'README' }, { extensions: ['pdf'] }, seul, 'extension'],
  ['R5.70 an empty list filters nothing', {}, { extensions: [] }, seul, null],
  ['R5.71 a type of the list', {}, { mimes: ['application/pdf'] }, seul, null],
  ['R5.71 not of the list', {}, { mimes: ['image/png'] }, seul, 'mime'],
  ['R5.71 of a family', { type: 'image/webp' }, { mimes: ['image/*'] }, seul, null],
  ['R5.71 of no family', { type: 'imagerie/x' }, { mimes: ['image/*'] }, seul, 'mime'],
  ['R5.71 unknown type, no other rule', { type: '' }, { mimes: ['image/*'] }, seul, 'mime'],
  [
    'R5.71 unknown type, the extension is right',
    { name: 'a.docx', type: '' },
    { mimes: ['application/msword'], extensions: ['docx'] },
    seul,
    null,
  ],
  [
    'exactly the total',
    { size: 4 * Mo },
    { nombreMax: 9, tailleTotaleMax: 10 * Mo },
    { nombre: 1, taille: 6 * Mo },
    null,
  ],
  [
    'R5.74 one byte above the total',
    { size: 4 * Mo + 1 },
    { nombreMax: 9, tailleTotaleMax: 10 * Mo },
    { nombre: 1, taille: 6 * Mo },
    'tailleTotale',
  ],
  ['R5.75 a colon in the name', { name: 'a:b.pdf' }, {}, seul, 'nom'],
  ['a name written backwards', { name: 'a\u202efdp.exe' }, {}, seul, 'nom'],
  ['accents, apostrophes, emoji', { name: 'L’été à Œuf 🙂.pdf' }, {}, seul, null],
]
for (const [title, fichier, regles, deja, attendu] of cases)
  test(`${title}: ${attendu ?? 'accepted'}`, () => {
    assert.equal(filtreRefusant({ ...pdf, ...fichier }, regles, deja), attendu)
  })

const regles: ReglesFichiers = {
  nombreMax: 3,
  tailleMax: 5 * Mo,
  tailleTotaleMax: 12.5 * Mo,
  extensions: ['pdf', 'jpg'],
}
for (const [title, filtre, message] of [
  ['R5.73 R9.29 too heavy', 'taille', 'Le poids d’une pièce jointe est limité à 5,0 Mo'],
  [
    'R5.74 too heavy together',
    'tailleTotale',
    'Le poids total des pièces jointes est limité à 12,5 Mo',
  ],
  [
    'R5.75 the name',
    'nom',
    'Le nom du fichier ne peut pas contenir les caractères \\ / : * ? " < > |',
  ],
  ['the extension', 'extension', 'Ce format n’est pas accepté. Formats acceptés\u00a0: PDF, JPG'],
  ['the number', 'nombre', 'Vous pouvez joindre 3 fichiers au maximum'],
  ['the type', 'mime', 'Le contenu de ce fichier n’est pas d’un type accepté'],
  ['emptiness', 'vide', 'Ce fichier est vide'],
] satisfies [string, FiltreFichier, string][])
  test(`${title}: « ${message} », or what is configured for that filter`, () => {
    assert.equal(messageFiltre(filtre, regles, 'a:b.pdf'), message)
    const configured = { ...regles, messages: { [filtre]: 'Non.' } }
    assert.equal(messageFiltre(filtre, configured, 'a:b.pdf'), 'Non.')
  })

test('one file alone has its own words', () => {
  assert.equal(messageFiltre('nombre', {}, 'a.pdf'), 'Vous ne pouvez joindre qu’un seul fichier')
})

test('R9.31 several files at once only when the queue takes more than one', () => {
  assert.deepEqual(
    [{}, { nombreMax: 1 }, { nombreMax: 2 }].map((un) => isMultiple(un)),
    [false, false, true],
  )
})

test('the file chooser is told extensions and types', () => {
  assert.equal(acceptDe({ extensions: ['pdf', 'jpg'], mimes: ['image/*'] }), '.pdf,.jpg,image/*')
  assert.equal(acceptDe({}), '')
  assert.equal(libelleExtensions({ extensions: ['pdf', 'docx'] }), 'PDF, DOCX')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demarcheDuMotif, joindre, type SaisieContact, validateContact } from './index.ts'

const sujets = {
  demarches: ['reclamation'] as const,
  motifs: ['REM', 'ESP', 'REC', 'RES'].map((code) => ({ code, libelle: code })),
  domaines: [{ libelle: 'Dentaire', sousDomaines: ['Prothèses'] }],
  personnes: [{ id: 'lea', nom: 'Léa Martin' }],
}
const juste: SaisieContact = {
  motif: 'REM',
  domaine: 'Dentaire',
  sousDomaine: 'Prothèses',
  personne: 'lea',
  message: 'Où en est le remboursement de ma couronne ?',
}

for (const [title, ecart, attendu] of [
  ['all of it', {}, {}],
  ['the subject and the message alone', { domaine: '', sousDomaine: '', personne: '' }, {}],
  ['no subject', { motif: '' }, { motif: 'Choisissez le sujet de votre message' }],
  ['a subject of nobody', { motif: 'XXX' }, { motif: 'Choisissez le sujet de votre message' }],
  [
    'a subject that has an act of its own',
    { motif: 'REC' },
    {
      motif: 'Une réclamation a son formulaire\u00a0: «\u00a0Faire une réclamation\u00a0»',
    },
  ],
  ['a subject whose act is not for whoever writes', { motif: 'RES' }, {}],
  [
    'a branch of another domain',
    { domaine: '' },
    { sousDomaine: 'Choisissez une précision de la liste' },
  ],
  ['somebody else', { personne: 'hugo' }, { personne: 'Choisissez une personne de la liste' }],
  ['blanks', { message: ' \n ' }, { message: 'Écrivez votre message' }],
  [
    'a word',
    { message: 'Bonjour' },
    { message: 'Dites-nous en un peu plus, pour que nous puissions répondre' },
  ],
  ['4000 characters', { message: 'x'.repeat(4000) }, {}],
  [
    '4001 characters',
    { message: 'x'.repeat(4001) },
    { message: 'Écrivez au plus 4000 caractères (4001 actuellement)' },
  ],
] satisfies [string, Partial<SaisieContact>, object][])
  test(`a message, ${title}: ${JSON.stringify(attendu)}`, () => {
    const fautes = validateContact({ ...juste, ...ecart }, sujets)
    assert.deepEqual(
      Object.fromEntries(Object.entries(fautes).filter(([, message]) => message)),
      attendu,
    )
  })

for (const [quoi, message, mots, attendu] of [
  ['nothing with nothing', '', null, ''],
  ['words into an empty message', '', 'zorglub', 'zorglub'],
  ['words below what was being written', 'Bonjour,\n', ' zorglub ', 'Bonjour,\n\nzorglub'],
  ['words that already stand there, once', 'Pourquoi zorglub ?', 'zorglub', 'Pourquoi zorglub ?'],
  ['a message without words, as it is', 'Bonjour,\n', null, 'Bonjour,\n'],
] satisfies [string, string, string | null, string][])
  test(`${quoi}`, () => assert.equal(joindre(message, mots), attendu))

for (const [motif, demarches, attendu] of [
  ['REC', ['reclamation', 'resiliation'], 'reclamation'],
  ['RES', ['reclamation', 'resiliation'], 'resiliation'],
  ['RES', ['reclamation'], null],
  ['REM', ['reclamation', 'resiliation'], null],
  ['constructor', ['reclamation'], null],
  ['', ['reclamation'], null],
] satisfies [string, ('reclamation' | 'resiliation')[], string | null][])
  test(`${motif || 'no subject'} leads to ${attendu} among ${demarches}`, () =>
    assert.equal(demarcheDuMotif(motif, { demarches }), attendu))

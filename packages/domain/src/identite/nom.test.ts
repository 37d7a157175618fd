import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageNom } from './message-nom.ts'
import { isLongueurCumuleeAcceptee, isMemeNom, isNom } from './nom.ts'
import { validateDemandeur } from './sans-compte.ts'

for (const [nom, attendu] of [
  ['Lefèvre', true],
  ["D'Angelo", true],
  ['D’Angelo', true],
  ["Dupont de l'Isle", true],
  ['Marc-Antoine', true],
  ['Élodie', true],
  ['E\u0301lodie', true],
  ['Łukasz Đặng', true],
  ['', false],
  ['   ', false],
  ["-'", false],
  ['Jean2', false],
  ['Jean_', false],
  ['Jean@', false],
  ['Jean.', false],
  ['<b>', false],
  ['Jean\n', false],
  ['O’Connor', true],
  ['Jean-Paul', true],
  ["D'Artagnan", true],
  ['Nguyễn', true],
  ['Nguyễn'.normalize('NFD'), true],
  ['Ñ', true],
  ['Ana Mª', true],
  ['Ελένη', true],
  ['محمد', true],
  ['प्रिया', true],
  ['李小龙', true],
  ['Ana\u200bMaria', false],
  ['Ana\u202eairaM', false],
  ['Ana\u2066Maria', false],
  ['Ana\u0000', false],
  ['Ana\tMaria', false],
  ['Ana\u2028Maria', false],
  ['\u3164', false],
  ['Ana\ufe0f', false],
  [`A${'\u0301'.repeat(30)}`, false],
  ['\u0301Ana', false],
  ['Cliquez www.x.fr', false],
  ['https://x', false],
  ['Ana, gagnez', false],
  ['Ana :)', false],
] satisfies [string, boolean][]) {
  test(`R5.01 « ${nom.replace(/\p{C}/gu, '?')} » is ${attendu ? 'a' : 'no'} name`, () =>
    assert.equal(isNom(nom), attendu))
}

for (const [nom, prenom, max, attendu] of [
  ['Martin', 'Camille', 13, true],
  ['Martin', 'Camille', 12, false],
  ['E\u0301mile', 'Zoé', 8, true],
  [' Martin ', ' Camille ', 13, true],
  ['', '', 0, true],
] satisfies [string, string, number, boolean][]) {
  test(`R5.03 « ${nom} » and « ${prenom} » within ${max}: ${attendu}`, () =>
    assert.equal(isLongueurCumuleeAcceptee(nom, prenom, max), attendu))
}

for (const [prenom, nom, autrePrenom, autreNom, attendu] of [
  ['Élodie', 'D’Angelo', 'ELODIE', 'dangelo', true],
  ['Marc-Antoine', 'Colonna', 'Marc Antoine', 'Colonna', true],
  ['Camille', 'Martin', 'Camille', 'Martinez', false],
  ['Camille', 'Martin', 'Julien', 'Martin', false],
  // Of another alphabet, letters are letters too.
  ['Ольга', 'Иванова', 'Анна', 'Петрова', false],
] satisfies [string, string, string, string, boolean][]) {
  test(`« ${prenom} ${nom} » and « ${autrePrenom} ${autreNom} » are one name: ${attendu}`, () =>
    assert.equal(isMemeNom({ prenom, nom }, { prenom: autrePrenom, nom: autreNom }), attendu))
}

const INCORRECT =
  'Vous ne pouvez pas renseigner un nom/prénom comportant des caractères spéciaux ou numériques'

for (const [quoi, nom, attendu] of [
  ['nothing', '', 'Le nom est obligatoire'],
  ['blanks', '   ', 'Le nom est obligatoire'],
  ['60 letters', 'é'.repeat(60), null],
  ['60 letters typed with their accents apart', 'e\u0301'.repeat(60), null],
  ['61 letters', 'a'.repeat(61), 'Le nom ne doit pas dépasser 60 caractères'],
  ['an address', 'Cliquez www.x.fr', INCORRECT],
  ['a line break', 'Ana\nMaria', INCORRECT],
  ['a digit', 'Ana 2', INCORRECT],
] satisfies [string, string, string | null][])
  test(`the sentence about a name: ${quoi}`, () => assert.equal(messageNom('Le nom')(nom), attendu))

test('who asks without an account says their name, an address, a number, and nothing else', () => {
  const juste = { prenom: 'Ana Mª', nom: 'O’Connor', email: 'ana@exemple.fr', numeroContrat: '' }
  const rien = { prenom: null, nom: null, email: null, numeroContrat: null }
  assert.deepEqual(validateDemandeur(juste), rien)
  assert.deepEqual(validateDemandeur({ ...juste, numeroContrat: 'HS-2024 00012/A' }), rien)
  assert.deepEqual(
    validateDemandeur({ prenom: '', nom: 'a'.repeat(61), email: 'ana', numeroContrat: 'www.x.fr' }),
    {
      prenom: 'Écrivez votre prénom',
      nom: 'Le nom ne doit pas dépasser 60 caractères',
      email: 'Écrivez une adresse e-mail valide, par exemple nom@exemple.fr',
      numeroContrat:
        'Le numéro de contrat ne contient que des lettres, des chiffres, des espaces et des tirets',
    },
  )
  assert.equal(
    validateDemandeur({ ...juste, numeroContrat: '1'.repeat(51) }).numeroContrat,
    'Le numéro de contrat ne doit pas dépasser 50 caractères',
  )
})

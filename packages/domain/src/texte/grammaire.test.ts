import assert from 'node:assert/strict'
import { test } from 'node:test'
import { de, elider, suivreDe } from './elision.ts'
import {
  accorde,
  accorder,
  denombre,
  enJours,
  enJoursOuvres,
  enumere,
  extrait,
  insecables,
  suivreNombre,
  typographie,
} from './grammaire.ts'

test('a label agrees with the person of whom it is said, where that is known', () => {
  for (const [libelle, civilite, dit] of [
    ['Marié(e)', 'MME', 'Mariée'],
    ['Marié(e)', 'M', 'Marié'],
    ['Marié(e)', null, 'Marié(e)'],
    ['Célibataire', 'MME', 'Célibataire'],
  ] as const)
    assert.equal(accorder(libelle, civilite), dit)
})

test('numbers agree with their words, and never stand at the end of a line without them', () => {
  for (const [dit, attendu] of [
    [enJours(0), '0\u00a0jour'],
    [enJours(1), '1\u00a0jour'],
    [enJours(2), '2\u00a0jours'],
    [enJoursOuvres(1), '1\u00a0jour ouvré'],
    [enJoursOuvres(2), '2\u00a0jours ouvrés'],
    [denombre(1_200, 'personne'), '1\u00a0200\u00a0personnes'],
    [denombre(2, 'mois', 'mois'), '2\u00a0mois'],
    [accorde(1, 'traitée'), 'traitée'],
    [accorde(2, 'laissée telle quelle'), 'laissées telles quelles'],
  ])
    assert.equal(dit, attendu)
})

test('the noun after a number that was put in agrees with it, and nothing else changes', () => {
  for (const [avant, suite, attendue] of [
    ['valable 1', '\u00a0heures.', '\u00a0heure.'],
    ['valable 0', ' jours', ' jour'],
    ['valable 2', '\u00a0heures', '\u00a0heures'],
    ['valable 11', '\u00a0heures', '\u00a0heures'],
    ['depuis 1', '\u00a0mois', '\u00a0mois'],
    ['référence A1', ' sans suites', ' sans suites'],
    ['1', ', jours', ', jours'],
  ] as const)
    assert.equal(suivreNombre(avant, suite), attendue, `${avant}${suite}`)
})

const cas = [
  ['Camille', 'de Camille'],
  ['Élodie', 'd’Élodie'],
  ['E\u0301lodie', 'd’E\u0301lodie'],
  ['Hugo', 'd’Hugo'],
  ['Hélène', 'd’Hélène'],
  ['Hadrien', 'd’Hadrien'],
  ['Hassan', 'de Hassan'],
  ['Yves', 'd’Yves'],
  ['Yasmine', 'de Yasmine'],
  ['Œuvre sociale', 'd’Œuvre sociale'],
  ['Alliance Santé', 'd’Alliance Santé'],
  ['octobre 2026', 'd’octobre 2026'],
  ['12,00\u00a0€', 'de 12,00\u00a0€'],
  ['', 'de '],
] as const

for (const [nom, attendu] of cas)
  test(`« ${nom} » after « de »`, () => assert.equal(de(nom), attendu))

test('other small words lose their last letter too', () => {
  assert.equal(elider('que', 'Élodie'), 'qu’Élodie')
  assert.equal(elider('le', 'arrêt'), 'l’arrêt')
  assert.equal(elider('que', 'Paul'), 'que Paul')
})

test('a value that is put after « de » or « que » is elided there, and nowhere else', () => {
  assert.equal(suivreDe('L’espace de ', 'Élodie'), 'L’espace d’Élodie')
  assert.equal(suivreDe('De ', 'Hugo'), 'D’Hugo')
  assert.equal(suivreDe('Nous pensons que ', 'Anne'), 'Nous pensons qu’Anne')
  assert.equal(suivreDe('L’espace de ', 'Paul'), 'L’espace de Paul')
  assert.equal(suivreDe('La mode ', 'Élodie'), 'La mode Élodie')
  assert.equal(suivreDe('Laide ', 'Élodie'), 'Laide Élodie')
})

const liste = new Intl.ListFormat('fr', { type: 'conjunction' })

for (const mots of [
  [],
  ['Léa'],
  ['Léa', 'Tom'],
  ['Léa', 'Tom', 'Zoé'],
  ['L’Haÿ', 'a et b', 'c, d'],
])
  test(`${mots.length} words are told as French tells them`, () =>
    assert.equal(enumere(mots), liste.format(mots)))

for (const [texte, attendu] of [
  ["Besoin d'aide ?", 'Besoin d’aide\u00a0?'],
  ['Il faut : un IBAN ; une carte !', 'Il faut\u00a0: un IBAN\u00a0; une carte\u00a0!'],
  ['« Mes contrats »', '«\u00a0Mes contrats\u00a0»'],
  ['10 € et 30 %', '10\u00a0€ et 30\u00a0%'],
  ["l'« avis »", 'l’«\u00a0avis\u00a0»'],
  ["12' 30, rock 'n' roll", "12' 30, rock 'n' roll"],
  ['à 12:30, https://example.org?a=1', 'à 12:30, https://example.org?a=1'],
  ['', ''],
] as const)
  test(`« ${texte} »`, () => assert.equal(typographie(texte), attendu))

const cases = [
  ['Pharmacie (65 %)', 'Pharmacie (65\u00a0%)'],
  ['Couronne dentaire · 100 % Santé', 'Couronne dentaire · 100\u00a0% Santé'],
  ['Chambre particulière × 3', 'Chambre particulière\u00a0×\u00a03'],
  ['« carte » : laquelle ?', '«\u00a0carte\u00a0»\u00a0: laquelle\u00a0?'],
  ['à 12 € ; non !', 'à 12\u00a0€\u00a0; non\u00a0!'],
  ['12:30, 50%', '12:30, 50%'],
  ['100\u00a0% Santé', '100\u00a0% Santé'],
  ['', ''],
] as const

for (const [texte, attendu] of cases)
  test(`« ${texte} » keeps its signs beside their words`, () =>
    assert.equal(insecables(texte), attendu))

for (const [texte, attendu] of [
  ['Bonjour.', 'Bonjour.'],
  ['Oui,\n\n  merci.', 'Oui, merci.'],
  ['Bonjour,\n\n  et merci.', 'Bonjour, et…'],
  ['Douze signes', 'Douze signes'],
  ['Treize signes', 'Treize…'],
  ['Anticonstitutionnellement', 'Anticonstitu…'],
  ['', ''],
] as const)
  test(`« ${texte} » begins with « ${attendu} »`, () => assert.equal(extrait(texte, 12), attendu))

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { motsDe, motsUtiles } from './mots.ts'
import { racine } from './racine.ts'
import { contientDonneesPersonnelles, masquerDonneesPersonnelles } from './salutation.ts'

for (const famille of [
  'remboursement remboursements rembourser rembourse remboursee remboursees remboursez remboursent remboursait',
  'resiliation resiliations resilier resilie resiliee resiliez',
  'mutuelle mutuelles mutuel mutuels',
  'lunette lunettes',
  'carte cartes',
  'medical medicale medicales medicaux',
  'hopital hopitaux',
  'bureau bureaux',
  'adherent adherents adherente adherentes',
  'hospitalisation hospitaliser hospitalise hospitalisee',
  'payer paye payee payez',
  'modifier modifie modification modifications',
  'changer change changez changement',
  'beneficiaire beneficiaires',
  'optique optiques',
  'oublier oublie oubliee',
  'cotisation cotisations cotiser',
  'rib',
]) {
  const mots = famille.split(' ')
  test(`« ${mots[0]} » and its family have one stem`, () => {
    for (const mot of mots) assert.equal(racine(mot), racine(mots[0] as string), mot)
  })
}

for (const [un, autre] of [
  ['carte', 'cure'],
  ['dent', 'dette'],
  ['conjoint', 'contrat'],
  ['mutuelle', 'mutation'],
  ['adresse', 'adhesion'],
  ['soin', 'son'],
] satisfies [string, string][]) {
  test(`« ${un} » and « ${autre} » stay apart`, () => assert.notEqual(racine(un), racine(autre)))
}

test('a number is left as it is, and so is what is too short to have an ending', () => {
  for (const mot of ['100', '2026', 'a19', 'rib', 'or', 'mer', '']) assert.equal(racine(mot), mot)
})

test('a stem is never longer than its word, and never empty', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,30}$/), (mot) => {
      const trouvee = racine(mot)
      assert.ok(trouvee.length > 0 && trouvee.length <= mot.length)
    }),
  )
})

for (const [texte, attendu] of [
  ['L’ordonnance', ['ordonnance']],
  ["l'ordonnance d'Élodie", ['ordonnance', 'elodie']],
  ['Tiers-payant', ['tiers', 'payant']],
  ['100 % Santé', ['100', 'sante']],
  ['Où est mon RIB ?', ['ou', 'est', 'mon', 'rib']],
  ['CŒUR', ['coeur']],
  ['e-mail', ['mail']],
  ['la lettre A, le chiffre 1', ['la', 'lettre', 'le', 'chiffre', '1']],
  ['', []],
  [' \t\n…?!', []],
  ['<script>__proto__</script>', ['script', 'proto', 'script']],
  ['x'.repeat(500), ['x'.repeat(30)]],
] satisfies [string, string[]][]) {
  test(`the words of « ${texte.slice(0, 40)} » are ${attendu.join(', ').slice(0, 60)}`, () =>
    assert.deepEqual(motsDe(texte), attendu))
}

test('words that say nothing of what is looked for are left out', () => {
  assert.deepEqual(motsUtiles('Comment puis-je changer mon mot de passe ?'), [
    'changer',
    'mot',
    'passe',
  ])
  assert.deepEqual(motsUtiles('Comment faire ?'), [])
})

for (const [texte, attendu] of [
  ['mon nir est 1 85 05 78 006 048', 'mon nir est •••'],
  ['179082A004316', '•••'],
  ['1 79 08 2A 004 316 11', '•••'],
  ['FR14 2004 1010 0505 0001 3M02 606', '•••'],
  ['appelez le 04 00 00 00 00 svp', 'appelez le ••• svp'],
  ['appelez le 06.12.34.56.78.', 'appelez le •••.'],
  ['contrat 20450001', 'contrat •••'],
  ['je suis camille.martin@example.org, merci', 'je suis ••• merci'],
  ['remboursé en 12 jours', 'remboursé en 12 jours'],
  ['depuis le 1er janvier 2026', 'depuis le 1er janvier 2026'],
  ['100 % Santé', '100 % Santé'],
  ['code postal 69003', 'code postal 69003'],
  ['', ''],
] satisfies [string, string][]) {
  test(`of « ${texte} » is kept « ${attendu} »`, () => {
    assert.equal(masquerDonneesPersonnelles(texte), attendu)
    assert.equal(contientDonneesPersonnelles(texte), texte !== attendu)
  })
}

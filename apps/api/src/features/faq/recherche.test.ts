import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { faqDe } from '../../../demo/faq/index.ts'
import { type Cherchable, createRecherche } from './recherche.ts'
import { synonymesCommuns } from './synonymes.ts'

const { tous: voisins } = synonymesCommuns

const questions: Cherchable[] = faqDe('horizon').flatMap(({ name, questions: siennes }) =>
  siennes.map((question) => ({ ...question, id: question.cle, categorie: name })),
)
const chercher = createRecherche(questions)

for (const [quoi, query, premiere] of [
  ['the very words', 'mot de passe oublié', 'mot-de-passe-oublie'],
  ['capitals without accents', 'RESILIER', 'resilier'],
  ['an apostrophe', 'l’hospitalisation', 'hospitalisation'],
  ['a straight apostrophe', "d'adresse e-mail", 'changer-email'],
  ['a hyphen', 'tiers-payant', 'carte-perdue'],
  ['a plural', 'factures', 'envoyer-facture'],
  ['a verb for its noun', 'déménager', 'demenagement'],
  ['another tense', 'je résilie', 'resilier'],
  ['the feminine', 'accès bloquée', 'acces-suspendu'],
  ['a beginning', 'télétrans', 'teletransmission'],
  [
    'a whole sentence',
    'Bonjour, où est-ce que je trouve mon numéro d’adhérent svp ?',
    'numero-adherent',
  ],
  ['« remborsement »', 'délai remborsement', 'delai-remboursement'],
  ['« remboursemnt »', 'délai remboursemnt', 'delai-remboursement'],
  ['« otique »', 'otique', 'lunettes-tous-les-combien'],
  ['« lunete »', 'lunete', 'lunettes-tous-les-combien'],
  ['« dantiste »', 'dantiste', 'devis-dentaire'],
  ['« teletransmision »', 'teletransmision', 'teletransmission'],
  ['« identifian »', 'identifian', 'identifiant-oublie'],
  ['« mutuel »', 'changer de mutuel', 'resilier'],
  ['two letters exchanged', 'resiilation', 'resilier'],
  ['lunettes for optique', 'ophtalmo', 'lunettes-tous-les-combien'],
  ['RIB for coordonnées bancaires', 'RIB', 'changer-rib'],
  ['IBAN for RIB', 'changer IBAN', 'changer-rib'],
  ['mdp for mot de passe', 'mdp', 'mot-de-passe-oublie'],
  ['login for identifiant', 'login', 'identifiant-oublie'],
  ['toubib’s shorter name', 'mon doc', 'medecin-traitant'],
  ['secu for Assurance maladie', 'noémie', 'teletransmission'],
  ['mari for conjoint', 'ajouter mon mari', 'ajouter-beneficiaire'],
  ['figures', '100 % santé', 'cent-pour-cent-sante'],
] satisfies [string, string, string][]) {
  test(`${quoi}: « ${query} » finds « ${premiere} » first`, () =>
    assert.equal(chercher(query)[0], premiere))
}

/** What people ask every day, in their own words: the answer is among the first three. */
for (const [query, attendue] of [
  ['partir', 'resilier'],
  ['comment partir', 'resilier'],
  ['comment quitter la mutuelle ?', 'resilier'],
  ['ma carte', 'carte-recevoir'],
  ['changer de RIB', 'changer-rib'],
  ['qui a consulté mon dossier ?', 'qui-a-consulte'],
  ['récupérer mes données personnelles', 'telecharger-donnees'],
  ['combien pour mes lunettes', 'lunettes-tous-les-combien'],
  ['quand serai-je remboursé', 'delai-remboursement'],
  ['ajouter mon bébé', 'ajouter-beneficiaire'],
  ['partir à l’étranger', 'partir-etranger'],
  ['lunettes', 'lunettes-tous-les-combien'],
  ['télécharger mes données', 'telecharger-donnees'],
  ['qui a vu mon dossier', 'qui-a-consulte'],
  ['changer de banque', 'changer-rib'],
  ['carte perdue', 'carte-perdue'],
  ['arrêt de travail', 'arret-de-travail'],
  ['naissance', 'ajouter-beneficiaire'],
  ['divorce', 'retirer-beneficiaire'],
  ['hôpital', 'hospitalisation'],
  ['attestation', 'attestation'],
  ['dentiste', 'devis-dentaire'],
  ['déménagement', 'demenagement'],
  ['supprimer mon compte', 'supprimer-espace'],
  ['changer de numéro de téléphone', 'changer-telephone'],
  ['réclamation', 'reclamation'],
] satisfies [string, string][])
  test(`every day: « ${query} » finds « ${attendue} »`, () =>
    assert.ok(chercher(query).slice(0, 3).includes(attendue), chercher(query).join(', ')))

for (const query of [
  'pizza',
  'piscine municipale',
  'voiture',
  'comment faire ?',
  'é',
  '?!…',
  '',
  '   ',
  'a'.repeat(200),
  '<script>alert(1)</script>',
  "'; drop table faq_question; --",
  '../../etc/passwd',
]) {
  test(`« ${query.slice(0, 30)} » finds nothing`, () => assert.deepEqual(chercher(query), []))
}

test('names of the language itself are words like others', () => {
  for (const mot of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
    assert.doesNotThrow(() => chercher(mot))
})

test('a word that is written there is not taken for a mistake: « devis » is not « devez »', () => {
  const trouvees = chercher('devis')
  assert.equal(trouvees[0], 'envoyer-facture')
  for (const id of trouvees)
    assert.match(JSON.stringify(questions.find((question) => question.id === id)), /devis/i, id)
})

test('ten answers at most, none twice, those that hold every word first', () => {
  const trouvees = chercher('carte de tiers payant perdue')
  assert.equal(trouvees[0], 'carte-perdue')
  assert.ok(trouvees.length <= 10)
  assert.equal(new Set(trouvees).size, trouvees.length)
  assert.ok(chercher('mes remboursements, ma carte, mon contrat, mes cotisations').length <= 10)
})

test('the same words always give the same order, whatever their accents and capitals', () => {
  fc.assert(
    fc.property(fc.constantFrom(...questions.map(({ title }) => title)), (title) => {
      const attendu = chercher(title)
      assert.ok(attendu.length > 0)
      assert.deepEqual(chercher(title), attendu)
      assert.deepEqual(chercher(title.toUpperCase()), attendu)
      assert.deepEqual(chercher(title.normalize('NFD').replace(/\p{Mn}/gu, '')), attendu)
    }),
  )
})

test('every question is found first by its own title', () => {
  for (const { id, title } of questions) assert.equal(chercher(title)[0], id, title)
})

test('anything at all may be typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
      assert.ok(Array.isArray(chercher(query)))
    }),
  )
})

test('a search in nothing finds nothing', () => assert.deepEqual(createRecherche([])('carte'), []))

test('a name of several words counts only when they follow each other', () => {
  assert.ok(voisins(['coordon', 'bancair']).includes('rib'))
  assert.deepEqual(voisins(['bancair', 'coordon']), [])
  assert.deepEqual(voisins([]), [])
})

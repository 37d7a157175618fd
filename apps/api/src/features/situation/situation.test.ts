import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  type SituationContractuelle,
  situationContractuelleSchema,
} from '@espace-adherent/contract'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const PATH = '/api/forms/situation-contractuelle'
const ask = async (userName: string, numeroContrat: string, suffix = '') => {
  const call = await t.as(userName)
  return call({ url: `${PATH}${suffix}`, headers: { 'x-numcontrat': numeroContrat } })
}
const situationDe = async (
  userName: string,
  numeroContrat: string,
): Promise<SituationContractuelle> => (await ask(userName, numeroContrat)).json()

test('the whole situation of a health contract', async () => {
  const situation = await situationDe('camille.martin@example.org', '20450001')
  assert.deepEqual(situationContractuelleSchema.parse(situation), situation)
  const annee = t.clock.now.getFullYear()
  assert.deepEqual(situation.contrat, {
    numeroContratIndividuel: '20450001',
    nomOffre: 'Santé Sérénité',
    typeContrat: 'sante',
    etat: 'valide',
    dateDebut: `${annee - 6}-01-01`,
    dateFin: null,
    portabiliteJusquAu: null,
  })
  assert.deepEqual(
    situation.assures.map((a) => [a.civilite, a.prenom, a.dateNaissance, a.rang, a.lien]),
    [
      ['Madame', 'Camille', '1986-03-14', 1, 'Adhérente'],
      ['Monsieur', 'Julien', '1984-11-20', 1, 'Conjoint'],
      ['Madame', 'Léa', '2015-06-18', 1, 'Enfant'],
    ],
  )
  assert.deepEqual(
    situation.garanties.find(({ libelle }) => libelle === 'Médecin généraliste'),
    { famille: 'soinsCourants', libelle: 'Médecin généraliste', niveau: '200\u00a0% BRSS' },
  )
  assert.deepEqual(
    situation.options.map(({ code, dateDebut, dateFin }) => [code, dateDebut, dateFin]),
    [
      ['ASS', `${annee}-03-01`, null],
      ['CUR', `${annee - 2}-01-01`, null],
    ],
  )
  assert.deepEqual(situation.cotisations, {
    modePaiement: 'Prélèvement automatique',
    periodicite: 'Mensuelle',
  })
  assert.deepEqual(situation.remboursements, { modePaiement: 'Virement', rib: 'FR•• •••• 7858' })
})

test('a provident contract promises in words; a contract without account is paid by cheque', async () => {
  const prevoyance = await situationDe('camille.martin@example.org', '20450002')
  assert.deepEqual(new Set(prevoyance.garanties.map(({ famille }) => famille)), new Set([null]))
  assert.deepEqual(prevoyance.garanties[0]?.libelle, 'Capital décès')
  const jeanne = await situationDe('jeanne.moreau@example.org', '20450005')
  assert.deepEqual(jeanne.remboursements, { modePaiement: 'Chèque', rib: null })
  assert.equal(jeanne.cotisations.modePaiement, 'Chèque')
})

test('what the offer does not cover is no guarantee', async () => {
  const { garanties } = await situationDe('hugo.roche@example.org', '20450004')
  assert.ok(garanties.length > 10)
  assert.deepEqual(
    garanties.filter(({ niveau }) => niveau === 'Non couvert'),
    [],
  )
})

test('« Situation Contractuelle » is printed, tagged, in the name of the client', async () => {
  const answer = await ask('camille.martin@example.org', '20450001', '/print')
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['content-type'], 'application/pdf')
  assert.match(
    String(answer.headers['content-disposition']),
    /filename="situation-contractuelle-20450001-\d{4}-\d\d-\d\d\.pdf"/,
  )
  const { objects, pages, titre, tags } = readPdf(answer.rawPayload)
  assert.equal(titre, 'Situation contractuelle')
  assert.match(objects, /\/Lang \(fr-FR\)/)
  assert.equal(tags.H1, 1)
  assert.equal(tags.H2, 6)
  assert.ok((tags.TR ?? 0) > 30)
  const text = pages.join('\n')
  for (const expected of [
    '12 rue des Tisserands',
    'Madame Camille MARTIN',
    'Santé Sérénité, n°\u00a020450001',
    'MARTIN Léa',
    'Enfant',
    '18/06/2015',
    'Soins courants',
    'Médecin généraliste',
    '200\u00a0% BRSS',
    'Cure thermale',
    '6,50\u00a0€',
    'Prélèvement automatique',
    'FR•• •••• 7858',
  ])
    assert.ok(text.includes(expected), expected)
  assert.doesNotMatch(text, /\?{2}|FR7610096181/)
})

test('it is the paper of the documents, word for word', async () => {
  const camille = await t.as('camille.martin@example.org')
  const paper = await camille({
    url: '/api/documents/attestation/print?edition=situationContractuelle',
    headers: { 'x-numcontrat': '20450001' },
  })
  const printed = await ask('camille.martin@example.org', '20450001', '/print')
  assert.deepEqual(readPdf(printed.rawPayload).pages, readPdf(paper.rawPayload).pages)
  assert.equal(printed.headers['content-disposition'], paper.headers['content-disposition'])
})

test('a provident contract prints its promises, a contract without account says so', async () => {
  const text = async (userName: string, numeroContrat: string) =>
    readPdf((await ask(userName, numeroContrat, '/print')).rawPayload).pages.join('\n')
  assert.match(await text('camille.martin@example.org', '20450002'), /Capital décès/)
  assert.match(await text('jeanne.moreau@example.org', '20450005'), /Compte\nNon renseigné/)
})

test('a beneficiary has neither the situation nor its document', async () => {
  for (const suffix of ['', '/print'])
    assert.equal((await ask('julien.martin@example.org', '20450001', suffix)).statusCode, 403)
})

import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { ATLAS, deposer } from '../../../testing/ribs.ts'
import { demande } from '../demandes/demandes.schema.ts'
import { fichier } from '../fichiers/fichiers.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { message } from '../messages/messages.schema.ts'
import { decompte, ligne } from '../remboursements/remboursements.schema.ts'

const SANTE = '20450001'
/** A Wednesday: two working days later is a Friday. */
const MIDI = new Date('2026-11-18T11:00:00Z')

let t: TestApp
let camille: Inject
let karim: Inject
let lea = ''
before(async () => {
  t = await createTestApp()
  t.clock.now = MIDI
  camille = await t.as('camille.martin@example.org')
  karim = await t.as('gestionnaire@example.org')
  lea = await personne('Léa')
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = MIDI
  const { db } = t.database
  await db.delete(demande)
  await db.delete(fichier)
  await db.delete(ligne)
  await db.delete(message)
})

async function personne(prenom: string): Promise<string> {
  const query = `acte=declarationSinistreV2ActeGestion&numeroContrat=${SANTE}`
  const lus = (await camille(`/api/demarches/faits?${query}`)).json()
  const { personnes } = lus.items?.[0] ?? lus
  return personnes.find((une: { prenom: string }) => une.prenom === prenom).numPers
}

/** Nobody is asked for more than this. */
const inconnue = async (ecart: object = {}) => ({
  numeroContrat: SANTE,
  numPers: lea,
  professionnel: '',
  dateSoins: '',
  soins: [],
  facture: [await deposer(camille, 'facture.pdf')],
  decompteRo: [],
  ordonnance: [],
  isSoinInconnu: true,
  montant: '45,00',
  precision: '',
  isCertifiee: true,
  ...ecart,
})
const poster = (call: Inject, url: string, payload: object, headers: Record<string, string> = {}) =>
  call({ method: 'POST', url: `/api${url}`, payload, headers })
const envoyer = async (ecart: object = {}) =>
  poster(camille, '/forms/declarationsinistreV2/form', { data: await inconnue(ecart) })
async function envoyee(ecart: object = {}): Promise<string> {
  const answer = await envoyer(ecart)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().demande.id
}
const SEANCE = {
  professionnel: 'Cabinet Morel',
  dateSoins: '2026-11-13',
  soins: [{ codeActe: 'AMK', quantite: '1', depense: '45', ro: '' }],
}
const coder = (call: Inject, id: string, revision: number, ecart: object = {}) =>
  poster(call, '/admin/demandes/traitement', { geste: 'coder', id, revision, ...SEANCE, ...ecart })
const accepter = (call: Inject, id: string, revision: number) =>
  poster(call, '/admin/demandes/traitement', { geste: 'accepter', id, revision })
const dossier = async (id: string) => (await karim(`/api/admin/demandes/dossier?id=${id}`)).json()
const payees = async () =>
  (
    await camille({
      url: '/api/v1/adherent/remboursements',
      headers: { 'x-numcontrat': SANTE },
    })
  ).json().items

test('a photo, a price and a person: a day is told and no amount, a clerk finds the care, and it is paid', async () => {
  const sent = (await envoyer()).json()
  const { id } = sent.demande
  assert.equal(sent.isModeGestionManuel, true)
  assert.equal(sent.suite.titre, 'Réponse au plus tard le vendredi 20 novembre 2026')
  assert.equal(sent.suite.le, '2026-11-20')
  assert.deepEqual(
    sent.suite.objets.map(({ genre }: { genre: string }) => genre),
    ['delai', 'compte'],
  )
  assert.doesNotMatch(JSON.stringify(sent.suite), /\d\s€/u)
  const avant = await dossier(id)
  assert.deepEqual(avant.changement.obstacles, ['Indiquez d’abord le soin de cette facture'])
  assert.equal(avant.codage.montant, 4500)
  assert.ok(avant.gestes.includes('coder'))
  assert.equal((await accepter(karim, id, 1)).statusCode, 409)

  const codee = await coder(karim, id, 1)
  assert.equal(codee.statusCode, 200, codee.body)
  // Reckoned and read again, and nothing is paid yet.
  assert.equal((await payees()).length, 0)
  const apres = await dossier(id)
  assert.deepEqual(apres.changement.obstacles, [])
  assert.match(JSON.stringify(apres.changement.lignes), /1\. Kinésithérapie/)
  assert.equal((await accepter(karim, id, 2)).statusCode, 200)
  const [payee, ...autres] = await payees()
  assert.equal(autres.length, 0)
  assert.deepEqual([payee.codeActe ?? 'AMK', payee.depense, payee.etat], ['AMK', 4500, 'attente'])
  const [entete] = await t.database.db
    .select()
    .from(decompte)
    .where(eq(decompte.professionnel, 'Cabinet Morel'))
  assert.equal(entete?.personneId, lea)
  const suivi = (await camille(`/api/demandes/dossier?id=${id}`)).json()
  const { suite } = suivi.items?.[0] ?? suivi
  assert.match(suite.titre, /partiront le/)
  const faits = await t.database.db
    .select({ action: historique.action })
    .from(historique)
    .where(eq(historique.cible, id))
  assert.ok(faits.some(({ action }) => action === 'demande-coder'))
  const sujets = (await t.database.db.select().from(message)).length
  assert.equal(sujets, 2)
})

test('a price may be left out: it is on the photo', async () => {
  const id = await envoyee({ montant: '' })
  assert.equal((await dossier(id)).codage.montant, null)
  assert.equal((await coder(karim, id, 1)).statusCode, 200)
})

for (const [quoi, ecart, champ] of [
  ['no file', { facture: [] }, 'facture'],
  ['a price of nothing', { montant: '0' }, 'montant'],
  ['a price below nothing', { montant: '-45' }, 'montant'],
  ['a price beyond all bills', { montant: '100000,01' }, 'montant'],
  ['a price that is none', { montant: 'NaN' }, 'montant'],
  ['somebody of no contract', { numPers: '00000000-0000-4000-8000-000000000000' }, 'numPers'],
  ['nothing certified', { isCertifiee: false }, 'isCertifiee'],
  ['more words than a bill has', { precision: 'a'.repeat(201) }, 'precision'],
] satisfies [string, object, string][])
  test(`${quoi}: refused at its field, and nothing is written`, async () => {
    const answer = await envoyer(ecart)
    assert.equal(answer.statusCode, 400, answer.body)
    assert.deepEqual(Object.keys(answer.json().champs), [champ])
    assert.equal(await t.database.db.$count(demande), 0)
  })

test('somebody of another contract is nobody whom one may ask for', async () => {
  const julien = await t.as('julien.martin@example.org')
  const data = await inconnue()
  const answer = await poster(julien, '/forms/declarationsinistreV2/form', {
    data: { ...data, facture: [await deposer(julien, 'facture.pdf')] },
  })
  assert.deepEqual(Object.keys(answer.json().champs), ['numPers'])
})

test('care that nobody knows, a day to come or before the contract, a price of nothing: refused at their fields', async () => {
  const id = await envoyee()
  const [soin] = SEANCE.soins
  for (const [ecart, champ] of [
    [{ soins: [{ ...soin, codeActe: 'INCONNU' }] }, 'soins'],
    [{ soins: [{ ...soin, depense: '0' }] }, 'soins'],
    [{ soins: [{ ...soin, depense: '-45' }] }, 'soins'],
    [{ soins: [{ ...soin, ro: '46' }] }, 'soins'],
    [{ professionnel: ' ' }, 'professionnel'],
    [{ dateSoins: '2026-11-19' }, 'dateSoins'],
    [{ dateSoins: '1999-01-01' }, 'dateSoins'],
  ] satisfies [object, string][]) {
    const answer = await coder(karim, id, 1, ecart)
    assert.equal(answer.statusCode, 400, JSON.stringify(ecart))
    assert.deepEqual(Object.keys(answer.json().champs), [champ], answer.body)
  }
  for (const ecart of [{ soins: [] }, { dateSoins: '13/11/2026' }, { montant: 12 }])
    assert.equal((await coder(karim, id, 1, ecart)).statusCode, 400)
  assert.equal((await dossier(id)).revision, 1)
})

test('two clerks at once: one finds the care, the other is told; decided, it is found no more', async () => {
  const id = await envoyee()
  const codes = await Promise.all(Array.from({ length: 5 }, () => coder(karim, id, 1)))
  assert.deepEqual(codes.map(({ statusCode }) => statusCode).toSorted(), [200, 409, 409, 409, 409])
  // A mistake seen in time is corrected, over what was read.
  const [soin] = SEANCE.soins
  const corrige = { soins: [{ ...soin, codeActe: 'AMS' }] }
  assert.equal((await coder(karim, id, 2, corrige)).statusCode, 200)
  assert.equal((await accepter(karim, id, 3)).statusCode, 200)
  assert.equal((await coder(karim, id, 5)).statusCode, 409)
  assert.equal((await payees()).length, 1)
})

test('a bill that says its care is not found again', async () => {
  const connue = { ...SEANCE, isSoinInconnu: false, montant: '' }
  const answer = await envoyer(connue)
  assert.equal(answer.statusCode, 200, answer.body)
  const { id } = answer.json().demande
  assert.equal((await dossier(id)).codage, null)
  assert.equal((await coder(karim, id, 3)).statusCode, 409)
})

test('without the right to treat requests, of another insurer, or with another request’s number: nothing', async () => {
  const id = await envoyee()
  const claire = await t.as('consultant@example.org')
  assert.equal((await coder(claire, id, 1)).statusCode, 403)
  assert.equal((await coder(camille, id, 1)).statusCode, 403)
  const voisine = await t.as('admin.atlas@example.org', ATLAS)
  assert.equal((await coder(voisine, id, 1)).statusCode, 404)
  assert.equal((await coder(karim, '00000000-0000-4000-8000-000000000000', 1)).statusCode, 404)
  assert.equal((await dossier(id)).revision, 1)
})

test('what is on a statement already is said to the clerk, and refused', async () => {
  const une = await envoyee()
  assert.equal((await coder(karim, une, 1)).statusCode, 200)
  assert.equal((await accepter(karim, une, 2)).statusCode, 200)
  t.clock.now = new Date(MIDI.getTime() + 61_000)
  const deux = await envoyee()
  const answer = await coder(karim, deux, 1)
  assert.equal(answer.statusCode, 400)
  assert.match(answer.json().champs.soins, /Déjà dans vos remboursements/)
})

const signaux = async (call: Inject, ecart: object = {}) => {
  const question = { numPers: lea, dateSoins: null, montant: null, soins: [], fichiers: [] }
  return poster(
    call,
    '/adherent/sinistres/signaux',
    { ...question, ...ecart },
    { 'x-numcontrat': SANTE },
  )
}
const dits = async (ecart: object = {}): Promise<string> => {
  const answer = await signaux(camille, ecart)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer
    .json()
    .signaux.map(({ texte }: { texte: string }) => texte)
    .join(' | ')
}

test('the same price, the same file, the same care: said while they are typed', async () => {
  assert.equal(await dits({ montant: 4500 }), '')
  const facture = [await deposer(camille, 'facture.pdf')]
  const id = await envoyee({ facture })
  assert.match(
    await dits({ montant: 4500 }),
    /^45,00\s€ pour Léa\s: vous nous avez déjà envoyé une facture de ce prix le 18\/11\/2026/u,
  )
  assert.equal(await dits({ montant: 4501 }), '')
  assert.equal(await dits({ montant: 4500, numPers: await personne('Camille') }), '')
  // The same bytes under another name, chosen again.
  const copie = await deposer(camille, 'copie.pdf')
  const fichiers = [copie.remoteFileName]
  assert.match(await dits({ fichiers }), /déjà envoyé ce fichier le 18\/11\/2026/)
  const julien = await t.as('julien.martin@example.org')
  const sienne = { numPers: await personne('Julien'), fichiers }
  assert.deepEqual((await signaux(julien, sienne)).json().signaux, [])
  assert.equal((await coder(karim, id, 1)).statusCode, 200)
  assert.equal((await accepter(karim, id, 2)).statusCode, 200)
  assert.match(await dits({ montant: 4500 }), /déjà dans vos remboursements, au 13\/11\/2026/)
  const soins = [{ codeActe: 'AMK', depense: 4500 }]
  assert.match(await dits({ dateSoins: '2026-11-13', soins }), /Déjà dans vos remboursements/)
  assert.equal(
    await dits({ dateSoins: '2026-11-12', soins: [{ codeActe: 'AMK', depense: 4400 }] }),
    '',
  )
})

test('what the year has used up is said as soon as person and care are chosen', async () => {
  const soins = [{ codeActe: 'OST', depense: null }]
  assert.equal(await dits({ soins }), '')
  for (const jour of ['2026-02-02', '2026-03-02', '2026-04-02', '2026-05-04', '2026-06-02']) {
    const seance = { codeActe: 'OST', quantite: '1', depense: '60', ro: '' }
    const connue = { ...SEANCE, dateSoins: jour, soins: [seance], isSoinInconnu: false }
    t.clock.now = new Date(t.clock.now.getTime() + 61_000)
    assert.equal((await envoyer(connue)).statusCode, 200)
  }
  assert.match(await dits({ soins }), /Ostéopathie\s: pour Léa, tout ce que votre contrat/u)
  const lunettes = { codeActe: 'OPTB', quantite: '1', depense: '300', ro: '' }
  const paire = { ...SEANCE, dateSoins: '2026-06-02', soins: [lunettes], isSoinInconnu: false }
  assert.equal((await envoyer(paire)).statusCode, 200)
  assert.match(
    await dits({ soins: [{ codeActe: 'OPTB', depense: null }] }),
    /le prochain équipement est remboursé à partir du 02\/06\/202\d/,
  )
})

test('an account that is about to change is said, with the one that is paid until then', async () => {
  const rib = {
    titulaire: 'Camille Martin',
    iban: 'FR7630006000012000000710189',
    bic: 'AGRIFRPP882',
    rib: null,
    contrat: {
      numContrat: SANTE,
      nomOffre: 'Santé Confort',
      rib: null,
      codeModePaiement: null,
      hadRib: false,
    },
  }
  const code = (await camille.prove?.()) ?? ''
  const sent = await poster(
    camille,
    '/forms/ribprestations/form',
    { data: rib },
    { 'x-securitycode': code },
  )
  assert.equal(sent.statusCode, 200, sent.body)
  assert.match(await dits(), /^Votre nouveau compte sert .*\s: avant, vos remboursements arrivent/u)
})

test('nothing is said of whom one may not ask for, nor of another insurer’s', async () => {
  const julien = await t.as('julien.martin@example.org')
  assert.equal((await signaux(julien)).statusCode, 404)
  const nadia = await t.as('nadia.perrot@example.org', ATLAS)
  const chezElle = { 'x-numcontrat': '70310001' }
  const question = { numPers: lea, dateSoins: null, montant: null, soins: [], fichiers: [] }
  assert.equal(
    (await poster(nadia, '/adherent/sinistres/signaux', question, chezElle)).statusCode,
    404,
  )
  for (const ecart of [{ montant: -1 }, { numPers: 'lea' }, { dateSoins: '2026-02-30' }])
    assert.equal((await signaux(camille, ecart)).statusCode, 400)
})

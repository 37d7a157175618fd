import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { CAMILLE, createActesDeTest, NADIA } from '../../../testing/actes.ts'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { ATLAS, deposer } from '../../../testing/ribs.ts'
import { carteTp } from '../../noyau/carte-tp.schema.ts'
import { personne } from '../../noyau/contrats.schema.ts'
import { document } from '../documents/documents.schema.ts'

let t: TestApp
let camille: Inject
const de = createActesDeTest(() => t)
const AJOUT = '/forms/inscriptionbeneficiaire'
const DEPART = '/forms/radiation-assures'
before(async () => {
  t = await createTestApp()
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  camille = await t.as(CAMILLE)
})
after(() => t?.close())

const tom = (ecart: object = {}) => ({
  numeroContrat: '20450001',
  codeCivilite: 'M',
  sexe: 'M',
  nom: 'Martin',
  prenom: 'Tom',
  dateNaissance: '2009-08-21',
  lien: 'Enfant',
  nirDe: 'soi',
  nir: { numero: '1090869383142', cle: '13', isMonegasque: false },
  organisme: 'CPAM du Rhône',
  teletransmission: true,
  dateEffet: '2026-12-01',
  acteNaissance: null,
  certificatScolarite: null,
  acteMariage: null,
  attestationPacs: null,
  attestationConcubinage: null,
  avisImposition: null,
  attestationDroits: null,
  ...ecart,
})
const depart = (personneId: string, ecart: object = {}) => ({
  numeroContrat: '20450001',
  personneId,
  motif: 'couvertureObligatoire',
  dateMotif: '2026-12-01',
  dateEffet: '2026-12-01',
  attestationAdhesion: null,
  justificatifSeparation: null,
  acteDeces: null,
  finEtudes: null,
  ...ecart,
})
type Personne = { numPers: string; prenom: string; rang: number; organisme: string }
const assures = async (numero = '20450001', call = camille): Promise<Personne[]> =>
  (await de.lire(call, '/api/adherent/profil/v2', numero)).beneficiaires
const prenoms = async (numero = '20450001', call = camille) =>
  (await assures(numero, call)).map(({ prenom }) => prenom)
const idDe = async (prenom: string, numero = '20450001', call = camille) =>
  (await assures(numero, call)).find((one) => one.prenom === prenom)?.numPers ?? ''
const cotisations = async (annee: number) =>
  (await de.lire(camille, `/api/forms/ribcotisations?annee=${annee}`, '20450001')).echeances.map(
    ({ montant }: { montant: number }) => montant,
  )
const cartes = async (numero = '20450001') =>
  (await t.database.db.select().from(carteTp).where(eq(carteTp.numeroContrat, numero)))
    .map(({ dateDebut, dateFin }) => `${dateDebut} ${dateFin}`)
    .sort()

test('R7.85 the form knows who is there and which days are allowed, the recap what it costs', async () => {
  const faits = await de.faits(camille, 'inscriptionBeneficiaireActeGestion', '20450001')
  assert.deepEqual(
    faits.assures.map(({ prenom, hasNir }: { prenom: string; hasNir: boolean }) => [
      prenom,
      hasNir,
    ]),
    [
      ['Camille', true],
      ['Julien', true],
      ['Léa', false],
    ],
  )
  assert.equal(faits.organisme, 'CPAM du Rhône')
  const lignes = await de.lignes(camille, 'inscriptionBeneficiaireActeGestion', tom())
  assert.deepEqual(lignes['Sécurité sociale'], [null, '1 09 •• •• ••• •••'])
  assert.deepEqual(lignes['Carte de tiers payant'], ['3\u00a0personnes', '4\u00a0personnes'])
  assert.deepEqual(lignes['Cotisation mensuelle'], [
    '128,40\u00a0€',
    '153,10\u00a0€ dès le 01/12/2026',
  ])
})

for (const [title, ecart, champs] of [
  [
    'somebody who is there already, by name',
    { prenom: 'LEA ', dateNaissance: '2015-06-18', nirDe: 'julien' },
    { nom: 'Cette personne est déjà couverte par votre contrat' },
  ],
  [
    'somebody who is there already, by number',
    {
      nom: 'Dupont',
      dateNaissance: '1984-11-20',
      lien: 'Autre personne à charge',
      nir: { numero: '1841175056112', cle: '50', isMonegasque: false },
    },
    { nom: 'Cette personne est déjà couverte par votre contrat' },
  ],
  [
    'a day that is not allowed',
    { dateEffet: '2026-12-02' },
    { dateEffet: 'Cette date d’effet n’est pas proposée' },
  ],
  [
    'a number that is not theirs',
    { sexe: 'F' },
    { nir: 'Ce numéro de sécurité sociale ne correspond pas au sexe indiqué' },
  ],
  [
    'somebody of another contract to be attached to',
    { nirDe: '00000000-0000-4000-8000-000000000000' },
    { nirDe: 'Dites-nous de quel numéro de sécurité sociale dépend cette personne' },
  ],
] satisfies [string, Record<string, unknown>, Record<string, string>][])
  test(`${title} is refused in its field, and nothing is written`, async () => {
    const voulu = ecart.nirDe === 'julien' ? { ...ecart, nirDe: await idDe('Julien') } : ecart
    const personnes = await de.compter('personne')
    const answer = await de.envoyer(camille, AJOUT, tom(voulu))
    assert.deepEqual([answer.statusCode, answer.json().champs], [400, champs])
    assert.equal(await de.compter('personne'), personnes)
    assert.deepEqual(await de.demandes(), [])
  })

test('a beneficiary, another member and a provident contract add nobody', async () => {
  const julien = await t.as('julien.martin@example.org')
  const jeanne = await t.as('jeanne.moreau@example.org')
  for (const path of [AJOUT, DEPART]) {
    const data = path === AJOUT ? tom() : depart(await idDe('Léa'))
    assert.equal((await de.envoyer(julien, path, data)).statusCode, 403)
    assert.equal((await de.envoyer(jeanne, path, data)).statusCode, 404)
    assert.equal((await de.envoyer(t.visitor(), path, data)).statusCode, 401)
    for (const wrong of [null, [], {}, { ...data, dateEffet: 42 }, { ...data, plus: 1 }])
      assert.equal((await de.envoyer(camille, path, wrong as object)).statusCode, 400)
  }
  const prevoyance = await de.envoyer(camille, AJOUT, tom({ numeroContrat: '20450002' }))
  assert.match(prevoyance.json().champs.lien, /Seul un contrat santé/)
  assert.deepEqual(await de.demandes(), [])
})

test('covered from a day to come: planned, shown, then there with card, contributions and sealed number', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      de.envoyer(camille, AJOUT, tom(), { 'idempotency-key': 'ajout-0001' }),
    ),
  )
  for (const answer of answers) assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(
    answers.map((answer) => answer.json().effetLe),
    Array(20).fill('2026-12-01'),
  )
  assert.equal((await de.demandes()).length, 1)
  assert.deepEqual(await prenoms(), ['Camille', 'Julien', 'Léa'])
  const prevus = await de.lire(camille, '/api/demarches/changements', '20450001')
  assert.deepEqual(
    prevus.items.map(({ acte, effetLe }: { acte: string; effetLe: string }) => [acte, effetLe]),
    [['inscriptionBeneficiaireActeGestion', '2026-12-01']],
  )
  assert.equal(prevus.items[0].lignes[0].apres, 'Tom Martin, né le 21/08/2009')
  const julien = await t.as('julien.martin@example.org')
  const siens = await de.lire(julien, '/api/demarches/changements', '20450001')
  assert.deepEqual(siens.items, [])

  t.clock.now = new Date('2026-11-16T11:05:00Z')
  const encore = await de.envoyer(camille, AJOUT, tom({ prenom: 'tom' }))
  assert.deepEqual(encore.json().champs, {
    nom: 'Vous avez déjà demandé de couvrir cette personne',
  })
  assert.equal(await de.leJour('2026-11-30'), 0)
  assert.equal(await de.leJour('2026-12-01'), 1)
  camille = await t.as(CAMILLE)
  assert.deepEqual(await prenoms(), ['Camille', 'Julien', 'Léa', 'Tom'])
  const [row] = await t.database.db.select().from(personne).where(eq(personne.prenom, 'Tom'))
  assert.ok(row?.nir)
  assert.doesNotMatch(row.nir, /1090869383142/)
  assert.equal(t.sealer.unseal(row.nir, ['personne.nir', row.id]), '1090869383142')
  assert.equal(row.adresse?.localite, 'Lyon')
  const carte = (await de.lire(camille, '/api/cgdm-svc/carte-tp', '20450001')).items[0]
  assert.deepEqual([carte.dateDebut, carte.assures.length], ['2026-12-01', 4])
  assert.ok((await cartes()).includes('2026-01-01 2026-11-30'))
  // Told on 1 December, too late for the debit of the 5th: January makes up for it, once.
  assert.deepEqual((await cotisations(2026)).slice(-2), [12_840, 12_840])
  const [janvier, fevrier] = await cotisations(2027)
  assert.equal(janvier - fevrier, 15_310 - 12_840)
  const after = await de.lire(camille, '/api/demarches/changements', '20450001')
  assert.deepEqual(after.items, [])
  await de.reset()
})

test('a child just born is covered from that day, at once; of twins, the second is the second', async () => {
  const bebe = (prenom: string) =>
    tom({
      prenom,
      dateNaissance: '2026-11-20',
      dateEffet: '2026-11-20',
      nir: { numero: '', cle: '', isMonegasque: false },
    })
  const nirDe = await idDe('Camille')
  for (const prenom of ['Zoé', 'Max']) {
    const answer = await de.envoyer(camille, AJOUT, { ...bebe(prenom), nirDe })
    // Nothing to wait for: it is done.
    assert.deepEqual([answer.statusCode, answer.json().effetLe], [200, null], answer.body)
  }
  const couverts = await assures()
  assert.deepEqual(
    couverts.slice(-2).map(({ prenom, rang }) => [prenom, rang]),
    [
      ['Zoé', 1],
      ['Max', 2],
    ],
  )
  const [row] = await t.database.db.select().from(personne).where(eq(personne.prenom, 'Max'))
  assert.deepEqual([row?.nir, row?.rattacheA], [null, nirDe])
  await de.reset()
})

test('R7.87 struck off on their day: out of the contract and its card, still named in what was paid', async () => {
  const id = await idDe('Julien')
  const saisie = depart(id, { dateMotif: '2026-12-20', dateEffet: '2027-01-01' })
  const lignes = await de.lignes(camille, 'radiationAssuresActeGestion', saisie)
  assert.deepEqual(lignes['Couverture de Julien'], ['En cours', 'Jusqu’au 31/12/2026 inclus'])
  assert.match(String(lignes['Cotisation mensuelle']?.[1]), /€ dès le 01\/01\/2027$/)
  const answer = await de.envoyer(camille, DEPART, saisie)
  assert.equal(answer.json().effetLe, '2027-01-01', answer.body)
  assert.deepEqual((await prenoms()).includes('Julien'), true)

  assert.equal(await de.leJour('2027-01-01'), 1)
  camille = await t.as(CAMILLE)
  assert.deepEqual(await prenoms(), ['Camille', 'Léa', 'Tom', 'Zoé', 'Max'])
  const [certificat] = await t.database.db
    .select()
    .from(document)
    .where(eq(document.titre, 'Certificat de radiation'))
  assert.match(
    JSON.stringify(certificat?.parametres),
    /a couvert Julien Martin, dont la date de naissance est le 20 novembre 1984, jusqu’au 31 décembre 2026 inclus\./,
  )
  const paye = await de.lire(camille, '/api/v1/adherent/remboursements', '20450001')
  const personnes = paye.synthese.personnes.map(({ prenom }: { prenom: string }) => prenom)
  assert.equal(personnes.at(-1), 'Julien')
  const siennes = await de.lire(
    camille,
    `/api/v1/adherent/remboursements?personne=${id}`,
    '20450001',
  )
  assert.ok(siennes.total > 0)
  assert.equal(siennes.items[0].prenom, 'Julien')
  const julien = await t.as('julien.martin@example.org')
  assert.deepEqual((await julien('/api/adherent/contrats')).json().contrats, [])
  const lu = await julien({
    url: '/api/v1/adherent/remboursements',
    headers: { 'x-numcontrat': '20450001' },
  })
  assert.notEqual(lu.statusCode, 200)
  const encore = await de.envoyer(
    camille,
    DEPART,
    depart(id, { dateMotif: '2027-02-01', dateEffet: '2027-02-01' }),
  )
  assert.match(encore.json().champs.personneId, /Choisissez la personne/)
  await de.reset()
})

test('whoever comes back is the same person as before', async () => {
  const personnes = await de.compter('personne')
  const answer = await de.envoyer(
    camille,
    AJOUT,
    tom({
      prenom: 'Julien',
      dateNaissance: '1984-11-20',
      lien: 'Conjoint',
      nir: { numero: '1841175056112', cle: '50', isMonegasque: false },
      dateEffet: '2027-02-01',
    }),
  )
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(await de.leJour('2027-02-01'), 1)
  assert.equal(await de.compter('personne'), personnes)
  const julien = await t.as('julien.martin@example.org')
  assert.equal((await julien('/api/adherent/contrats')).json().contrats.length, 1)
  camille = await t.as(CAMILLE)
  await de.reset()
})

test('R3.29 a death counts from its day, and the yearly term is the day of every other reason', async () => {
  const max = await idDe('Max')
  const deces = { motif: 'deces', dateMotif: '2027-01-20', dateEffet: '2027-01-20' }
  const faite = await de.envoyer(camille, DEPART, depart(max, deces))
  assert.equal(faite.statusCode, 200, faite.body)
  assert.equal((await prenoms()).includes('Max'), false)
  const zoe = await idDe('Zoé')
  const autre = await de.envoyer(
    camille,
    DEPART,
    depart(zoe, { motif: 'autre', dateEffet: '2027-02-01' }),
  )
  assert.deepEqual(autre.json().champs, {
    dateEffet: 'La date d’effet doit être postérieure ou égale au 01/01/2028',
  })
  await de.reset()
})

test('where a clerk looks at it: papers by link, asked again, refused, then accepted', async () => {
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  const nadia = await t.as(NADIA, ATLAS)
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const saisie = tom({ numeroContrat: '70310001', nom: 'Perrot' })
  const sans = await de.envoyer(nadia, AJOUT, saisie)
  assert.deepEqual(Object.keys(sans.json().champs), [
    'acteNaissance',
    'certificatScolarite',
    'attestationDroits',
  ])
  const avec = async () => ({
    ...saisie,
    acteNaissance: await deposer(nadia),
    certificatScolarite: await deposer(nadia),
    attestationDroits: await deposer(nadia),
  })
  const refusee = await de.envoyer(nadia, AJOUT, await avec())
  assert.equal(refusee.json().isModeGestionManuel, true, refusee.body)
  const piece = {
    geste: 'demander',
    champ: 'acteNaissance',
    motif: 'illisible',
    texte: 'Une photo nette suffit.',
    echeance: '2026-12-06',
  }
  assert.equal((await de.traiter(clerk, piece)).statusCode, 200)
  assert.equal((await de.traiter(clerk, { geste: 'refuser', texte: 'Non.' })).statusCode, 200)
  assert.deepEqual(await prenoms('70310001', nadia), ['Nadia', 'Luc'])
  await de.reset()

  t.clock.now = new Date('2026-11-16T11:05:00Z')
  await de.envoyer(nadia, AJOUT, await avec())
  assert.equal((await de.traiter(clerk, { geste: 'accepter' })).statusCode, 200)
  assert.deepEqual(await prenoms('70310001', nadia), ['Nadia', 'Luc'])
  assert.equal(await de.leJour('2026-12-01'), 1)
  assert.deepEqual(await prenoms('70310001', await t.as(NADIA, ATLAS)), ['Nadia', 'Luc', 'Tom'])
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const HORIZON = {
  userName: 'camille.martin@example.org',
  numeroContrat: '20450001',
  host: undefined,
  couleur: '#0b6765',
  nom: 'Mutuelle Horizon',
}
const ATLAS = {
  userName: 'nadia.perrot@example.org',
  numeroContrat: '70310001',
  host: 'atlas.localhost:8080',
  couleur: '#3b3da3',
  nom: 'Prévoyance Atlas',
}
type Qui = { userName: string; numeroContrat: string; host: string | undefined }

const get = async ({ userName, numeroContrat, host }: Qui, url: string) =>
  (await t.as(userName, host))({ url: `/api${url}`, headers: { 'x-numcontrat': numeroContrat } })
/** Last year is over: it has its care, whatever the day. */
const periode = () => {
  const annee = t.clock.now.getFullYear() - 1
  return `debut=${annee}-01-01&fin=${annee}-12-31`
}
const imprimer = async (qui: Qui, edition: string) => {
  const reponse = await get(qui, `/documents/attestation/print?edition=${edition}&${periode()}`)
  assert.equal(reponse.statusCode, 200, edition)
  return readPdf(reponse.rawPayload)
}

/** Each paper, its title, what its tree must hold, and words with their accents. */
const papiers = [
  ['attestation', 'Attestation de droits', { H1: 1, Table: 1 }, ['atteste que', 'Naissance']],
  [
    'carteTp',
    'Carte de tiers payant',
    { H1: 1, H2: 2, Table: 3, L: 1 },
    ['N° AMC', 'N° adhérent', 'Laboratoires d’analyses', 'Convention', 'Routage (CSR)', 'Rang'],
  ],
  [
    'situationContractuelle',
    'Situation contractuelle',
    { H1: 1, H2: 6 },
    ['État', 'Naissance', 'Médecin généraliste', 'Périodicité', 'Prélèvement automatique'],
  ],
  [
    'mandatSepa',
    'Mandat de prélèvement SEPA',
    { H1: 1, H2: 2, Table: 3, L: 1 },
    ['Référence unique (RUM)', 'Créancier', 'Débiteur', 'prélèvement autorisé'],
  ],
  [
    'echeancier',
    `Échéancier ${new Date().getFullYear() - 1}`,
    { H1: 1, Table: 3 },
    ['Période', 'Payée', 'À venir', 'Déjà payé', 'À quoi servent les cotisations'],
  ],
  [
    'relevePrestations',
    'Relevé de prestations',
    { H1: 1, Table: 2 },
    ['À qui nous avons versé', 'Dépense', 'édité le'],
  ],
  [
    'releveRemboursements',
    'Relevé de remboursements',
    { H1: 1, Table: 2 },
    ['Versé le', 'édité le'],
  ],
  [
    'releveAnnuel',
    `Relevé annuel ${new Date().getFullYear() - 1}`,
    { H1: 1, Table: 5 },
    ['Remboursé par la mutuelle', 'Cotisations payées dans l’année', 'édité le'],
  ],
] as [string, string, Record<string, number>, string[]][]

for (const [edition, titre, tags, mots] of papiers)
  test(`${edition}: titled, in French, tagged, in the charter of each client`, async () => {
    for (const qui of [HORIZON, ATLAS]) {
      const pdf = await imprimer(qui, edition)
      assert.equal(pdf.titre, titre)
      assert.match(pdf.objects, /\/Lang \(fr-FR\)/)
      assert.match(pdf.objects, /\/Marked true/)
      assert.match(pdf.objects, /\/DisplayDocTitle true/)
      assert.match(pdf.objects, /\/Type \/StructTreeRoot/)
      // Atlas's contract has a spouse who keeps their care: what it brought on the account is a table more.
      const enPlus = qui === ATLAS && edition.startsWith('releve') ? 1 : 0
      for (const [tag, nombre] of Object.entries(tags))
        assert.equal(pdf.tags[tag], nombre + (tag === 'Table' ? enPlus : 0), `${edition} ${tag}`)
      for (const tag of ['Document', 'P', 'TR', 'TH', 'TD']) assert.ok(pdf.tags[tag], tag)
      assert.equal(pdf.alts.length, tags.Figure ?? 0)
      assert.match(pdf.objects, /\/Scope \/(Column|Row)/)
      assert.ok(pdf.couleurs.has(qui.couleur), `${edition} ${[...pdf.couleurs]}`)
      const texte = pdf.pages.join('\n').replaceAll('\n', ' ')
      for (const mot of [qui.nom, titre, ...mots])
        assert.ok(texte.includes(mot), `${edition}: ${mot}`)
      assert.doesNotMatch(texte, /undefined|null|NaN|\ufffd|Ã/)
      assert.doesNotMatch(pdf.objects, /Helvetica|\/Subtype \/Type1\b/)
    }
  })

test('a card without a code from its insurer has no figure', async () => {
  assert.deepEqual((await imprimer(HORIZON, 'carteTp')).alts, [])
})

const CAMILLE_POSTALE = [
  'Madame Camille MARTIN',
  'Appartement 12, 3e étage',
  '24 bis rue Duquesne',
  '69006 LYON',
]
/** What shows in the window of an envelope: 110 mm from the left, between 45 and 90 mm from the top. */
const fenetre = ({ places }: ReturnType<typeof readPdf>) =>
  places.filter(({ x, y }) => x > 300 && y > 128 && y < 255).map(({ text }) => text)

test('name and address show in the window of the envelope', async () => {
  for (const [edition] of papiers.filter(([code]) => code !== 'carteTp'))
    assert.deepEqual(fenetre(await imprimer(HORIZON, edition)), CAMILLE_POSTALE, edition)
})

/** A kept document by the person whose it is. */
const garde = async (path: string, personne: string | null) => {
  const { items } = (await get(HORIZON, path)).json() as {
    items: { id: string; personne: string | null; titre?: string }[]
  }
  const trouve = items.find(
    (d) => d.personne === personne && (d.titre?.startsWith('Attestation') ?? true),
  )
  return readPdf((await get(HORIZON, `${path}/visionneuse?id=${trouve?.id}`)).rawPayload)
}

test('letters too; what is about a child goes to the adherent, about a grown-up to them', async () => {
  assert.deepEqual(fenetre(await garde('/adherent/courriers', null)), CAMILLE_POSTALE)
  const a = (nom: string) => [nom, ...CAMILLE_POSTALE.slice(1)]
  assert.deepEqual(fenetre(await garde('/cgdm-svc/ged', 'Julien')), a('Monsieur Julien MARTIN'))
  assert.deepEqual(fenetre(await garde('/cgdm-svc/ged', 'Léa')), CAMILLE_POSTALE)
})

test('without an address, the name alone, and no empty window', async () => {
  const { db } = t.database
  await db.execute(`update personne set adresse = null where prenom = 'Nadia' and nom = 'Perrot'`)
  const pdf = await imprimer(ATLAS, 'attestation')
  assert.deepEqual(
    pdf.places.filter(({ text }) => text === 'Madame Nadia PERROT').map(({ y }) => y < 110),
    [true],
  )
  const titre = pdf.places.find(({ text }) => text === 'Attestation de droits')
  assert.ok((titre?.y ?? 999) < 200, `title at ${titre?.y}`)
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { and, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp, voirComme } from '../../../testing/index.ts'
import { deposer } from '../../../testing/ribs.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { demande } from './demandes.schema.ts'

const CAMILLE = 'camille.martin@example.org'
const MEDICAL = 'service.medical@example.org'
/** What a person might well call it. */
const NOM = 'diagnostic-cardiaque.pdf'

let t: TestApp
let demandeId: string
const noms: Record<'medicale' | 'autre', string> = { medicale: '', autre: '' }

before(async () => {
  t = await createTestApp()
  const camille = await t.as(CAMILLE)
  const medicale = await deposer(camille, NOM)
  const autre = await deposer(camille, 'facture.pdf')
  noms.medicale = medicale.remoteFileName
  noms.autre = autre.remoteFileName
  const query = 'acte=declarationSinistreV2ActeGestion&numeroContrat=20450001'
  const lus = (await camille(`/api/demarches/faits?${query}`)).json()
  const { personnes } = lus.items?.[0] ?? lus
  const saisie = {
    numeroContrat: '20450001',
    numPers: personnes[0].numPers,
    professionnel: 'Dr Cœur',
    dateSoins: '2026-11-02',
    soins: [
      { codeActe: 'OST', quantite: '1', depense: '60', ro: '', monture: '', situation: 'parcours' },
    ],
    facture: [autre],
    decompteRo: [],
    ordonnance: [medicale],
    isCertifiee: true,
  }
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  const sent = await camille({
    method: 'POST',
    url: '/api/forms/declarationsinistreV2/form',
    payload: { data: saisie },
  })
  assert.equal(sent.statusCode, 200, sent.body)
  demandeId = sent.json().demande.id
})
after(() => t?.close())

const idDe = async (userName: string) => {
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, userName))
  return row?.id ?? ''
}

/** Every way to the bytes of a paper. */
const chemins = {
  'the back office': '/api/admin/demandes/pieces/visionneuse?id=',
  'the member’s request': '/api/demandes/pieces/visionneuse?id=',
  'the file itself': '/api/fichiers/',
} as const

/** Written by hand: role × paper × path. Of a medical paper, then of another; 0: no such way for them. */
const table: [string, () => Promise<Inject>, Record<keyof typeof chemins, [number, number]>][] = [
  [
    'its member',
    () => t.as(CAMILLE),
    {
      'the back office': [403, 403],
      'the member’s request': [200, 200],
      'the file itself': [200, 200],
    },
  ],
  [
    'another member of the contract',
    () => t.as('julien.martin@example.org'),
    {
      'the back office': [403, 403],
      'the member’s request': [404, 404],
      'the file itself': [404, 404],
    },
  ],
  [
    'the medical service',
    () => t.as(MEDICAL),
    {
      'the back office': [200, 200],
      'the member’s request': [403, 403],
      'the file itself': [404, 404],
    },
  ],
  ...['gestionnaire@example.org', 'admin@example.org', 'consultant@example.org'].map(
    (userName): (typeof table)[number] => [
      userName,
      () => t.as(userName),
      {
        'the back office': [403, 200],
        'the member’s request': [403, 403],
        'the file itself': [404, 404],
      },
    ],
  ),
  [
    'an administrator who sees the portal as its member',
    async () => voirComme(await t.as('admin@example.org'), await idDe(CAMILLE)),
    {
      'the back office': [403, 403],
      'the member’s request': [403, 200],
      'the file itself': [403, 200],
    },
  ],
]

for (const [qui, entrer, attendus] of table)
  test(`a medical paper, and another, for ${qui}`, async () => {
    const call = await entrer()
    for (const [chemin, url] of Object.entries(chemins) as [keyof typeof chemins, string][]) {
      const [medicale, autre] = [
        await call(`${url}${noms.medicale}`),
        await call(`${url}${noms.autre}`),
      ]
      assert.deepEqual([medicale.statusCode, autre.statusCode], attendus[chemin], chemin)
      if (medicale.statusCode !== 200) assert.doesNotMatch(medicale.body, /%PDF|cardiaque/)
    }
  })

const dossier = async (userName: string) => {
  const call = await t.as(userName)
  const answer = await call(`/api/admin/demandes/dossier?id=${demandeId}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer
}

test('a clerk sees that it came, not even its name; the medical service says whether it will do', async () => {
  const vu = await dossier('gestionnaire@example.org')
  assert.doesNotMatch(vu.body, /cardiaque/)
  const piece = (answer: typeof vu) =>
    answer.json().pieces.find(({ isMedicale }: { isMedicale: boolean }) => isMedicale)
  assert.deepEqual(
    [piece(vu).nom, piece(vu).isLisible, piece(vu).avis],
    ['Ordonnance', false, null],
  )
  assert.equal(piece(await dossier(MEDICAL)).nom, NOM)
  // As long as a clerk has yet to decide.
  await t.database.db.update(demande).set({ etat: 'recue' }).where(eq(demande.id, demandeId))
  // « À lire » holds what awaits the medical service: this paper, until they have given their word.
  const aLire = async (): Promise<[string[], number]> => {
    const call = await t.as(MEDICAL)
    const { items, synthese } = (await call('/api/admin/demandes/traitement?aLire=oui')).json()
    return [items.map(({ id }: { id: string }) => id), synthese.aLire]
  }
  const [attendues, nombre] = await aLire()
  assert.ok(attendues.includes(demandeId))
  assert.equal(nombre, attendues.length)
  const dire = async (
    userName: string,
    remoteFileName: string,
    avis: string,
    avant: string | null = null,
  ) =>
    (await t.as(userName))({
      method: 'POST',
      url: '/api/admin/demandes/avis-medical',
      payload: { remoteFileName, avis, avant },
    })
  for (const userName of [
    'gestionnaire@example.org',
    'admin@example.org',
    'consultant@example.org',
  ])
    assert.equal((await dire(userName, noms.medicale, 'conforme')).statusCode, 403, userName)
  assert.equal((await dire(MEDICAL, noms.autre, 'conforme')).statusCode, 404, 'not theirs to judge')
  assert.equal((await dire(MEDICAL, noms.medicale, 'parfait')).statusCode, 400)
  assert.equal((await dire(MEDICAL, noms.medicale, 'autre-piece')).statusCode, 200)
  // A colleague of theirs has not seen that word: both are shown, and the first stands.
  const tard = await dire(MEDICAL, noms.medicale, 'conforme')
  assert.deepEqual(
    [tard.statusCode, tard.json().versions.votre.avis, tard.json().versions.actuelle.avis],
    [409, 'conforme', 'autre-piece'],
  )
  assert.equal((await dire(MEDICAL, noms.medicale, 'autre-piece', 'autre-piece')).statusCode, 200)
  const { avis, isLisible } = piece(await dossier('gestionnaire@example.org'))
  assert.deepEqual([avis, isLisible], ['autre-piece', false])
  const [restantes, reste] = await aLire()
  assert.deepEqual([restantes.includes(demandeId), reste], [false, nombre - 1])
})

test('each opening is a line of the member’s history, and so is each refusal', async () => {
  const lignes = await t.database.db
    .select()
    .from(historique)
    .where(and(eq(historique.objet, 'document'), eq(historique.cible, noms.medicale)))
  const faites = lignes.map(({ action, auteurId }) => `${action} ${auteurId ? 'staff' : 'self'}`)
  assert.ok(faites.includes('consultation staff'), faites.join())
  assert.ok(lignes.some(({ action }) => action === 'acces-refuse'))
  assert.ok(lignes.some(({ action }) => action === 'avis-medical'))
})

test('the medical service decides on papers, and on no request', async () => {
  const call = await t.as(MEDICAL)
  const payload = { geste: 'prendre', id: demandeId, revision: 1 }
  const url = '/api/admin/demandes/traitement'
  assert.equal((await call({ method: 'POST', url, payload })).statusCode, 403)
  assert.equal((await call('/api/admin/users/roles')).statusCode, 403)
})

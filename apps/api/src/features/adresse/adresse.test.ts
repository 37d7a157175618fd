import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import {
  ADRESSE_VIDE,
  type Adresse,
  addDays,
  dateAParis,
  saisieDepuisAdresse,
} from '@espace-adherent/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { ATLAS, createRibs, deposer, SAMIRA } from '../../../testing/ribs.ts'
import { personne } from '../../noyau/contrats.schema.ts'
import { applyDue } from '../actes/index.ts'

const CAMILLE = 'camille.martin@example.org'
const JULIEN = 'julien.martin@example.org'
const FOYER = ['Camille', 'Julien', 'Léa']
let t: TestApp
let camille: Inject
const ribs = createRibs(() => t)
let initial: { id: string; prenom: string; adresse: Adresse | null; telephone: string | null }[]
const martins = () =>
  t.database.db
    .select({
      id: personne.id,
      prenom: personne.prenom,
      adresse: personne.adresse,
      telephone: personne.telephone,
    })
    .from(personne)
    .where(and(eq(personne.nom, 'Martin'), inArray(personne.prenom, FOYER)))

before(async () => {
  t = await createTestApp()
  camille = await t.as(CAMILLE)
  initial = await martins()
})
after(() => t?.close())
beforeEach(async () => {
  await ribs.reset()
  for (const { id, adresse, telephone } of initial)
    await t.database.db.update(personne).set({ adresse, telephone }).where(eq(personne.id, id))
})

const NANTES: Adresse = {
  ...ADRESSE_VIDE,
  numVoie: '3',
  libelleCourtNatureVoie: 'RUE',
  libelleVoie: 'Crébillon',
  codePostal: '44000',
  localite: 'Nantes',
}
const jour = (decalage: number) => addDays(dateAParis(t.clock.now), decalage)
const idDe = (prenom: string) => initial.find((un) => un.prenom === prenom)?.id ?? ''
const saisie = (ecart: object = {}) => ({
  ...saisieDepuisAdresse(NANTES),
  telephone: '',
  personnes: [] as string[],
  dateEffet: jour(0),
  justificatif: null,
  numeroContrat: '20450001',
  ...ecart,
})
const envoyer = (call: Inject, data: object) =>
  call({ method: 'POST', url: '/api/forms/adresse/form', payload: { data } })
const villes = async () =>
  Object.fromEntries((await martins()).map((un) => [un.prenom, un.adresse?.localite]))
const faits = async (call: Inject, numero = '20450001') =>
  (await call(`/api/demarches/faits?acte=adresseActeGestion&numeroContrat=${numero}`)).json().items

test('the form knows who lives with whoever asks, and the days that are allowed', async () => {
  const [su] = await faits(camille)
  assert.deepEqual(
    su.foyer.map(({ nom, hasCompte }: { nom: string; hasCompte: boolean }) => [nom, hasCompte]),
    [
      ['Julien Martin', true],
      ['Léa Martin', false],
    ],
  )
  assert.equal(su.adresse.localite, 'Lyon')
  assert.match(su.telephone, /•/)
  assert.equal(su.dates.regle.plages.length, 1)
  const [sien] = await faits(await t.as(JULIEN))
  assert.deepEqual(sien.foyer, [])
})

test('R7.76 R3.10 in automatic mode the chosen people move at once, and those with an account are told', async () => {
  const personnes = [idDe('Julien'), idDe('Léa')]
  const answer = await envoyer(camille, saisie({ personnes, telephone: '06 39 98 01 99' }))
  assert.equal(answer.statusCode, 200, answer.body)
  // Nothing is left to wait for: the day was today.
  assert.deepEqual([answer.json().isModeGestionManuel, answer.json().effetLe], [false, null])
  assert.deepEqual(await villes(), {
    Camille: 'Nantes',
    Julien: 'Nantes',
    Léa: 'Nantes',
  })
  const moi = (await martins()).find(({ prenom }) => prenom === 'Camille')
  assert.deepEqual(moi?.adresse, NANTES)
  const place = ['personne.telephone', idDe('Camille')] as const
  assert.equal(t.sealer.unseal(moi?.telephone ?? '', place), '+33639980199')
  const [mail] = await ribs.inbox(CAMILLE)
  assert.equal(mail?.subject, 'Votre adresse a été modifiée')
  assert.match(mail?.text ?? '', /3 rue Crébillon, 44000 NANTES/)
  const [sien] = await ribs.inbox(JULIEN)
  assert.equal(sien?.subject, 'Camille Martin a modifié votre adresse')
  const { personne: lu } = (
    await camille({ url: '/api/adherent/profil/v2', headers: { 'x-numcontrat': '20450001' } })
  ).json()
  assert.equal(lu.adresse.localite, 'Nantes')
})

test('alone, nobody else moves; the telephone left empty stays', async () => {
  const avant = (await martins()).find(({ prenom }) => prenom === 'Camille')?.telephone
  assert.equal((await envoyer(camille, saisie())).statusCode, 200)
  assert.deepEqual(Object.values(await villes()).sort(), ['Lyon', 'Lyon', 'Nantes'])
  assert.equal((await martins()).find(({ prenom }) => prenom === 'Camille')?.telephone, avant)
  assert.deepEqual(await ribs.inbox(JULIEN), [])
})

test('a day to come is planned, and the address changes on that day only', async () => {
  const answer = await envoyer(camille, saisie({ dateEffet: jour(10) }))
  assert.equal(answer.json().effetLe, jour(10))
  assert.equal((await villes()).Camille, 'Lyon')
  const { items: prevus } = (
    await camille({ url: '/api/demarches/changements', headers: { 'x-numcontrat': '20450001' } })
  ).json()
  assert.deepEqual(
    prevus.map(({ groupe, effetLe }: { groupe: string; effetLe: string }) => [groupe, effetLe]),
    [['profil', jour(10)]],
  )
  assert.match(prevus[0].lignes[0].apres, /44000 NANTES/)
  const ce = new Date(t.clock.now.getTime() + 10 * 86_400_000)
  await applyDue(t.actes, t.database.db, ce)
  assert.equal((await villes()).Camille, 'Nantes')
})

test('the very address of today, and no telephone, asks for nothing', async () => {
  const adresse = initial.find(({ prenom }) => prenom === 'Camille')?.adresse ?? ADRESSE_VIDE
  const answer = await envoyer(camille, saisie(saisieDepuisAdresse(adresse)))
  assert.deepEqual([answer.statusCode, answer.json().demande], [200, null])
  assert.equal((await ribs.demandes()).length, 0)
})

test('R3.11 CEDEX and abroad: only the parts of the kind are kept, the country is the table’s', async () => {
  const cedex = { type: 'cedex', codeCedex: '44041', nomCedex: 'Nantes', bureauCedex: '1' }
  assert.equal((await envoyer(camille, saisie(cedex))).statusCode, 200)
  const lue = async () => (await martins()).find(({ prenom }) => prenom === 'Camille')?.adresse
  assert.deepEqual([(await lue())?.codeCedex, (await lue())?.localite], ['44041', ''])
  const belge = { type: 'etrangere', codePays: 'BE', libellePays: 'Atlantide', localite: 'Namur' }
  assert.equal((await envoyer(camille, saisie(belge))).statusCode, 200)
  assert.deepEqual(
    [(await lue())?.libellePays, (await lue())?.adresseEtrangere],
    ['Belgique', true],
  )
})

for (const [title, ecart, champ, message] of [
  ['no town', { localite: '' }, 'localite', 'La localité est obligatoire'],
  ['a country that is none', { type: 'etrangere', codePays: 'XX' }, 'codePays', /liste/],
  [
    'a kind of street that is none',
    { libelleCourtNatureVoie: 'ZZZ' },
    'libelleCourtNatureVoie',
    /liste/,
  ],
  ['a telephone that is none', { telephone: '12' }, 'telephone', /incorrect/],
  ['too long ago', { dateEffet: '01/01/2020' }, 'dateEffet', /postérieure/],
  ['no day', { dateEffet: '' }, 'dateEffet', /obligatoire/],
] satisfies [string, object, string, string | RegExp][])
  test(`${title} is refused in its field, and nothing is written`, async () => {
    const answer = await envoyer(camille, saisie(ecart))
    assert.equal(answer.statusCode, 400, answer.body)
    assert.match(answer.json().champs[champ], new RegExp(message))
    assert.deepEqual([(await ribs.demandes()).length, await ribs.messages()], [0, 0])
    assert.equal((await villes()).Camille, 'Lyon')
  })

test('somebody who lives elsewhere, or of no contract of mine, is moved by nobody', async () => {
  const julien = await t.as(JULIEN)
  const ailleurs = { adresse: { ...NANTES, numVoie: '9' } }
  await t.database.db
    .update(personne)
    .set(ailleurs)
    .where(eq(personne.id, idDe('Léa')))
  for (const [call, qui] of [
    [camille, idDe('Léa')],
    [camille, '00000000-0000-4000-8000-000000000000'],
    [julien, idDe('Camille')],
  ] satisfies [Inject, string][]) {
    const answer = await envoyer(call, saisie({ personnes: [qui] }))
    assert.deepEqual(answer.json().champs, {
      personnes: 'Vous ne pouvez pas changer l’adresse de cette personne',
    })
  }
  assert.equal((await envoyer(camille, saisie({ numeroContrat: '20450005' }))).statusCode, 404)
  assert.equal((await envoyer(t.visitor(), saisie())).statusCode, 401)
  assert.equal((await ribs.demandes()).length, 0)
})

test('sent twenty times at once, it is one request and one change', async () => {
  const data = saisie({ personnes: [idDe('Léa')] })
  const answers = await Promise.all(Array.from({ length: 20 }, () => envoyer(camille, data)))
  assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200])
  assert.equal((await ribs.demandes()).length, 1)
})

test('in manual mode a proof is asked for, and nothing changes before a clerk has accepted', async () => {
  const samira = await t.as(SAMIRA, ATLAS)
  const data = saisie({ numeroContrat: '70310003' })
  assert.match((await envoyer(samira, data)).json().champs.justificatif, /joindre/)
  const justificatif = await deposer(samira, 'Quittance.pdf')
  const answer = await envoyer(samira, { ...data, justificatif })
  assert.deepEqual([answer.statusCode, answer.json().isModeGestionManuel], [200, true])
  const lue = async () => {
    const [row] = await t.database.db.select().from(personne).where(eq(personne.nom, 'Haddad'))
    return row?.adresse?.localite
  }
  assert.equal(await lue(), 'Marseille')
  const [mail] = await ribs.inbox(SAMIRA, ATLAS)
  assert.equal(mail?.subject, 'Nous avons reçu votre nouvelle adresse')
})

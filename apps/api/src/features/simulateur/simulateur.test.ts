import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Simulation } from '@espace-adherent/contract'
import { addDays, addYears, type Domaine, dateAParis } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { historique } from '../historique/historique.schema.ts'
import { decompte, ligne } from '../remboursements/remboursements.schema.ts'

const CAMILLE = 'camille.martin@example.org'
const JULIEN = 'julien.martin@example.org'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const get = async (userName: string, url: string, numeroContrat = '20450001') => {
  const call = await t.as(userName)
  return call({ url, headers: { 'x-numcontrat': numeroContrat } })
}
type Choix = {
  termineLe: string | null
  domaines: Domaine[]
  personnes: { numPers: string; prenom: string }[]
}
const choix = async (userName: string, numeroContrat?: string) =>
  (await get(userName, '/api/simulateurprestation', numeroContrat)).json() as Choix
const numPersDe = async (prenom: string) =>
  (await choix(CAMILLE)).personnes.find((p) => p.prenom === prenom)?.numPers ?? ''
const simulate = (userName: string, query: Record<string, string>, numeroContrat?: string) =>
  get(userName, `/api/simulateurprestationv2?${new URLSearchParams(query)}`, numeroContrat)

test('R7.131 R3.48 for whom and for what one may simulate', async () => {
  const { personnes, domaines } = await choix(CAMILLE)
  const dentaire = domaines.find(({ libelle }) => libelle === 'Dentaire')
  const protheses = dentaire?.subDomaines.find(({ libelle }) => libelle === 'Prothèses')
  assert.deepEqual(dentaire?.tags, ['dentaire'])
  assert.deepEqual(protheses?.options, ['100\u00a0% Santé', 'Tarifs maîtrisés', 'Tarifs libres'])
  assert.deepEqual(
    protheses?.children.map(({ libelle, actes }) => [libelle, actes.length > 0]),
    protheses?.options.map((option) => [option, true]),
  )
  assert.deepEqual(
    personnes.map(({ prenom }) => prenom),
    ['Camille', 'Julien', 'Léa'],
  )
  assert.deepEqual(domaines.map(({ libelle }) => libelle).slice(0, 2), [
    'Hospitalisation',
    'Soins courants',
  ])
  assert.deepEqual(
    (await choix(JULIEN)).personnes.map(({ prenom }) => prenom),
    ['Julien'],
  )
  assert.deepEqual((await choix(CAMILLE, '20450002')).domaines, [])
})

test('a contract that has ended simulates nothing, and says since when', async () => {
  const HUGO = 'hugo.roche@example.org'
  const { contrats } = (await (await t.as(HUGO))('/api/adherent/contrats')).json()
  const fini = contrats.find(({ isActif }: { isActif: boolean }) => !isActif)
  const { domaines, termineLe, personnes } = await choix(HUGO, fini.numeroContratIndividuel)
  assert.deepEqual([domaines, termineLe], [[], fini.dateFin])
  const question = { numPers: personnes[0]?.numPers ?? '', codeActe: 'G', depense: '3000' }
  const refused = await simulate(HUGO, question, fini.numeroContratIndividuel)
  assert.equal(refused.statusCode, 400)
  assert.match(refused.json().message, /^Ce contrat a pris fin/)
  assert.equal((await choix(CAMILLE)).termineLe, null)
})

test('R7.132 what an act would leave to pay, with what the year has used up', async () => {
  const { db } = t.database
  // The year begins anew, for amounts that do not depend on the day.
  await db.delete(ligne)
  const numPers = await numPersDe('Camille')
  const answer = await simulate(CAMILLE, { numPers, codeActe: 'CS', depense: '7000' })
  assert.equal(answer.statusCode, 200)
  const { depense, base, ro, rc, reste, plafonds, alternative } = answer.json() as Simulation
  assert.deepEqual([depense, base, ro, rc, reste], [7000, 2300, 1410, 2990, 2600])
  assert.deepEqual(plafonds, [
    { nature: 'participation', plafond: 5000, consomme: 200, reste: 4800 },
  ])
  assert.deepEqual(alternative, {
    libelle: 'Spécialiste OPTAM',
    depense: 7000,
    reste: 270,
    is100Sante: false,
  })
})

test('a child has nothing kept back', async () => {
  const lea = await simulate(CAMILLE, {
    numPers: await numPersDe('Léa'),
    codeActe: 'G',
    depense: '3000',
  })
  assert.deepEqual((lea.json() as Simulation).reste, 0)
})

test('a price above the limit of the 100 % Santé is a warning, not a reste à charge', async () => {
  const numPers = await numPersDe('Camille')
  const crown = (await simulate(CAMILLE, { numPers, codeActe: 'HBLD680', depense: '55000' })).json()
  assert.deepEqual([crown.rc, crown.reste, crown.horsLimite], [44_300, 0, 3500])
  assert.match(crown.avertissement, /ne peut pas demander plus de 515,00\s€/u)
  const paire = { numPers, codeActe: 'OPTA', depense: '9500', monture: '4500' }
  const lunettes = (await simulate(CAMILLE, paire)).json()
  assert.deepEqual([lunettes.reste, lunettes.horsLimite], [0, 1500])
  assert.match(lunettes.avertissement, /30,00\s€ pour la monture et 65,00\s€ pour les verres/u)
})

test('the situation that is chosen changes who pays, and is said', async () => {
  const query = { numPers: await numPersDe('Camille'), codeActe: 'G', depense: '3000' }
  const ald = (await simulate(CAMILLE, { ...query, situation: 'ald' })).json()
  assert.deepEqual([ald.ro, ald.rc, ald.reste], [2800, 0, 200])
  assert.match(ald.explication.ro, /100\s% \(affection de longue durée\) de 30,00\s€/u)
})

test('imaging: the base of the bill and what is asked above it; an act in letters: its coefficient', async () => {
  const numPers = await numPersDe('Camille')
  const echographie = { numPers, depense: '8000', base: '6650' }
  for (const [codeActe, rc, reste] of [
    ['RAD', 3345, 200],
    ['RAX', 3345, 200],
  ] as const) {
    const found = (await simulate(CAMILLE, { ...echographie, codeActe })).json()
    assert.deepEqual([found.base, found.rc, found.reste], [6650, rc, reste], codeActe)
    assert.match(found.explication.rc, /19,95\s€ sur la base et 13,50\s€ sur les 13,50\s€/u)
  }
  const lettre = { numPers, codeActe: 'AMO', depense: '3146', coefficient: '12.1' }
  const orthophonie = (await simulate(CAMILLE, lettre)).json()
  assert.deepEqual([orthophonie.base, orthophonie.ro, orthophonie.rc], [3146, 1788, 1258])
  // What means nothing for an act changes nothing.
  const generaliste = { ...echographie, codeActe: 'G', depense: '3000', coefficient: '2' }
  assert.equal((await simulate(CAMILLE, generaliste)).json().base, 3000)
})

test('an ear that has its device waits, the other does not; a pair before its time is paid for a reason', async () => {
  const numPers = await numPersDe('Camille')
  const { db } = t.database
  const [entete] = await db.select().from(decompte).where(eq(decompte.personneId, numPers)).limit(1)
  assert.ok(entete)
  const paye = (codeActe: string, depense: number, ecart = {}) => ({
    clientCode: 'horizon',
    numeroContrat: '20450001',
    personneId: numPers,
    decompteId: entete.id,
    dateSoins: addDays(dateAParis(t.clock.now), -400),
    codeActe,
    depense,
    ro: 100,
    rc: 100,
    etat: 'reglee' as const,
    destinataire: 'assure' as const,
    ...ecart,
  })
  await db.insert(ligne).values([paye('AUD1', 95_000, { oreille: 'droite' }), paye('OPTA', 9500)])
  const appareil = async (oreille: string, quantite = '1') => {
    const depense = String(95_000 * Number(quantite))
    const query = { numPers, codeActe: 'AUD1', depense, quantite, oreille }
    const { ro, reste, message } = (await simulate(CAMILLE, query)).json()
    return message ?? [ro, reste]
  }
  assert.deepEqual(await appareil('droite'), [0, 95_000])
  assert.deepEqual(await appareil('gauche'), [24_000, 0])
  assert.deepEqual(await appareil('deux', '2'), [24_000, 95_000])
  assert.match(String(await appareil('deux')), /^Indiquez un appareil pour une oreille/)
  const paire = async (ecart: Record<string, string> = {}) => {
    const query = { numPers, codeActe: 'OPTA', depense: '9500', ...ecart }
    const { reste, renouvelableLe } = (await simulate(CAMILLE, query)).json()
    return [reste, renouvelableLe]
  }
  const dansDeuxAns = addYears(addDays(dateAParis(t.clock.now), -400), 2)
  assert.deepEqual(await paire(), [9500, dansDeuxAns])
  assert.deepEqual(await paire({ motif: 'vue' }), [0, null])
  // An adult has no frame to grow out of; a reason for ears is none for eyes.
  assert.deepEqual(await paire({ motif: 'monture' }), [9500, dansDeuxAns])
  assert.deepEqual(await paire({ motif: 'appareil' }), [9500, dansDeuxAns])
  const sourdeEtAveugle = { codeActe: 'AUD1', depense: '140000', oreille: 'gauche' }
  assert.deepEqual(await paire({ ...sourdeEtAveugle, surdicecite: 'oui' }), [0, null])
  assert.equal(
    (await simulate(CAMILLE, { numPers, codeActe: 'OPTA', depense: '1', motif: 'x' })).statusCode,
    400,
  )
  await db.delete(ligne)
})

test('a whole stay is simulated, item by item', async () => {
  const numPers = await numPersDe('Camille')
  const query = {
    numPers,
    dateEntree: addDays(dateAParis(t.clock.now), 28),
    nuits: '2',
    fraisSejour: '185000',
    chirurgien: '42000',
    baseChirurgien: '18000',
    chambre: '7000',
  }
  const sejour = (ecart: Record<string, string> = {}) =>
    get(CAMILLE, `/api/simulateurprestation/sejour?${new URLSearchParams({ ...query, ...ecart })}`)
  const { postes, total } = (await sejour()).json()
  assert.deepEqual(
    postes.map(({ code, ro, rc, reste }: Record<string, number>) => [code, ro, rc, reste]),
    [
      ['SEJ', 185_000, 0, 0],
      ['ADC', 14_800, 27_200, 0],
      ['FJH', 0, 6900, 0],
      ['CHP', 0, 12_000, 2000],
    ],
  )
  assert.deepEqual(total, { depense: 247_900, ro: 199_800, rc: 46_100, reste: 2000 })
  const wrongs: Record<string, string>[] = [
    { nuits: '91' },
    { dateEntree: '2020-01-01' },
    { chirurgien: '-1' },
  ]
  for (const wrong of wrongs)
    assert.equal((await sejour(wrong)).statusCode, 400, JSON.stringify(wrong))
})

test('somebody else, even of the same contract for a beneficiary, is not found, and that is kept', async () => {
  const camille = await numPersDe('Camille')
  const query = { numPers: camille, codeActe: 'G', depense: '3000' }
  assert.equal((await simulate(JULIEN, query)).statusCode, 404)
  assert.equal((await simulate('hugo.roche@example.org', query, '20450003')).statusCode, 404)
  const lignes = await t.database.db.select().from(historique)
  assert.deepEqual(
    lignes.map(({ objet, cible }) => [objet, cible]),
    [
      ['personne', camille],
      ['personne', camille],
    ],
  )
})

test('bad input is refused with a message, never with a fault', async () => {
  const numPers = await numPersDe('Camille')
  const wrongs: Record<string, string>[] = [
    { codeActe: 'INCONNU' },
    { depense: '-1' },
    { depense: '12,5' },
    { depense: '10000001' },
    { quantite: '0' },
    { quantite: '31' },
    { monture: '3001' },
    { situation: 'ailleurs' },
    { numPers: 'x' },
  ]
  for (const wrong of wrongs) {
    const answer = await simulate(CAMILLE, { numPers, codeActe: 'G', depense: '3000', ...wrong })
    assert.equal(answer.statusCode, 400, JSON.stringify(wrong))
    assert.ok(answer.json().message)
  }
})

test('a tariff that staff correct counts from its day, for their own client alone', async () => {
  const admin = await t.as('admin@example.org')
  const url = '/api/admin/settings/tarif-soins'
  const post = (suffix: string, payload: object) =>
    admin({ method: 'POST', url: `${url}${suffix}`, payload })
  const numPers = await numPersDe('Camille')
  const base = async (codeActe: string) =>
    (await simulate(CAMILLE, { numPers, codeActe, depense: '7000' })).json().base
  assert.equal(await base('CNP'), 5700)
  const { items } = (await admin(`${url}?codeActe=CNP`)).json()
  const tarif = items.find(({ quoi }: { quoi: string }) => quoi === 'base')
  assert.deepEqual(
    [tarif.valeur, tarif.depuis, tarif.confiance],
    ['57,00', '2026-01-01', 'probable'],
  )
  const { id, revision } = tarif
  const saved = await post('', { id, revision, valeurs: { valeur: '60,00' } })
  assert.equal(saved.statusCode, 200, saved.body)
  assert.equal(await base('CNP'), 6000)
  const demain = addDays(dateAParis(t.clock.now), 1)
  const sien = {
    codeActe: 'CAR',
    quoi: 'base',
    depuis: demain,
    valeur: '55',
    moinsDe: null,
    confiance: 'sure',
    source: 'ameli.fr',
  }
  assert.equal((await post('/create', sien)).statusCode, 200)
  assert.equal(await base('CAR'), 5250)
  const faute = await post('/create', { ...sien, codeActe: 'CAX', valeur: 'beaucoup' })
  assert.equal(faute.statusCode, 400)
})

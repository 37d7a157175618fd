import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  type DecompteDetaille,
  decompteSchema,
  type Paiement,
  paiementSchema,
  type TiersPrestation,
} from '@espace-adherent/contract'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { historique } from '../historique/historique.schema.ts'

const CAMILLE = 'camille.martin@example.org'
const JULIEN = 'julien.martin@example.org'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

async function ask(userName: string, path: string, numeroContrat = '20450001') {
  const call = await t.as(userName)
  return call({ url: `/api/${path}`, headers: { 'x-numcontrat': numeroContrat } })
}
const lignesDe = async (userName: string, recherche: string, numeroContrat = '20450001') =>
  (await ask(userName, `v1/adherent/remboursements?recherche=${recherche}`, numeroContrat)).json()
    .items
const decompteDe = async (userName: string, recherche: string): Promise<DecompteDetaille> => {
  const [{ decompteId }] = await lignesDe(userName, recherche)
  return (await ask(userName, `v2/adherent/prestations?id=${decompteId}`)).json()
}
const refus = async () =>
  (await t.database.db.select().from(historique)).map(({ objet, cible }) => [objet, cible])

test('R7.96 a statement shows its lines, its sums, and why each amount is what it is', async () => {
  const decompte = await decompteDe(CAMILLE, 'lenoir')
  assert.deepEqual(decompteSchema.parse(decompte), decompte)
  assert.equal(decompte.professionnel, 'Dr Marc Lenoir, dermatologue')
  assert.equal(decompte.prenom, 'Camille')
  assert.deepEqual(decompte.totaux, { depense: 7000, ro: 1410, rc: 2990, reste: 2600 })
  assert.deepEqual(decompte.lignes[0]?.explication, {
    ro: '70\u00a0% de 23,00\u00a0€ = 16,10\u00a0€, moins 2,00\u00a0€ de participation forfaitaire = 14,10\u00a0€',
    rc: 'Médecin spécialiste non OPTAM\u00a0: 200\u00a0% de 23,00\u00a0€ = 46,00\u00a0€, moins 16,10\u00a0€ de part de l’Assurance maladie (avant participation forfaitaire) = 29,90\u00a0€',
    reste:
      '24,00\u00a0€ au-delà de la garantie et 2,00\u00a0€ de participation forfaitaire, jamais remboursée = 26,00\u00a0€',
    conseil: 'Chez un spécialiste OPTAM au même tarif, il vous serait resté 2,70\u00a0€.',
    garantie: 'specialisteNonOptam',
  })
})

test('a statement of several acts adds them up', async () => {
  const sejour = await decompteDe(CAMILLE, 'clinique')
  assert.deepEqual(
    sejour.lignes.map(({ codeActe }) => codeActe),
    ['FJH', 'CHP', 'ADC'],
  )
  for (const part of ['depense', 'ro', 'rc', 'reste'] as const)
    assert.equal(
      sejour.totaux[part],
      sejour.lignes.reduce((somme, ligne) => somme + ligne[part], 0),
    )
  const couronne = await decompteDe(CAMILLE, 'HBLD734')
  assert.match(couronne.lignes[0]?.explication.conseil ?? '', /100\u00a0% Santé.*0,00\u00a0€\.$/)
})

test('a statement lists what was paid for it, to whom and how, and nothing of another', async () => {
  const sejour = await decompteDe(CAMILLE, 'clinique')
  assert.deepEqual(
    sejour.versements.map(({ mode, destinataire, montant }) => [mode, destinataire, montant]),
    [['VIR', 'tiers', sejour.totaux.rc]],
  )
  const couronne = await decompteDe(CAMILLE, 'HBLD734')
  assert.deepEqual(
    couronne.versements.map(({ destinataire, montant }) => [destinataire, montant]),
    [['assure', couronne.totaux.rc]],
  )
  const JEANNE = 'jeanne.moreau@example.org'
  const [sienne] = await lignesDe(JEANNE, 'serre', '20450005')
  const lu = await ask(JEANNE, `v2/adherent/prestations?id=${sienne.decompteId}`, '20450005')
  // A long illness is paid whole: nothing was left for her mutuelle to pay.
  assert.deepEqual(lu.json().versements, [])
  const [autre] = await lignesDe(JEANNE, 'aubry', '20450005')
  const hors = await ask(JEANNE, `v2/adherent/prestations?id=${autre.decompteId}`, '20450005')
  assert.deepEqual(
    (hors.json() as DecompteDetaille).versements.map(({ mode }) => mode),
    ['CHQ'],
  )
  const [refusee] = (await ask(CAMILLE, 'v1/adherent/remboursements?etat=rejetee')).json().items
  const refus = await ask(CAMILLE, `v2/adherent/prestations?id=${refusee.decompteId}`)
  assert.deepEqual(refus.json().versements, [])
})

test('a refused line says why, and quotes no guarantee', async () => {
  const [{ decompteId }] = (await ask(CAMILLE, 'v1/adherent/remboursements?etat=rejetee')).json()
    .items
  const { lignes } = (await ask(CAMILLE, `v2/adherent/prestations?id=${decompteId}`)).json()
  assert.equal(
    lignes[0].explication.rc,
    'Demande refusée\u00a0: la facture jointe n’est pas lisible',
  )
  assert.equal(lignes[0].motifRejet, 'la facture jointe n’est pas lisible')
})

test('no rule of today is quoted for amounts that it does not give', async () => {
  const { db } = t.database
  const avant = await decompteDe(CAMILLE, 'lenoir')
  const id = avant.lignes[0]?.id
  await db.execute(`update ligne set rc = 2980 where id = ${id}`)
  const { lignes } = await decompteDe(CAMILLE, 'lenoir')
  assert.equal(
    lignes[0]?.explication.rc,
    'Montant de votre contrat, selon votre assureur\u00a0: 29,80\u00a0€',
  )
  assert.equal(lignes[0]?.explication.conseil, null)
  assert.equal(lignes[0]?.explication.garantie, null)
  await db.execute(`update ligne set rc = 2990 where id = ${id}`)
})

test('somebody else’s statement is not found, and who asked is kept', async () => {
  const [deCamille] = await lignesDe(CAMILLE, 'lenoir')
  const [deHugo] = await lignesDe('hugo.roche@example.org', 'pharmacie', '20450003')
  const avant = (await refus()).length
  for (const [userName, id] of [
    [JULIEN, deCamille.decompteId],
    [CAMILLE, deHugo.decompteId],
    [CAMILLE, 'abc'],
    [CAMILLE, '999999999'],
    [CAMILLE, '9'.repeat(40)],
  ] as const)
    assert.equal((await ask(userName, `v2/adherent/prestations?id=${id}`)).statusCode, 404)
  // Their own, but through another of their contracts.
  const autre = await ask(CAMILLE, `v2/adherent/prestations?id=${deCamille.decompteId}`, '20450002')
  assert.equal(autre.statusCode, 404)
  assert.deepEqual(
    (await refus()).slice(avant).map(([objet]) => objet),
    Array(6).fill('prestation'),
  )
  assert.equal((await ask(CAMILLE, 'v2/adherent/prestations')).statusCode, 400)
})

test('R7.98 what professionals were paid, statement by statement', async () => {
  const { items, total, suite } = (
    await ask(CAMILLE, 'v2/adherent/tiers-prestations?taille=5')
  ).json() as { items: TiersPrestation[]; total: number; suite: string }
  assert.equal(items.length, 5)
  assert.ok(total > 10)
  const suivants = (
    await ask(CAMILLE, `v2/adherent/tiers-prestations?taille=100&apres=${suite}`)
  ).json()
  assert.equal(items.length + suivants.items.length, total)
  const clinique = [...items, ...suivants.items].find(
    ({ professionnel }) => professionnel === 'Clinique du Parc',
  )
  assert.deepEqual(clinique?.actes.length, 3)
  const { totaux } = await decompteDe(CAMILLE, 'clinique')
  assert.deepEqual([clinique?.ro, clinique?.rc], [totaux.ro, totaux.rc])
  const deJulien = (await ask(JULIEN, 'v2/adherent/tiers-prestations?taille=100')).json().items
  assert.ok(deJulien.length > 0)
  assert.ok(deJulien.every((tiers: TiersPrestation) => tiers.prenom === 'Julien'))
})

test('R7.97 transfers group their lines, and are their sum', async () => {
  const { items, total } = (await ask(CAMILLE, 'v2/adherent/paiements?taille=100')).json() as {
    items: Paiement[]
    total: number
  }
  assert.ok(total > 5)
  assert.equal(items.length, total)
  for (const paiement of items) {
    assert.deepEqual(paiementSchema.parse(paiement), paiement)
    assert.equal(paiement.ibanMasque, 'FR•• •••• 7858')
    assert.equal(
      paiement.montant,
      paiement.lignes.reduce((somme, { montant }) => somme + montant, 0),
    )
  }
  assert.ok(items.some(({ lignes }) => lignes.length > 1))
  const csv = await ask(CAMILLE, 'v2/adherent/paiements/export')
  assert.equal(csv.body.trim().split('\r\n').length, total + 1)
  // A word, never a code.
  assert.match(csv.body, /;Virement;/)
  assert.doesNotMatch(csv.body, /VIR\b/)
  const [un] = items
  const seul = (await ask(CAMILLE, `v2/adherent/paiements?id=${un?.id}`)).json()
  assert.deepEqual(seul.items, [un])
})

test('a transfer is found as a bank statement tells it: by its sum, its day, its month, and by whom it was for', async () => {
  const cherche = async (recherche: string): Promise<Paiement[]> =>
    (
      await ask(
        CAMILLE,
        `v2/adherent/paiements?taille=100&recherche=${encodeURIComponent(recherche)}`,
      )
    ).json().items
  const tous: Paiement[] = await cherche('')
  const groupe = tous.find(({ lignes }) => lignes.length > 1)
  assert.ok(groupe)
  const euros = (groupe.montant / 100).toLocaleString('fr-FR', { minimumFractionDigits: 2 })
  const [annee, mois, jour] = groupe.date.split('-')
  for (const [recherche, isFound] of [
    [`${euros} €`, (p) => [p.montant, ...p.lignes.map((l) => l.montant)].includes(groupe.montant)],
    [`${jour}/${mois}/${annee}`, (p) => p.date === groupe.date],
    [`${mois}/${annee}`, (p) => p.date.startsWith(`${annee}-${mois}`)],
    ['léa', (p) => p.lignes.some(({ prenom }) => prenom === 'Léa')],
    ['ostéopathie', (p) => p.lignes.some(({ libelle }) => libelle === 'Ostéopathie')],
    ['introuvable', () => false],
  ] as const satisfies readonly (readonly [string, (p: Paiement) => boolean])[])
    assert.deepEqual(
      (await cherche(recherche)).map(({ id }) => id),
      tous.filter(isFound).map(({ id }) => id),
      recherche,
    )
})

test('a beneficiary sees of a transfer what was paid for them, and not the account', async () => {
  const { items } = (await ask(JULIEN, 'v2/adherent/paiements?taille=100')).json() as {
    items: Paiement[]
  }
  assert.ok(items.length > 0)
  for (const { lignes, montant, ibanMasque } of items) {
    assert.equal(ibanMasque, null)
    assert.ok(lignes.every(({ prenom }) => prenom === 'Julien'))
    assert.equal(
      montant,
      lignes.reduce((somme, ligne) => somme + ligne.montant, 0),
    )
  }
})

test('somebody else’s transfer is not found, and who asked is kept', async () => {
  const lire = async (userName: string, contrat: string) =>
    (await ask(userName, 'v2/adherent/paiements', contrat)).json().items as Paiement[]
  const [deHugo] = await lire('hugo.roche@example.org', '20450003')
  const sansJulien = (await lire(CAMILLE, '20450001')).find(({ lignes }) =>
    lignes.every(({ prenom }) => prenom !== 'Julien'),
  )
  const avant = (await refus()).length
  for (const [userName, id] of [
    [CAMILLE, deHugo?.id],
    [JULIEN, sansJulien?.id],
    [CAMILLE, 'x'],
  ] as const)
    assert.equal((await ask(userName, `v2/adherent/paiements?id=${id}`)).statusCode, 404)
  assert.deepEqual((await refus()).slice(avant), [
    ['paiement', String(deHugo?.id)],
    ['paiement', String(sansJulien?.id)],
    ['paiement', 'x'],
  ])
})

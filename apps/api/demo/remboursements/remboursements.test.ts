import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addMonths, dateAParis, soinDe } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { recalculer } from '../../src/features/remboursements/index.ts'
import {
  decompte,
  ligne,
  paiement,
} from '../../src/features/remboursements/remboursements.schema.ts'
import { contrat, personne } from '../../src/noyau/contrats.schema.ts'
import { offre } from '../../src/noyau/offres.schema.ts'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { niveaux } from '../offres/sante.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const lignesDe = async (numero?: string) => {
  const rows = await t.database.db.select().from(ligne).orderBy(ligne.dateSoins, ligne.id)
  return numero ? rows.filter(({ numeroContrat }) => numeroContrat === numero) : rows
}

test('every line is what the engine finds, to the cent, and adds up', async () => {
  const { db } = t.database
  const [lignes, personnes, contrats, offres] = await Promise.all([
    lignesDe(),
    db.select().from(personne),
    db.select().from(contrat),
    db.select().from(offre),
  ])
  assert.ok(lignes.length > 300, `${lignes.length} lines`)
  const patients = new Map(personnes.map((une) => [une.id, une]))
  for (const une of lignes) {
    const { nomOffre } = contrats.find((c) => c.numero === une.numeroContrat) ?? { nomOffre: '' }
    const garanties =
      offres.find((o) => o.clientCode === une.clientCode && o.nom === nomOffre)?.garanties ?? []
    assert.ok(garanties.length > 0, nomOffre)
    const refait = recalculer(
      {
        ...une,
        dateReglement: null,
        prenom: '',
        professionnel: '',
        motifRejet: une.motifRejet,
        participation: une.cumulParticipation,
        franchise: une.cumulFranchise,
        jour: une.cumulJour,
        unites: une.cumulUnites,
        enveloppe: une.cumulEnveloppe,
      },
      {
        dateNaissance: patients.get(une.personneId)?.dateNaissance ?? '',
        codeRegime: patients.get(une.personneId)?.codeRegime ?? null,
        garanties,
      },
    )
    assert.ok(refait, une.codeActe)
    const { base, ro, rc, reste } = refait.decompte
    assert.deepEqual(
      [une.base, une.ro, une.etat === 'rejetee' ? rc : une.rc],
      [base, ro, rc],
      `${une.numeroContrat} ${une.codeActe} ${une.dateSoins}`,
    )
    if (une.etat !== 'rejetee') assert.equal(une.depense, une.ro + une.rc + reste)
  }
})

test('every transfer is the sum of its lines, and pays nothing else', async () => {
  const { db } = t.database
  const lignes = await lignesDe()
  for (const virement of await db.select().from(paiement)) {
    const siennes = lignes.filter(({ paiementId }) => paiementId === virement.id)
    assert.ok(siennes.length > 0)
    assert.equal(
      siennes.reduce((somme, { rc }) => somme + rc, 0),
      virement.montant,
    )
    for (const une of siennes)
      assert.deepEqual(
        [une.numeroContrat, une.destinataire, une.dateReglement, une.etat],
        [virement.numeroContrat, virement.destinataire, virement.date, 'reglee'],
      )
  }
  for (const une of lignes) {
    assert.equal(une.paiementId !== null, une.etat === 'reglee' && une.rc > 0)
    assert.equal(une.dateReglement !== null, une.etat === 'reglee')
    assert.equal(une.motifRejet !== null, une.etat === 'rejetee')
  }
})

for (const [code, depense, base, ro, rc, reste] of [
  ['G', 3000, 3000, 1900, 900, 200],
  ['CS', 7000, 2300, 1410, 2990, 2600],
  ['PH65', 1200, 1200, 680, 420, 100],
  ['HBLD680', 50_000, 12_000, 7200, 42_800, 0],
  ['AUD1', 95_000, 40_000, 24_000, 71_000, 0],
  ['OPTA', 9500, 2850, 1710, 7790, 0],
  ['OST', 6000, null, 0, 4000, 2000],
  ['FJH', 6900, null, 0, 6900, 0],
] satisfies [string, number, number | null, number, number, number][]) {
  test(`« ${soinDe(code)?.libelle} » is paid to the Martin family as described`, async () => {
    const lignes = (await lignesDe('20450001')).filter(
      (une) =>
        une.codeActe === code &&
        une.depense === depense &&
        une.base === base &&
        une.ro === ro &&
        une.rc === rc &&
        une.depense - une.ro - une.rc === reste,
    )
    assert.ok(lignes.length > 0)
    if (code === 'FJH') assert.equal(lignes[0]?.quantite, 3)
  })
}

test('a stay has one day more than nights: the day of discharge is one', async () => {
  const sejours = new Map<number, { jours: number; nuits: number }>()
  for (const { decompteId, codeActe, quantite } of await lignesDe('20450001')) {
    const sejour = sejours.get(decompteId) ?? { jours: 0, nuits: 0 }
    if (codeActe === 'FJH') sejour.jours += quantite
    if (codeActe === 'CHP') sejour.nuits += quantite
    sejours.set(decompteId, sejour)
  }
  const avecNuits = [...sejours.values()].filter(({ nuits }) => nuits > 0)
  assert.deepEqual(avecNuits, [{ jours: 3, nuits: 2 }])
})

test('eighteen months of care, some of it waiting, refused or paid to professionals', async () => {
  const lignes = await lignesDe('20450001')
  const aujourdhui = dateAParis(new Date())
  assert.ok((lignes[0]?.dateSoins ?? '') < addMonths(aujourdhui, -16))
  assert.ok((lignes.at(-1)?.dateSoins ?? '') > addMonths(aujourdhui, -1))
  assert.ok(lignes.every(({ dateSoins }) => dateSoins <= aujourdhui))
  assert.equal(lignes.filter(({ etat }) => etat === 'rejetee').length, 1)
  assert.ok(lignes.some(({ etat }) => etat === 'attente'))
  assert.ok(lignes.some(({ destinataire }) => destinataire === 'tiers'))
  assert.equal(new Set(lignes.map(({ personneId }) => personneId)).size, 3)
})

test('every health contract has lines within its dates, a provident one none', async () => {
  const lignes = await lignesDe()
  for (const { numero, typeContrat, dateDebut, dateFin } of await t.database.db
    .select()
    .from(contrat)) {
    const siennes = lignes.filter(({ numeroContrat }) => numeroContrat === numero)
    // In January, a contract that began with the year has hardly been used.
    if (dateDebut < addMonths(dateAParis(new Date()), -5))
      assert.equal(siennes.length > 0, typeContrat === 'sante', numero)
    for (const { dateSoins } of siennes)
      assert.ok(dateSoins >= dateDebut && (!dateFin || dateSoins <= dateFin), numero)
  }
})

test('a statement has lines of one person, its own', async () => {
  const { db } = t.database
  const rows = await db
    .select({
      a: decompte.personneId,
      b: ligne.personneId,
      d: decompte.numeroContrat,
      l: ligne.numeroContrat,
    })
    .from(ligne)
    .innerJoin(decompte, eq(decompte.id, ligne.decompteId))
  assert.ok(rows.every(({ a, b, d, l }) => a === b && d === l))
})

test('every health offer keeps to the contrat responsable', () => {
  for (const [nom, n] of Object.entries(niveaux)) {
    for (const [optam, autre] of [
      [n.generaliste, n.generalisteNonOptam],
      [n.specialisteOptam, n.specialisteNonOptam],
      [n.honoraires, n.honorairesNonOptam],
      [n.imagerie, n.imagerieNonOptam],
    ] as const) {
      // Twenty points under, 200 % at most; the ticket modérateur of both is always paid.
      assert.ok(autre <= 200 && autre >= 100 && optam >= 100, nom)
      assert.ok(autre === 100 || autre <= optam - 20, nom)
    }
    // 200 € is the least for complex lenses, 420 € the most for simple ones; or the ticket modérateur alone.
    assert.ok(n.lunettes === 0 || (n.lunettes >= 20_000 && n.lunettes <= 42_000), nom)
  }
})

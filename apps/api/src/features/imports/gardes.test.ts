import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { and, eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { assure, contrat, personne } from '../../noyau/contrats.schema.ts'
import { guard } from '../../noyau/gardes/index.ts'
import { gardeImport } from '../../noyau/gardes.schema.ts'
import {
  addOption,
  addPersonne,
  coverPersonne,
  type Ecriture,
  movePersonnes,
  saveComptePrestations,
  tellAll,
  write,
} from '../../noyau/index.ts'
import { optionContrat } from '../../noyau/options.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { exemple } from './testing/donnees.ts'
import { CLIENT, envoyer, type Fichiers, ouvrirClient } from './testing/lot.ts'

let t: TestApp
let lot = 1
before(async () => {
  t = await createTestApp()
  await ouvrirClient(t)
  await envoyer(t, { fichiers: exemple(MEMBRES), lot: '1' })
})
after(() => t?.close())

const MEMBRES = 12
const numero = (n: number) => `C${String(n).padStart(6, '0')}`
const cleDe = (n: number) => ({ clientCode: CLIENT, numeroContrat: numero(n) })

/** Each test has members of its own. */
const fichiers = (mode: 'complet' | 'delta', de: number): Fichiers => {
  const tout = structuredClone(exemple(MEMBRES))
  return mode === 'complet'
    ? tout
    : { personnes: [tout.personnes[de] ?? {}], contrats: [tout.contrats[de] ?? {}] }
}

async function suivant(donnees: Fichiers, voulu: { isEssai?: boolean; mode?: 'complet' } = {}) {
  const { mode = 'delta' as const, isEssai = false } = voulu
  const envoi = { fichiers: donnees, lot: String(lot + 1), precedent: String(lot), mode }
  const { rapport } = await envoyer(t, envoi, { isEssai })
  if (!isEssai) lot += 1
  return Object.fromEntries((rapport?.entites ?? []).map((un) => [un.entite, un]))
}

/** As an act is applied. */
const agir = (n: number, fait: (e: Ecriture) => Promise<unknown>) =>
  write(t.database.db, null, async (e) => {
    await guard(e, cleDe(n), { demandeId: null, le: t.clock.now }, () => fait(e))
    return tellAll(e)
  })

const compte = (titulaire: string) => ({
  ...{ titulaire, iban: 'x', ibanMasque: 'x', ibanEmpreinte: `e-${titulaire}`, bic: null },
  codeModePaiement: 'VIR',
})
const payer = (n: number, titulaire: string) =>
  agir(n, (e) => saveComptePrestations(e, cleDe(n), compte(titulaire)))
const titulaire = async (n: number) => {
  const [row] = await t.database.db
    .select({ titulaire: contrat.titulaire })
    .from(contrat)
    .where(and(eq(contrat.clientCode, CLIENT), eq(contrat.numero, numero(n))))
  return row?.titulaire
}
const etats = async (n: number) => {
  const rows = await t.database.db
    .select({ groupe: gardeImport.groupe, etat: gardeImport.etat })
    .from(gardeImport)
    .where(eq(gardeImport.numeroContrat, numero(n)))
    .orderBy(gardeImport.rang)
  return rows.map(({ groupe, etat }) => `${groupe} ${etat}`)
}
/** The account that a file names, in place of the one of the example. */
const dit = (n: number, quel: object | null) => {
  const { personnes = [], contrats = [] } = fichiers('delta', n)
  return { personnes, contrats: contrats.map((un) => ({ ...un, compte: quel })) }
}

test('an older file undoes nothing, the rest of its record goes in, and the dry run says so', async () => {
  await payer(0, 'Moi')
  const vieux = fichiers('delta', 0)
  Object.assign(vieux.contrats?.[0] ?? {}, { isObligatoire: true })
  const essai = await suivant(vieux, { isEssai: true })
  const vrai = await suivant(vieux)
  assert.deepEqual(vrai, essai)
  const { recus, changes, inchanges, gardes, conflits } = vrai.contrats ?? {}
  assert.deepEqual([recus, changes, inchanges, gardes, conflits], [1, 0, 0, 1, 0])
  assert.equal(await titulaire(0), 'Moi')
  const [row] = await t.database.db
    .select()
    .from(contrat)
    .where(eq(contrat.numero, numero(0)))
  assert.equal(row?.isObligatoire, true)
  assert.deepEqual(await etats(0), ['contrat.compte ouverte'])
  // A second older lot neither; and a record that does not speak of it says nothing.
  assert.equal((await suivant(fichiers('delta', 0))).contrats?.gardes, 1)
  const { compte: _, ...muet } = (fichiers('delta', 0).contrats?.[0] ?? {}) as { compte?: object }
  assert.equal((await suivant({ contrats: [muet] })).contrats?.gardes, 0)
  assert.deepEqual([await titulaire(0), await etats(0)], ['Moi', ['contrat.compte ouverte']])
})

test('something else again: the system wins, the report counts it, and the guard is over', async () => {
  await payer(1, 'Moi')
  const autre = dit(1, { titulaire: 'Autre', iban: 'FR7630006000011234567890189' })
  assert.equal((await suivant(autre, { isEssai: true })).contrats?.conflits, 1)
  const { contrats } = await suivant(autre)
  assert.deepEqual([contrats?.conflits, contrats?.changes, contrats?.gardes], [1, 1, 0])
  assert.deepEqual([await titulaire(1), await etats(1)], ['Autre', ['contrat.compte conflit']])
  const [ligne] = await t.database.db
    .select()
    .from(historique)
    .where(and(eq(historique.action, 'garde-conflit'), eq(historique.cible, numero(1))))
  assert.equal(ligne?.clientCode, CLIENT)
})

test('two acts in a row: each state of before is older; taken over, the next file decides', async () => {
  // As the files write it, so that they can say the same.
  const iban = 'FR7630006000011234567890189'
  const [origine] = await t.database.db
    .select()
    .from(contrat)
    .where(eq(contrat.numero, numero(2)))
  const { iban: scelle, ibanMasque, ibanEmpreinte, bic } = origine ?? assert.fail()
  const devenir = (nom: string) =>
    agir(2, (e) =>
      saveComptePrestations(e, cleDe(2), {
        ...{ titulaire: nom, iban: scelle, ibanMasque, ibanEmpreinte, bic },
        codeModePaiement: origine?.codeModePaiement ?? null,
      }),
    )
  await devenir('Deux')
  await devenir('Trois')
  const file = async (nom: string) => (await suivant(dit(2, { titulaire: nom, iban }))).contrats
  assert.equal((await file('Nom2'))?.gardes, 1)
  // The first act was taken over, the second was not.
  assert.equal((await file('Deux'))?.gardes, 1)
  assert.equal(await titulaire(2), 'Trois')
  assert.deepEqual(await etats(2), ['contrat.compte reprise', 'contrat.compte ouverte'])
  // However it is typed there.
  const repris = await file('TROIS')
  assert.deepEqual([repris?.gardes, repris?.conflits], [0, 0])
  assert.deepEqual(await etats(2), ['contrat.compte reprise', 'contrat.compte reprise'])
  await file('Quatre')
  assert.equal(await titulaire(2), 'Quatre')
})

test('a complete file deletes nothing that was added here: a newborn, an option', async () => {
  const id = randomUUID()
  await agir(3, async (e) => {
    const neuf = { id, clientCode: CLIENT, nom: 'Nom3', prenom: 'Zoé', dateNaissance: '2026-09-21' }
    await addPersonne(e, neuf)
    const lui = { personneId: id, qualite: 'beneficiaire', lien: 'Enfant', rang: 2 } as const
    await coverPersonne(e, cleDe(3), lui)
    const option = { codeRenfort: 'OPT', dateDebut: '2026-12-01', montantMensuel: 500 }
    await addOption(e, { ...cleDe(3), ...option })
  })
  const enfants = async () => ({
    assures: (
      await t.database.db
        .select()
        .from(assure)
        .where(eq(assure.numeroContrat, numero(3)))
    ).length,
    options: (
      await t.database.db
        .select()
        .from(optionContrat)
        .where(eq(optionContrat.numeroContrat, numero(3)))
    ).length,
  })
  const { contrats } = await suivant(fichiers('complet', 3), { mode: 'complet' })
  assert.equal(contrats?.gardes, 2, 'this one, and the one that was there')
  assert.deepEqual(await enfants(), { assures: 2, options: 1 })
  // Taken over: the newborn is recognised, and is the same person.
  const complet = fichiers('complet', 3) as {
    personnes: object[]
    contrats: { assures: object[] }[]
  }
  complet.personnes.push({ id: 'N3', nom: 'NOM3', prenom: 'Zoe', dateNaissance: '2026-09-21' })
  complet.contrats[3]?.assures.push({
    ...{ personne: 'N3', qualite: 'beneficiaire', lien: 'Enfant', rang: 4 },
  })
  await suivant(complet as Fichiers, { mode: 'complet' })
  assert.deepEqual(await enfants(), { assures: 2, options: 1 })
  assert.deepEqual(await etats(3), ['contrat.assures reprise', 'contrat.options ouverte'])
  const [elle] = await t.database.db.select().from(personne).where(eq(personne.id, id))
  assert.equal(elle?.source, 'N3')
})

test('what is done while a run is under way is later than its files', async () => {
  const { personnes: [lui] = [], contrats: [le] = [] } = fichiers('delta', 4)
  const change = {
    contrats: [{ ...le, compte: null }],
    personnes: [{ ...lui, telephone: null, adresse: ADRESSE }],
  }
  // Between what was classified and its merge.
  const envoi = {
    fichiers: change,
    lot: String(lot + 1),
    precedent: String(lot),
    mode: 'delta',
  } as const
  const pendant = async () => {
    await payer(4, 'Pendant')
    const [p] = await t.database.db.select().from(personne).where(eq(personne.source, 'P4'))
    await agir(4, (e) => movePersonnes(e, [p?.id ?? ''], { ...ADRESSE, localite: 'Ici' }))
  }
  const { rapport } = await envoyer(t, envoi, { pendant })
  lot += 1
  assert.equal(await titulaire(4), 'Pendant')
  const [p] = await t.database.db.select().from(personne).where(eq(personne.source, 'P4'))
  assert.deepEqual([p?.adresse?.localite, p?.telephone], ['Ici', null])
  assert.deepEqual(
    rapport?.entites.map(({ entite, gardes }) => [entite, gardes]),
    [
      ['personnes', 1],
      ['contrats', 1],
    ],
  )
})

test('a guard of one insurer is nothing to the files of another', async () => {
  const autre = 'voisine'
  await payer(5, 'Moi')
  await ouvrirClient(t, autre)
  const { rapport } = await envoyer(
    t,
    { fichiers: exemple(MEMBRES), lot: '1' },
    { clientCode: autre },
  )
  assert.deepEqual(
    rapport?.entites.map(({ gardes, conflits }) => gardes + conflits),
    [0, 0, 0, 0, 0],
  )
  assert.deepEqual(await etats(5), ['contrat.compte ouverte'])
})

const ADRESSE = {
  ...{ codePays: 'FR', adresseEtrangere: false, libellePays: 'France', pointRemiseCourrier: '' },
  ...{ numVoie: '1', libelleCourtBtq: '', libelleCourtNatureVoie: 'RUE', libelleVoie: 'Duquesne' },
  ...{ complementGeographique: '', codeCedex: '', nomCedex: '', bureauCedex: '' },
  ...{ mentionParticuliere: '', lieuDit: '', codePostal: '69006', localite: 'Lyon' },
}

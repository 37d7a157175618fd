import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Courrier, DocumentGed } from '@espace-adherent/contract'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const CAMILLE = 'camille.martin@example.org'
const get = async (url: string) =>
  (await t.as(CAMILLE))({ url: `/api${url}`, headers: { 'x-numcontrat': '20450001' } })
const texteDe = async (url: string) => readPdf((await get(url)).rawPayload).pages.join('\n')

/** The text of everything that is kept for Camille, by title. */
async function gardes(): Promise<Record<string, string>> {
  const lus: Record<string, string> = {}
  for (const path of ['/cgdm-svc/ged', '/adherent/courriers']) {
    const { items } = (await get(path)).json() as { items: (DocumentGed & Courrier)[] }
    for (const { id, titre, objet, personne } of items)
      lus[`${titre ?? objet} ${personne ?? ''} ${id}`] = await texteDe(
        `${path}/visionneuse?id=${id}`,
      )
  }
  return lus
}

test('what is kept says what it said on its day, whatever has changed since', async () => {
  const avant = await gardes()
  assert.ok(Object.keys(avant).length > 12, `${Object.keys(avant).length} documents`)
  const [mois] = Object.keys(avant).filter((titre) => titre.startsWith('Relevé de prestations'))
  assert.ok(mois)
  const { db } = t.database
  const contrat = `client_code = 'horizon' and numero_contrat = '20450001'`
  for (const change of [
    // She marries and moves, Julien leaves the contract, a child joins, the offer is another.
    `update personne set nom = 'Durand', prenom = 'Camilla', adresse = null where nom = 'Martin' and prenom = 'Camille'`,
    `update assure set rang = 9, lien = 'Ex-conjoint' where ${contrat} and rang = 2`,
    `insert into personne (id, client_code, nom, prenom, date_naissance) values
      ('00000000-0000-4000-8000-00000000000a', 'horizon', 'Durand', 'Zoé', '2026-02-01')`,
    `insert into assure (client_code, numero_contrat, personne_id, qualite, lien, rang) values
      ('horizon', '20450001', '00000000-0000-4000-8000-00000000000a', 'beneficiaire', 'Enfant', 4)`,
    `update contrat set nom_offre = 'Santé Essentiel' where client_code = 'horizon' and numero = '20450001'`,
    // The price goes up for the rest of the year, and a debit comes back.
    `update cotisation set montant = montant + 500 where ${contrat}`,
    `update cotisation set etat = 'rejetee', motif_rejet = 'AM04' where ${contrat} and etat = 'payee'`,
    // The mandate is replaced.
    `update mandat set revoque_le = current_date where ${contrat}`,
    `insert into mandat (client_code, rum, numero_contrat, ics, signe_le, titulaire, iban, iban_masque, bic)
      values ('horizon', 'NOUVEAU', '20450001', 'FR00', current_date, 'Autre', 'x', 'FR•• •••• 0000', 'AAAAFRPP')`,
    // Care of every past month is settled today.
    `insert into ligne (decompte_id, personne_id, date_soins, date_reglement, depense, base, ro, rc,
      client_code, numero_contrat, code_acte, etat, destinataire)
      select decompte_id, personne_id, date_soins, current_date, depense, base, ro, rc, client_code,
      numero_contrat, code_acte, etat, destinataire from ligne where ${contrat} and etat = 'reglee'`,
  ])
    await db.execute(change)
  const apres = await gardes()
  assert.deepEqual(Object.keys(apres), Object.keys(avant))
  for (const [titre, texte] of Object.entries(apres)) assert.equal(texte, avant[titre], titre)
})

test('what is made today says what is true today', async () => {
  const echeancier = await texteDe('/documents/attestation/print?edition=echeancier')
  assert.match(echeancier, /Rejetée\u00a0: Provision insuffisante/)
  assert.match(echeancier, /NOUVEAU/)
  const situation = await texteDe('/forms/situation-contractuelle/print')
  assert.match(situation, /Santé Essentiel/)
  assert.match(situation, /DURAND Zoé/)
})

test('a schedule of January owes the whole year, and bears its day', async () => {
  const annee = t.clock.now.getFullYear()
  const { items } = (await get(`/cgdm-svc/ged?nature=cotisations&annee=${annee}`)).json() as {
    items: DocumentGed[]
  }
  const texte = await texteDe(
    `/cgdm-svc/ged/visionneuse?id=${items.find(({ titre }) => titre.startsWith('Éch'))?.id}`,
  )
  assert.match(texte, new RegExp(`Édité le 2 janvier ${annee}`))
  assert.equal([...texte.matchAll(/À venir\n/g)].length, 13)
  assert.match(texte, /Déjà payé\n0,00/)
})

test('an upgrade writes down what is known of documents kept before', async () => {
  const { readFile } = await import('node:fs/promises')
  const migration = await readFile(
    new URL('../../../migrations/0006_instantane_des_documents.sql', import.meta.url),
    'utf8',
  )
  const [, remplir = ''] = migration.split('--> statement-breakpoint')
  const { db } = t.database
  const figes = async () =>
    (
      (await db.execute(
        `select id, instantane from document where edition is not null order by id`,
      )) as unknown as { rows: { id: string; instantane: object }[] }
    ).rows
  await db.execute('update document set instantane = null')
  await db.execute(remplir)
  const rows = await figes()
  assert.ok(rows.length > 0)
  for (const { instantane } of rows)
    assert.deepEqual(
      Object.keys(instantane)
        .filter((cle) => cle !== 'echeances')
        .sort(),
      ['assures', 'dateDebut', 'dateFin', 'etat', 'nomOffre'],
    )
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { exemple } from './testing/donnees.ts'
import { CLIENT, envoyer, ouvrirClient } from './testing/lot.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
  await ouvrirClient(t)
})
after(() => t?.close())

async function lire(requete: string): Promise<Record<string, unknown>[]> {
  const { rows } = (await t.database.db.execute(requete)) as unknown as {
    rows: Record<string, unknown>[]
  }
  return rows
}

/** What the base holds of them, without what differs from one run to another. */
async function relever(): Promise<unknown> {
  const tables = {
    personne: 'id, source, nom, rang_gemellaire, nir_empreinte, telephone_empreinte, rattache_a',
    contrat: 'numero, nom_offre, etat, titulaire, iban_empreinte, bic, retire_le is null as la',
    assure: 'numero_contrat, personne_id, qualite, rang',
    option_contrat: 'numero_contrat, code_renfort, date_debut, date_fin, montant_mensuel',
    paiement: 'cle, numero_contrat, date, montant, mode',
    decompte: 'cle, numero_contrat, personne_id, date, professionnel',
  }
  const toutes: Record<string, unknown> = {}
  for (const [nom, colonnes] of Object.entries(tables))
    toutes[nom] = await lire(
      `select ${colonnes} from ${nom} where client_code = '${CLIENT}' order by 1, 2, 3`,
    )
  toutes.ligne = await lire(`select d.cle, l.rang, l.numero_contrat, l.personne_id, p.cle as payee, l.depense, l.ro, l.rc,
    l.etat, l.quantite, l.situation from ligne l join decompte d on d.id = l.decompte_id
    left join paiement p on p.id = l.paiement_id where l.client_code = '${CLIENT}' order by 1, 2`)
  return toutes
}

test('a first lot creates all of it; the same again changes nothing', async () => {
  const fichiers = exemple(30)
  const { rapport, rejets } = await envoyer(t, { fichiers, lot: '1' })
  assert.deepEqual(rejets, [])
  assert.deepEqual(
    rapport?.entites.map((b) => [b.entite, b.recus, b.crees, b.avant, b.apres]),
    [
      ['offres', 1, 1, 0, 1],
      ['personnes', 30, 30, 0, 30],
      ['contrats', 30, 30, 0, 30],
      ['paiements', 60, 60, 0, 60],
      ['decomptes', 90, 90, 0, 90],
    ],
  )
  const deux = await envoyer(t, { fichiers, lot: '2', precedent: '1' })
  assert.deepEqual(
    deux.rapport?.entites.map((b) => [b.entite, b.inchanges, b.crees + b.changes + b.disparus]),
    [
      ['offres', 1, 0],
      ['personnes', 30, 0],
      ['contrats', 30, 0],
      ['paiements', 60, 0],
      ['decomptes', 90, 0],
    ],
  )
})

/** The same insurer without anybody. */
async function vider(): Promise<void> {
  for (const table of [
    'ligne',
    'decompte',
    'paiement',
    'cotisation',
    'mandat',
    'compte_beneficiaire',
    'option_contrat',
    'carte_tp',
    'ancien_niveau',
    'ancien_assure',
    'assure',
    'contrat',
    'personne',
    'offre',
    'import_lot',
  ])
    await lire(`delete from ${table} where client_code = '${CLIENT}'`)
}

/** What a second lot changes: a name, a contract whole, a line more, one less, a payment gone. */
function suite(membres: number) {
  const tout = exemple(membres)
  const copie = structuredClone(tout) as unknown as Record<string, Record<string, unknown>[]>
  Object.assign(copie.personnes?.[3] ?? {}, { nom: 'Autre', telephone: null })
  Object.assign(copie.contrats?.[4] ?? {}, {
    etat: 'suspendu',
    options: [{ codeRenfort: 'OPT', dateDebut: '2026-01-01', montantMensuel: 500 }],
  })
  const [premier, second] = copie.decomptes as { lignes: Record<string, unknown>[] }[]
  premier?.lignes.push({ ...premier.lignes[0], rang: 3, depense: 5000 })
  second?.lignes.pop()
  copie.paiements?.splice(5, 1)
  const cite = copie.decomptes as { lignes: { paiement: string | null }[] }[]
  for (const { lignes: siennes } of cite)
    for (const ligne of siennes) if (ligne.paiement === 'V2-1') ligne.paiement = null
  return copie
}

test('a dry run says what the run does, and writes nothing', async () => {
  const avant = await relever()
  const fichiers = suite(30)
  const essai = await envoyer(t, { fichiers, lot: '3', precedent: '2' }, { isEssai: true })
  assert.deepEqual(await relever(), avant)
  const vrai = await envoyer(t, { fichiers, lot: '3', precedent: '2' })
  assert.deepEqual(vrai.rapport?.entites, essai.rapport?.entites)
  assert.deepEqual(
    vrai.rapport?.entites.map((b) => [b.entite, b.crees, b.changes, b.disparus]),
    [
      ['offres', 0, 0, 0],
      ['personnes', 0, 1, 0],
      ['contrats', 0, 1, 0],
      ['paiements', 0, 0, 1],
      ['decomptes', 0, 3, 0],
    ],
  )
  assert.notDeepEqual(await relever(), avant)
  // And it is as if the second state had come at once.
  const apres = await relever()
  await vider()
  await envoyer(t, { fichiers, lot: '1' })
  assert.deepEqual(await relever(), apres)
})

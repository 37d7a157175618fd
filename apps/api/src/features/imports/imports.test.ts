import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isEquilibre } from '@espace-adherent/contract/imports'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { sealed } from '../../noyau/sealed.ts'
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
  toutes.ligne =
    await lire(`select d.cle, l.rang, l.numero_contrat, l.personne_id, p.cle as payee, l.depense, l.ro, l.rc,
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

/** The same insurer without anybody. Every table of theirs goes: without the checks of keys, which look each row up. */
async function vider(): Promise<void> {
  await t.database.db.transaction(async (tx) => {
    await tx.execute('set local session_replication_role = replica')
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
      await tx.execute(`delete from ${table} where client_code = '${CLIENT}'`)
  })
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

test('a run that is cut goes on where it stood: the same base, the same report, as one that was not', async () => {
  await vider()
  const fichiers = exemple(520)
  const entier = await envoyer(t, { fichiers, lot: '1' })
  const attendu = await relever()
  await vider()
  const envoi = { fichiers, lot: '1' }
  for (const coupe of [2, 4]) await assert.rejects(envoyer(t, envoi, { coupe }), /cut/)
  const { rapport } = await envoyer(t, envoi)
  assert.deepEqual(rapport?.entites, entier.rapport?.entites)
  assert.deepEqual(await relever(), attendu)
  assert.deepEqual(
    await lire(`select tablename from pg_tables where tablename like 'import\\_%\\_lots'`),
    [],
  )
})

test('a delta leaves what it does not speak of, empties what is null, and deletes what says so', async () => {
  await vider()
  const tout = exemple(20)
  await envoyer(t, { fichiers: tout, lot: '1' })
  const { rapport } = await envoyer(t, {
    lot: '2',
    precedent: '1',
    mode: 'delta',
    fichiers: {
      personnes: [{ id: 'P1', nom: 'Nouveau', prenom: 'Camille', dateNaissance: '1980-02-03' }],
      contrats: [
        { ...tout.contrats[2], compte: null, dateFin: '2026-12-31' },
        { numero: 'C000007', supprime: true },
      ],
      paiements: [{ id: 'V9-0', supprime: true }],
      decomptes: [
        { id: 'D5-1', supprime: true },
        { id: 'inconnu', supprime: true },
      ],
    },
  })
  assert.deepEqual(
    rapport?.entites.map((b) => [b.entite, b.changes, b.supprimes, b.inchanges, b.apres]),
    [
      ['personnes', 1, 0, 0, 20],
      ['contrats', 1, 1, 0, 19],
      ['paiements', 0, 1, 0, 39],
      ['decomptes', 0, 1, 1, 59],
    ],
  )
  const [p1] =
    await lire(`select nom, telephone is not null as joignable, nir_empreinte is not null as connu
    from personne where source = 'P1' and client_code = '${CLIENT}'`)
  assert.deepEqual(p1, { nom: 'Nouveau', joignable: true, connu: true })
  assert.deepEqual(
    await lire(
      `select titulaire, iban, date_fin::text as fin from contrat where numero = 'C000002' and client_code = '${CLIENT}'`,
    ),
    [{ titulaire: null, iban: null, fin: '2026-12-31' }],
  )
  // Lines go with their statement, and stay without their transfer.
  const [{ lignes, liees } = {}] =
    await lire(`select count(*)::int as lignes, count(paiement_id)::int as liees
    from ligne where client_code = '${CLIENT}'`)
  assert.deepEqual([lignes, liees], [118, 76])
  const [seule] = await lire(
    `select retire_le is not null as parti from contrat where numero = 'C000007' and client_code = '${CLIENT}'`,
  )
  assert.deepEqual(seule, { parti: true })
})

test('what names nobody is refused, and what depends on it with it', async () => {
  await vider()
  const tout = exemple(40)
  const copie = structuredClone(tout) as unknown as Record<string, Record<string, unknown>[]>
  Object.assign(copie.contrats?.[3] ?? {}, {
    assures: [{ personne: 'personne', qualite: 'adherent', lien: 'Adhérent', rang: 1 }],
  })
  copie.personnes?.push({ ...copie.personnes[0], nom: 'Double' })
  const { rejets, rapport } = await envoyer(t, { fichiers: copie, lot: '1' })
  assert.deepEqual(
    rejets.map(({ entite, id, champ, code }) => `${entite} ${id} ${champ} ${code}`),
    [
      'personnes P0 null doublon',
      'contrats C000003 assures reference',
      'paiements V3-0 contrat depend',
      'paiements V3-1 contrat depend',
      'decomptes D3-0 contrat depend',
      'decomptes D3-1 contrat depend',
      'decomptes D3-2 contrat depend',
    ],
  )
  assert.ok(rapport?.entites.every(isEquilibre))
})

test('it stops by itself', async () => {
  await vider()
  const tout = exemple(40)
  await envoyer(t, { fichiers: tout, lot: '1' })
  await assert.rejects(envoyer(t, { fichiers: tout, lot: '3', precedent: '2' }), /manque le lot 2/)
  await assert.rejects(envoyer(t, { fichiers: exemple(41), lot: '1' }), /autre contenu/)
  const sans = { ...tout, decomptes: tout.decomptes.slice(20) }
  const avant = await relever()
  const deux = { fichiers: sans, lot: '2', precedent: '1' }
  await assert.rejects(envoyer(t, deux), /--confirmer 2/)
  await assert.rejects(envoyer(t, deux, { confirmePar: 'console' }), /--confirmer 2/)
  assert.deepEqual(await relever(), avant)
  const { rapport } = await envoyer(t, deux, { lancePar: 'autre', confirmePar: 'autre' })
  assert.equal(rapport?.entites.at(-1)?.disparus, 20)
  const fautes = tout.decomptes.map((un) => ({ ...un, contrat: 'nulle part' }))
  await assert.rejects(
    envoyer(t, { fichiers: { decomptes: fautes }, lot: '3', precedent: '2', mode: 'delta' }),
    /Plus de 10\s%/,
  )
})

test('the sums of the accountant are those of the base', async () => {
  await vider()
  const fichiers = exemple(20)
  const controle = { depense: { '2026': 20 * 6 * 3000 }, rc: { '2026': 20 * 3 * (1099 + 1098) } }
  const parties = { decomptes: { controle } }
  const essai = await envoyer(t, { fichiers, lot: '1', parties }, { isEssai: true })
  assert.ok(essai.rapport?.entites.every(isEquilibre))
  const { rapport } = await envoyer(t, { fichiers, lot: '1', parties })
  assert.deepEqual(rapport?.entites, essai.rapport?.entites)
  const faux = { decomptes: { controle: { rc: { '2026': 1 } } } }
  const autre = await envoyer(t, { fichiers, lot: '2', precedent: '1', parties: faux })
  assert.equal(autre.rapport?.entites.every(isEquilibre), false)
})

test('somebody who was here is recognised and keeps who they are; of two, nobody is', async () => {
  await vider()
  const fichiers = exemple(40)
  await envoyer(t, { fichiers, lot: '1' })
  const mien = `client_code = '${CLIENT}'`
  // As if they had come another way: under other identifiers than the source gives.
  const { personnes, contrats } = fichiers
  await lire(`insert into personne (id, client_code, nom, prenom, date_naissance, nir_empreinte, rang_gemellaire)
    select gen_random_uuid(), client_code, 'Avant', prenom, date_naissance, nir_empreinte || id, 1
    from personne where ${mien} and source in ('P0', 'P1')`)
  await lire(`insert into personne (id, client_code, nom, prenom, date_naissance, nir_empreinte, rang_gemellaire)
    select gen_random_uuid(), client_code, 'Jumelle', prenom, '1990-05-06', nir_empreinte, 1
    from personne where ${mien} and source in ('P0', 'P1')`)
  const [connue] = await lire(
    `select id from personne where ${mien} and source is null and nom = 'Avant' limit 1`,
  )
  await lire(`insert into assure (client_code, numero_contrat, personne_id, qualite, lien, rang)
    values ('${CLIENT}', 'C000003', '${String(connue?.id)}', 'beneficiaire', 'Enfant', 2)`)
  const assures = [
    { personne: 'P3', qualite: 'adherent', lien: 'Adhérent', rang: 1 },
    { personne: 'avant', qualite: 'beneficiaire', lien: 'Enfant', rang: 2 },
  ]
  const nouvelle = { prenom: 'camille', telephone: '0711223344' }
  const { rejets, rapport } = await envoyer(t, {
    lot: '2',
    precedent: '1',
    mode: 'delta',
    fichiers: {
      personnes: [
        ...personnes,
        { ...nouvelle, id: 'avant', nom: 'AVANT', dateNaissance: '1980-02-03' },
        {
          ...nouvelle,
          id: 'deux',
          nom: 'Jumelle',
          dateNaissance: '1990-05-06',
          nir: '2800275123456',
        },
      ],
      contrats: [...contrats.filter((_, rang) => rang !== 3), { ...contrats[3], assures }],
    },
  })
  assert.deepEqual(
    rejets.map(({ id, code }) => [id, code]),
    [['deux', 'ambigu']],
  )
  assert.ok(rapport?.entites.every(isEquilibre))
  const [elle] = await lire(`select id, telephone from personne where ${mien} and source = 'avant'`)
  assert.equal(elle?.id, connue?.id)
  // Sealed for who she is, and not for whom the source alone would make of her.
  const place = sealed.personneTelephone(String(elle?.id))
  assert.equal(t.sealer.unseal(String(elle?.telephone), place).replace(/^\+33/, '0'), '0711223344')
})

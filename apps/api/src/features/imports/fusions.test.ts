import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { isEquilibre } from '@espace-adherent/contract/imports'
import { and, eq, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { comptePersonnel } from '../../noyau/comptes-beneficiaires.schema.ts'
import { assure, personne } from '../../noyau/contrats.schema.ts'
import { guard } from '../../noyau/gardes/index.ts'
import { gardeImport } from '../../noyau/gardes.schema.ts'
import { addPersonne, coverPersonne, movePersonnes, tellAll, write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import { historique } from '../historique/historique.schema.ts'
import { suivis } from './reunion.ts'
import { exemple } from './testing/donnees.ts'
import { CLIENT, type Envoi, envoyer, type Fichiers, ouvrirClient } from './testing/lot.ts'

const MEMBRES = 60
const numero = (n: number) => `C${String(n).padStart(6, '0')}`
const IBAN = 'FR1420041010050500013M02606'

let t: TestApp
let lot = 1
/** Each test has members of its own: whoever goes is even, whoever is kept comes next. */
before(async () => {
  t = await createTestApp()
  await ouvrirClient(t)
  const tout = exemple(MEMBRES)
  await envoyer(t, {
    fichiers: {
      ...tout,
      sinistres: [
        {
          ...{ id: 'S0', contrat: numero(0), personne: 'P0', typeSinistre: 'ARRET' },
          dateDebut: '2026-08-01',
          etapes: [{ etat: 'declare', le: '2026-08-03' }],
        },
      ],
      comptes: [0, 6, 7, 28, 29].map((n) => ({
        identifiant: `p${n}@example.org`,
        personne: `P${n}`,
      })),
    },
    lot: '1',
  })
})
after(() => t?.close())

async function suivant(
  fichiers: Fichiers,
  { isEssai = false, ...reste }: Partial<Envoi> & { isEssai?: boolean } = {},
) {
  const envoi = { fichiers, lot: String(lot + 1), precedent: String(lot), mode: 'delta' as const }
  const { rapport, rejets } = await envoyer(t, { ...envoi, ...reste }, { isEssai })
  if (!isEssai) lot += 1
  const entites = rapport?.entites ?? assert.fail('no report')
  assert.ok(entites.every(isEquilibre), JSON.stringify(entites))
  const bilans = Object.fromEntries(entites.map((un) => [un.entite, un]))
  return { bilans, rejets: rejets.map(({ id, champ, code }) => [id, champ, code]) }
}

async function lire(requete: string): Promise<Record<string, unknown>[]> {
  const { rows } = (await t.database.db.execute(requete)) as unknown as {
    rows: Record<string, unknown>[]
  }
  return rows
}

async function idDe(source: string): Promise<string> {
  const [row] = await t.database.db
    .select({ id: personne.id })
    .from(personne)
    .where(and(eq(personne.clientCode, CLIENT), eq(personne.source, source)))
  return row?.id ?? ''
}

/** Every table that names a person, by its schema. */
async function tablesDePersonnes(): Promise<string[]> {
  const src = join(import.meta.dirname, '../..')
  const noms = new Set<string>()
  for (const chemin of readdirSync(src, { recursive: true, encoding: 'utf8' }))
    if (chemin.endsWith('.schema.ts'))
      for (const valeur of Object.values((await import(join(src, chemin))) as object))
        if (is(valeur, PgTable)) {
          const { name, columns, foreignKeys } = getTableConfig(valeur)
          const nomment = foreignKeys.some((cle) => cle.reference().foreignTable === personne)
          if (nomment || columns.some((une) => /personne_?id/i.test(une.name))) noms.add(name)
        }
  return [...noms].sort()
}

/** Of the core: moved with what is theirs alone. */
const DU_NOYAU = [
  ...['ancien_assure', 'assure', 'compte', 'compte_beneficiaire', 'fusion_personne'],
  ...['garde_import', 'personne'],
]

test('every table that names a person is moved by its owner', async () => {
  const suivies = suivis.flatMap(({ tables }) => tables)
  assert.deepEqual(await tablesDePersonnes(), [...DU_NOYAU, ...suivies].sort())
})

/** How many rows name somebody, table by table; none: it is not there. */
async function citations(id: string): Promise<Record<string, number>> {
  const trouvees: Record<string, number> = {}
  for (const table of await tablesDePersonnes()) {
    const colonne = table === 'personne' ? 'rattache_a' : 'personne_id'
    const [row] = await lire(`select count(*)::int as n from ${table} where ${colonne} = '${id}'`)
    if (Number(row?.n) > 0) trouvees[table] = Number(row?.n)
  }
  return trouvees
}

test('all that names who goes names who is kept; the dry run says it and writes nothing', async () => {
  const [de, vers] = [await idDe('P0'), await idDe('P1')]
  await t.database.db.update(personne).set({ rattacheA: de }).where(eq(personne.source, 'P2'))
  await lire(`insert into accord_soins (client_code, numero_contrat, personne_id, donne_le)
    values ('${CLIENT}', '${numero(0)}', '${de}', now()), ('${CLIENT}', '${numero(0)}', '${vers}', now())`)
  await lire(`insert into soin_secret (decompte_id, client_code, numero_contrat, personne_id, par, le)
    select id, client_code, numero_contrat, personne_id, 'soi', now() from decompte where personne_id = '${de}' limit 1`)
  await lire(`insert into document (id, client_code, numero_contrat, personne_id, nature, titre, le, type_mime, nom_fichier)
    values (gen_random_uuid(), '${CLIENT}', '${numero(0)}', '${de}', 'courrier', 'Courrier', '2026-01-01',
      'application/pdf', 'a.pdf')`)
  await lire(`insert into indu (client_code, numero_contrat, personne_id, motif, explication, montant, lignes, constate_le,
      demande_le, document_id, etat) values ('${CLIENT}', '${numero(0)}', '${de}', 'droits', 'x', 100, '[]', '2026-01-01',
      '2026-01-01', gen_random_uuid(), 'demande')`)
  await lire(`insert into demande (id, client_code, numero_contrat, personne_id, acte, mode_gestion, etat, cree_le)
    values (gen_random_uuid(), '${CLIENT}', '${numero(0)}', '${de}', 'reclamation', 'manuel', 'recue', now())`)
  await t.database.db.insert(comptePersonnel).values({
    ...{ clientCode: CLIENT, numeroContrat: numero(0), personneId: de, titulaire: 'Nom0' },
    iban: t.sealer.seal(
      IBAN,
      sealed.comptePersonnelIban({ clientCode: CLIENT, numeroContrat: numero(0) }, de),
    ),
    depuis: '2026-01-01',
  })
  const avant = await citations(de)
  assert.deepEqual(Object.keys(avant).sort(), [
    ...[
      'accord_soins',
      'assure',
      'compte',
      'compte_beneficiaire',
      'decompte',
      'demande',
      'document',
    ],
    ...['indu', 'ligne', 'personne', 'sinistre', 'soin_secret'],
  ])
  const fichiers = { fusions: [{ de: 'P0', vers: 'P1' }] }
  const essai = await suivant(fichiers, { isEssai: true })
  assert.deepEqual(await citations(de), avant)
  const { bilans, rejets } = await suivant(fichiers)
  assert.deepEqual(rejets, [])
  assert.deepEqual(bilans, essai.bilans)
  assert.deepEqual(
    [bilans.fusions, bilans.personnes].map((b) => [b?.recus, b?.crees, b?.disparus, b?.apres]),
    [
      [1, 1, 0, 1],
      [0, 0, 1, MEMBRES - 1],
    ],
  )
  assert.deepEqual(await citations(de), {})
  const apres = await citations(vers)
  for (const [table, n] of Object.entries(avant)) assert.ok((apres[table] ?? 0) >= n, table)
  assert.equal(apres.accord_soins, 1, 'who agreed under both names agreed once')
  const [hidden] = await lire(
    `select retire_le is not null as oui from personne where id = '${de}'`,
  )
  assert.equal(hidden?.oui, true)
  const [couvert] = await lire(
    `select count(*)::int as n from assure_present where personne_id = '${vers}'`,
  )
  assert.equal(couvert?.n, 2)
  const [personnel] = await t.database.db
    .select()
    .from(comptePersonnel)
    .where(eq(comptePersonnel.personneId, vers))
  const place = sealed.comptePersonnelIban({ clientCode: CLIENT, numeroContrat: numero(0) }, vers)
  assert.equal(t.sealer.unseal(personnel?.iban ?? '', place), IBAN)
})

test('the account is whoever was kept’s, under their name, with a line of its history', async () => {
  const [sien] = await t.database.db
    .select()
    .from(compte)
    .where(and(eq(compte.clientCode, CLIENT), eq(compte.userName, 'p0@example.org')))
  assert.deepEqual([sien?.personneId, sien?.nom], [await idDe('P1'), 'Nom1'])
  const lignes = await t.database.db
    .select()
    .from(historique)
    .where(eq(historique.action, 'personne-reunie'))
  assert.deepEqual(
    lignes.map(({ compteId, cible, detail }) => [compteId, cible, detail]),
    [[sien?.id, '2', { source: 'gestion' }]],
  )
})

test('the same lot again changes nothing; a record of who went is kept out', async () => {
  const tout = exemple(MEMBRES)
  const avant = await lire(`select xmin::text, * from fusion_personne`)
  const { bilans, rejets } = await suivant({
    personnes: [{ ...tout.personnes[0], nom: 'Autre' }],
    fusions: [{ de: 'P0', vers: 'P1' }],
  })
  assert.deepEqual(rejets, [])
  assert.deepEqual([bilans.fusions?.inchanges, bilans.personnes?.gardes], [1, 1])
  assert.deepEqual(await lire(`select xmin::text, * from fusion_personne`), avant)
})

test('later files that still name who went speak of who was kept', async () => {
  const tout = structuredClone(exemple(MEMBRES))
  const vers = await idDe('P1')
  const envoi = {
    contrats: [
      {
        ...tout.contrats[0],
        assures: [
          {
            ...{ personne: 'P0', qualite: 'adherent', lien: 'Adhérent', rang: 1 },
            compte: { titulaire: 'Nom0', iban: IBAN, depuis: '2026-02-01' },
          },
        ],
      },
      {
        ...tout.contrats[1],
        // Under both names at once.
        assures: ['P0', 'P1'].map((qui, rang) => ({
          ...{ personne: qui, qualite: rang === 1 ? 'adherent' : 'beneficiaire' },
          ...{ lien: 'Adhérent', rang: 1 },
        })),
      },
    ],
    decomptes: tout.decomptes.slice(0, 3),
    comptes: [{ identifiant: 'p0@example.org', personne: 'P0' }],
  }
  const { bilans, rejets } = await suivant(envoi)
  assert.deepEqual(rejets, [])
  assert.deepEqual(
    [
      bilans.contrats?.changes,
      bilans.decomptes?.inchanges,
      bilans.comptes?.gardes,
      bilans.comptes?.inchanges,
    ],
    [1, 3, 0, 1],
  )
  const couverts = await t.database.db
    .select()
    .from(assure)
    .where(eq(assure.personneId, vers))
    .orderBy(assure.numeroContrat)
  assert.deepEqual(
    couverts.map(({ numeroContrat, qualite }) => [numeroContrat, qualite]),
    [
      [numero(0), 'adherent'],
      [numero(1), 'adherent'],
    ],
  )
  const [personnel] = await t.database.db
    .select()
    .from(comptePersonnel)
    .where(eq(comptePersonnel.personneId, vers))
  const place = sealed.comptePersonnelIban({ clientCode: CLIENT, numeroContrat: numero(0) }, vers)
  assert.equal(t.sealer.unseal(personnel?.iban ?? '', place), IBAN)
  assert.equal(personnel?.depuis, '2026-02-01')
  const encore = await suivant(envoi)
  assert.equal(encore.bilans.contrats?.inchanges, 2)
})

test('what is refused: unknown, withdrawn, an account each, in a circle, somebody else already', async () => {
  await suivant({ personnes: [{ id: 'P9', supprime: true }] })
  const { rejets, bilans } = await suivant({
    // Enough of what passes: a lot of refusals stops.
    decomptes: exemple(MEMBRES).decomptes,
    fusions: [
      { de: 'inconnu', vers: 'P1' },
      { de: 'P4', vers: 'personne' },
      { de: 'P4x', vers: 'P9' },
      { de: 'P5', vers: 'P9' },
      { de: 'P6', vers: 'P7' },
      { de: 'P10', vers: 'P11' },
      { de: 'P11', vers: 'P12' },
      { de: 'P12', vers: 'P10' },
      { de: 'P0', vers: 'P13' },
      { de: 'P1', vers: 'P0' },
      // Of two that have an account, the first brings it.
      { de: 'P28', vers: 'P14' },
      { de: 'P29', vers: 'P14' },
    ],
  })
  assert.deepEqual(rejets, [
    ['inconnu', 'de', 'reference'],
    ['P4', 'vers', 'reference'],
    ['P4x', 'de', 'reference'],
    ['P5', 'vers', 'reference'],
    ['P6', 'vers', 'cle-prise'],
    ['P10', 'vers', 'cycle'],
    ['P11', 'vers', 'cycle'],
    ['P12', 'vers', 'cycle'],
    ['P0', 'de', 'cle-prise'],
    ['P1', 'vers', 'cycle'],
    ['P29', 'vers', 'cle-prise'],
  ])
  assert.equal(bilans.fusions?.crees, 1)
})

test('who was kept may go in turn, in one lot or the next: everybody is whoever is kept in the end', async () => {
  await suivant({
    fusions: [
      { de: 'P15', vers: 'P16' },
      { de: 'P16', vers: 'P17' },
    ],
  })
  await suivant({
    fusions: [
      { de: 'P17', vers: 'P18' },
      { de: 'P19', vers: 'P17' },
      { de: 'P15', vers: 'P16' },
    ],
  })
  const vers = await idDe('P18')
  const rows = await lire(
    `select de from fusion_personne where personne_id = '${vers}' order by de`,
  )
  assert.deepEqual(
    rows.map(({ de }) => de),
    ['P15', 'P16', 'P17', 'P19'],
  )
  const [soins] = await lire(
    `select count(*)::int as n from decompte where personne_id = '${vers}'`,
  )
  assert.equal(soins?.n, 15)
})

test('what a member changed under one name stands under the other, and no older file undoes it', async () => {
  const cle = { clientCode: CLIENT, numeroContrat: numero(22) }
  const adresse = { numVoie: '9', libelleVoie: 'Rue Neuve', codePostal: '69001', localite: 'Lyon' }
  const de = await idDe('P22')
  await write(t.database.db, null, async (e) => {
    await guard(e, cle, { demandeId: null, le: t.clock.now }, () =>
      movePersonnes(e, [de], adresse as never),
    )
    return tellAll(e)
  })
  await suivant({ fusions: [{ de: 'P22', vers: 'P23' }] })
  const vers = await idDe('P23')
  const lu = async () => {
    const [row] = await t.database.db.select().from(personne).where(eq(personne.id, vers))
    return row?.adresse
  }
  assert.deepEqual(await lu(), adresse)
  const gardes = await t.database.db
    .select()
    .from(gardeImport)
    .where(eq(gardeImport.personneId, vers))
  assert.ok(
    gardes.length > 0 && gardes.every(({ parties }) => parties.every((p) => p.cle === vers)),
  )
  const { bilans } = await suivant({
    personnes: [{ ...exemple(MEMBRES).personnes[23], adresse: null, codePostal: null }],
  })
  assert.equal(bilans.personnes?.gardes, 1)
  assert.deepEqual(await lu(), adresse)
})

test('a list that a member changed is kept from an older file, whichever of the two it names', async () => {
  const cle = { clientCode: CLIENT, numeroContrat: numero(24) }
  const ne = randomUUID()
  await write(t.database.db, null, async (e) => {
    await guard(e, cle, { demandeId: null, le: t.clock.now }, async () => {
      const nouveau = { id: ne, clientCode: CLIENT, nom: 'Neuf', prenom: 'Zoé' }
      await addPersonne(e, { ...nouveau, dateNaissance: '2026-10-01' })
      const place = { qualite: 'beneficiaire', lien: 'Enfant', rang: 2 } as const
      await coverPersonne(e, cle, { personneId: ne, ...place })
    })
    return tellAll(e)
  })
  const tout = exemple(MEMBRES)
  const ancien = (personne: string) => ({
    contrats: [
      {
        ...tout.contrats[24],
        assures: [{ personne, qualite: 'adherent', lien: 'Adhérent', rang: 1 }],
      },
    ],
  })
  for (const fichiers of [
    { fusions: [{ de: 'P24', vers: 'P25' }], ...ancien('P24') },
    ancien('P24'),
    ancien('P25'),
  ]) {
    const { bilans } = await suivant(fichiers)
    assert.deepEqual([bilans.contrats?.gardes, bilans.contrats?.conflits], [1, 0])
    const couverts = await t.database.db
      .select({ id: assure.personneId })
      .from(assure)
      .where(and(eq(assure.clientCode, CLIENT), eq(assure.numeroContrat, numero(24))))
      .orderBy(assure.rang)
    assert.deepEqual(
      couverts.map(({ id }) => id),
      [await idDe('P25'), ne],
    )
  }
})

test('who goes and who is kept come in one lot, whole; nobody is counted twice', async () => {
  const tout = exemple(MEMBRES)
  const jumeau = { ...tout.personnes[30], id: 'X30', nir: null }
  const { rejets, bilans } = await suivant({
    personnes: [jumeau],
    fusions: [{ de: 'X30', vers: 'P30' }],
    contrats: [
      {
        ...tout.contrats[30],
        assures: [{ personne: 'X30', qualite: 'adherent', lien: 'Adhérent', rang: 1 }],
      },
    ],
  })
  assert.deepEqual(rejets, [])
  assert.deepEqual(
    [bilans.personnes?.crees, bilans.personnes?.disparus, bilans.contrats?.inchanges],
    [1, 1, 1],
  )
})

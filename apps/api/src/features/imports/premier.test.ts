import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { exemple } from './testing/donnees.ts'
import { CLIENT, type Envoi, envoyer, ouvrirClient } from './testing/lot.ts'

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

const SOINS = ['ligne', 'decompte', 'paiement']

/** Nobody of this client; and of nobody at all, what care left, where `isTout`. */
async function vider(isTout: boolean): Promise<void> {
  await t.database.db.transaction(async (tx) => {
    await tx.execute('set local session_replication_role = replica')
    for (const table of [...SOINS, 'option_contrat', 'assure', 'contrat', 'personne', 'offre'])
      await tx.execute(`delete from ${table} where client_code = '${CLIENT}'`)
    await tx.execute(`delete from import_lot where client_code = '${CLIENT}'`)
    if (isTout)
      for (const table of ['soin_secret', ...SOINS]) await tx.execute(`delete from ${table}`)
  })
}

async function relever(): Promise<unknown> {
  return {
    paiements:
      await lire(`select cle, numero_contrat, date, montant, mode, destinataire, iban_masque, personne_id,
      professionnel from paiement where client_code = '${CLIENT}' order by cle`),
    decomptes: await lire(
      `select cle, numero_contrat, personne_id, date, professionnel from decompte where client_code = '${CLIENT}' order by cle`,
    ),
    lignes:
      await lire(`select d.cle, p.cle as payee, to_jsonb(l) - 'id' - 'decompte_id' - 'paiement_id' as tout
      from ligne l join decompte d on d.id = l.decompte_id and d.numero_contrat = l.numero_contrat
      left join paiement p on p.id = l.paiement_id where l.client_code = '${CLIENT}' order by d.cle, l.rang`),
  }
}

/** All that the catalogue says of these tables, and of who refers to them. */
const decrire = () =>
  Promise.all(
    SOINS.flatMap((table) => [
      lire(`select attname, attnum, format_type(atttypid, atttypmod) as type, attnotnull, attidentity, attstorage,
        pg_get_expr(d.adbin, d.adrelid) as defaut from pg_attribute a
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where attrelid = '${table}'::regclass and attnum > 0 order by attnum`),
      lire(`select conname, conrelid::regclass::text as ou, convalidated, pg_get_constraintdef(oid) as dit from pg_constraint
        where '${table}'::regclass in (conrelid, confrelid) order by 2, 1`),
      lire(`select indexrelid::regclass::text as nom, indisprimary, indisvalid, pg_get_indexdef(indexrelid) as dit
        from pg_index where indrelid = '${table}'::regclass order by 1`),
      lire(`select relpersistence, relkind, relowner, relacl, reloptions, pg_get_serial_sequence('${table}', 'id') as suite
        from pg_class where oid = '${table}'::regclass`),
    ]),
  )

const numeroTable = async () =>
  String(
    (
      await lire(`select string_agg(t::regclass::oid::text, ' ') as n
    from unnest(array['ligne', 'decompte', 'paiement']) t`)
    )[0]?.n,
  )

/** Sixty members, and one of each fault that only the base could say. */
function lotFautif(): Envoi['fichiers'] {
  const tout = exemple(60)
  const paiement = tout.paiements[0]
  const decompte = tout.decomptes[0] as { lignes: readonly object[] } | undefined
  const lignesDe = (id: string) => [{ ...decompte?.lignes[0], paiement: id }]
  return {
    ...tout,
    contrats: tout.contrats.map((un, rang) => ({
      ...un,
      ...(rang === 7 && { nomOffre: 'Inconnue' }),
    })),
    paiements: [
      ...tout.paiements,
      { ...paiement, id: 'V-contrat', contrat: 'C999999' },
      { ...paiement, id: 'V-mode', mode: 'INCONNU' },
      { ...paiement, id: 'V-personne', personne: 'P999' },
      { ...paiement, id: 'V-sien', personne: 'P0', professionnel: 'Dr Ève\tNoël\\' },
      { ...paiement, montant: 5 },
      // The first of a key stands, even refused; what its own code refuses was never there.
      { ...paiement, id: 'V-contrat' },
      { ...paiement, id: 'V-mode' },
    ],
    decomptes: [
      ...tout.decomptes,
      { ...decompte, id: 'D-contrat', contrat: 'C999999', personne: 'P999' },
      { ...decompte, id: 'D-personne', personne: 'P999' },
      { ...decompte, id: 'D-inconnu', lignes: lignesDe('V999') },
      { ...decompte, id: 'D-refuse', lignes: lignesDe('V-personne') },
      {
        ...decompte,
        id: 'D-des-deux',
        lignes: [...lignesDe('V999'), { ...lignesDe('V-contrat')[0], rang: 5 }],
      },
      {
        ...decompte,
        id: 'D-tout',
        lignes: [
          {
            ...lignesDe('V-sien')[0],
            base: 3000,
            quantite: 2,
            situation: 'ald',
            compteurs: { participation: 200, jour: 3 },
          },
        ],
      },
      { ...decompte, professionnel: 'Un autre' },
      { ...decompte, id: 'D-contrat' },
    ],
  }
}

test('a first load says and makes the same, whether tables are replaced, filled beside others, or merged row by row', async () => {
  const avant = await decrire()
  const fichiers = lotFautif()
  await vider(false)
  // Whoever was two people is looked for in every row: nothing of it is known before.
  const merge = await envoyer(t, { fichiers: { ...fichiers, fusions: [] }, lot: '1' })
  const attendu = await relever()
  await vider(false)
  const remplie = await envoyer(t, { fichiers, lot: '1' })
  assert.deepEqual(await relever(), attendu)
  await vider(true)
  const avantEssai = await numeroTable()
  const essai = await envoyer(t, { fichiers, lot: '1' }, { isEssai: true })
  assert.equal(await numeroTable(), avantEssai)
  assert.equal((await lire('select 1 from ligne limit 1')).length, 0)
  const remplacee = await envoyer(t, { fichiers, lot: '1' })
  assert.notEqual(await numeroTable(), avantEssai, 'the tables are others')
  assert.deepEqual(await relever(), attendu)
  assert.deepEqual(await decrire(), avant)
  const sansFusions = merge.rapport?.entites.filter(({ entite }) => entite !== 'fusions')
  for (const un of [remplie, essai, remplacee]) {
    assert.deepEqual(un.rejets, merge.rejets)
    assert.deepEqual(un.rapport?.entites, sansFusions)
  }
  assert.deepEqual(
    merge.rejets
      .map(({ id, champ, code }) => `${id} ${champ} ${code}`)
      .filter((un) => /[DV]-/.test(un) && !/-\d /.test(un)),
    [
      'V-contrat contrat reference',
      'V-mode mode referentiel',
      'V-personne personne reference',
      'V-contrat null doublon',
      'D-contrat contrat reference',
      'D-personne personne reference',
      'D-inconnu lignes.paiement reference',
      'D-refuse lignes.paiement depend',
      'D-des-deux lignes.paiement depend',
      'D-contrat null doublon',
    ],
  )
  // What is made here afterwards has a number that nobody has.
  const [neuf] =
    await lire(`insert into decompte (client_code, numero_contrat, personne_id, date, professionnel)
    select client_code, numero_contrat, personne_id, date, professionnel from decompte limit 1
    returning id, (select max(id) from decompte) as dernier`)
  assert.ok(Number(neuf?.id) > Number(neuf?.dernier))
  await lire(`delete from decompte where cle is null and client_code = '${CLIENT}'`)
  const encore = await envoyer(t, { fichiers, lot: '2', precedent: '1' })
  assert.deepEqual(
    encore.rapport?.entites.map((b) => b.crees + b.changes + b.disparus),
    [0, 0, 0, 0, 0],
  )
})

test('a first load that is cut before the tables are replaced, or right after, leads to the same base', async () => {
  await vider(true)
  const fichiers = exemple(60)
  const entier = await envoyer(t, { fichiers, lot: '1' })
  const attendu = await relever()
  for (const coupe of [1, 3, 4]) {
    await vider(true)
    await assert.rejects(envoyer(t, { fichiers, lot: '1' }, { coupe }), /cut/)
    const { rapport } = await envoyer(t, { fichiers, lot: '1' })
    assert.deepEqual(rapport?.entites, entier.rapport?.entites)
    assert.deepEqual(await relever(), attendu)
  }
})

test('a table of somebody’s own rights, or that somebody writes to meanwhile, stays where it is', async () => {
  await vider(true)
  const fichiers = exemple(20)
  const la = await numeroTable()
  await lire('create role lecteur_bi')
  await lire('grant select on ligne to lecteur_bi')
  await envoyer(t, { fichiers, lot: '1' })
  assert.equal(await numeroTable(), la)
  const attendu = await relever()
  await lire('revoke all on ligne from lecteur_bi')
  await lire('drop role lecteur_bi')
  await vider(true)
  await lire(`update pg_class set relacl = null where oid = 'ligne'::regclass`)
  const [autre] = await lire(`select id from personne where client_code = 'horizon' limit 1`)
  const pendant = async () => {
    await lire(`insert into decompte (client_code, numero_contrat, personne_id, date, professionnel)
      select client_code, numero, '${autre?.id}', '2026-01-01', 'Ici' from contrat where client_code = 'horizon' limit 1`)
  }
  await envoyer(t, { fichiers, lot: '1' }, { pendant })
  assert.deepEqual(await relever(), attendu)
  assert.equal((await lire(`select 1 from decompte where professionnel = 'Ici'`)).length, 1)
})

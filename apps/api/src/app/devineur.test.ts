import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { actes, type Resource, registry } from '@espace-adherent/contract'
import { codesEdition } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { unzipSync } from 'fflate'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { ATLAS } from '../../testing/ribs.ts'
import { readPdf } from '../platform/documents/testing/read-pdf.ts'

/**
 * The guesser: what Nadia can fetch is written down, then everything about Luc's care is made different, but for what it
 * brought on her account each month. What she fetches must stay the same to the letter: what does not change with an
 * amount, a share, a price, an act or a day cannot tell it, to whoever compares, subtracts, sorts or searches.
 */
const NADIA = 'nadia.perrot@example.org'
const CONTRAT = '70310001'
const headers = { 'x-numcontrat': CONTRAT }

let t: TestApp
let nadia: Inject
let ids: { nadia: string; luc: string }

const execute = async <T = Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  ((await t.database.db.execute(query)) as unknown as { rows: T[] }).rows

before(async () => {
  t = await createTestApp()
  const rows = await execute<{ id: string; prenom: string }>(
    sql`select p.id, p.prenom from personne p join assure a on a.personne_id = p.id
      where a.numero_contrat = ${CONTRAT}`,
  )
  const idDe = (prenom: string) => rows.find((row) => row.prenom === prenom)?.id ?? ''
  ids = { nadia: idDe('Nadia'), luc: idDe('Luc') }
  nadia = await t.as(NADIA, ATLAS)
})
after(() => t?.close())

function texteDe({ headers: dits, rawPayload, body, statusCode }: LightMyRequestResponse): string {
  const type = String(dits['content-type'])
  if (type.includes('pdf')) return readPdf(rawPayload).pages.join('\n')
  if (!/zip|sheet/.test(type)) return `${statusCode} ${body}`
  return Object.entries(unzipSync(rawPayload))
    .filter(([nom]) => !nom.startsWith('docProps'))
    .map(([nom, contenu]) => {
      const file = Buffer.from(contenu)
      return `${nom}\n${nom.endsWith('.pdf') ? readPdf(file).pages.join('\n') : file.toString()}`
    })
    .join('\n')
}

const REMBOURSEMENTS = '/v1/adherent/remboursements'
const PAIEMENTS = '/v2/adherent/paiements'
const periode = 'debut=2025-01-01&fin=2026-11-16'

/** Every list, export and print of a member's resource; then the questions that a guesser would ask. */
const adresses = () => [
  ...Object.values(registry as Record<string, Resource>)
    .filter(({ access }) => access === 'membre')
    .flatMap(({ path, can }) => [
      ...('list' in can ? [path] : []),
      ...('export' in can ? [`${path}/export?format=csv`, `${path}/export?format=xlsx`] : []),
      ...('print' in can ? [`${path}/print`] : []),
    ]),
  ...[ids.nadia, ids.luc].map((id) => `${REMBOURSEMENTS}?personne=${id}`),
  ...['depense', 'rembourse', 'reste', 'acte', 'pour', 'date'].flatMap((tri) =>
    ['croissant', 'decroissant'].map(
      (sens) => `${REMBOURSEMENTS}?tri=${tri}&sens=${sens}&taille=3`,
    ),
  ),
  ...['Luc', '9,00', '30,00', '18,40', '20,77', 'Détail', 'octobre', '09/07/2026'].flatMap(
    (mots) => [
      `${REMBOURSEMENTS}?recherche=${encodeURIComponent(mots)}`,
      `${PAIEMENTS}?recherche=${encodeURIComponent(mots)}`,
    ],
  ),
  // By single days, weeks, and by what went to whom.
  ...['2025-06-26', '2025-11-13', '2026-01-15', '2026-07-09'].map(
    (jour) => `${REMBOURSEMENTS}?du=${jour}&au=${jour}`,
  ),
  `${REMBOURSEMENTS}?etat=reglee`,
  `${REMBOURSEMENTS}?famille=soinsCourants`,
  `${PAIEMENTS}?taille=2`,
  '/v2/adherent/tiers-prestations?taille=2',
  ...codesEdition.map((code) => `/documents/attestation/print?edition=${code}&${periode}`),
  `/documents/attestation/print?edition=releveRemboursements&debut=2026-01-15&fin=2026-01-15`,
  `/documents/attestation/print?edition=relevePrestations&${periode}&personne=${ids.luc}`,
  ...Object.values(actes)
    .map(({ key }) => key)
    .map((acte) => `/demarches/faits?acte=${acte}&numeroContrat=${CONTRAT}`),
  `/simulateurprestationv2?numPers=${ids.luc}&codeActe=OST&depense=6000`,
  '/cgdm-svc/ged?limite=100',
  '/adherent/courriers?limite=100',
  '/notifications',
  '/adherent/papiers/visionneuse?id=mes-papiers.zip',
]

async function toutLire(lues = adresses()): Promise<Map<string, string>> {
  const lus = new Map<string, string>()
  for (const adresse of lues)
    lus.set(adresse, texteDe(await nadia({ url: `/api${adresse}`, headers })))
  // What a list gives page after page, by its own cursors.
  for (const liste of [REMBOURSEMENTS, PAIEMENTS, '/v2/adherent/tiers-prestations'])
    for (let suite: string | null = ''; suite !== null; ) {
      const adresse: string = `${liste}?taille=3${suite && `&apres=${encodeURIComponent(suite)}`}`
      const page = await nadia({ url: `/api${adresse}`, headers })
      lus.set(adresse, page.body)
      suite = page.json().suite ?? null
    }
  return lus
}

/** The numbers of requests and of files made on the way are nobody's care. */
const sansNumeros = (texte: string) =>
  texte.replaceAll(/"(?:requestId|correlationId)":"[^"]*"/g, '')

function assertPareil(avant: Map<string, string>, apres: Map<string, string>): void {
  assert.deepEqual([...apres.keys()], [...avant.keys()], 'as many pages, by the same cursors')
  for (const [adresse, texte] of avant)
    assert.equal(sansNumeros(apres.get(adresse) ?? ''), sansNumeros(texte), adresse)
}

type Ligne = {
  id: number
  rc: number
  paiement: number | null
  titulaire: string | null
  destinataire: string
}

/** Everything else about Luc's care becomes something else. */
async function changerLesSoinsDeLuc(): Promise<void> {
  const siennes = await execute<Ligne>(sql`select l.id::int, l.rc, l.paiement_id::int as paiement,
    v.personne_id as titulaire, l.destinataire
    from ligne l left join paiement v on v.id = l.paiement_id where l.personne_id = ${ids.luc}::uuid`)
  const aNadia = siennes.filter((l) => l.destinataire === 'assure' && l.paiement && !l.titulaire)
  assert.ok(aNadia.length >= 4, 'the demonstration pays some of it on her account')
  await execute(sql`update decompte set professionnel = 'Dr Autre', date = date - 3
    where personne_id = ${ids.luc}::uuid`)
  // Other acts, prices, shares and days of care; what a professional or he himself was paid, other amounts.
  await execute(sql`update ligne set code_acte = 'PSY', date_soins = date_soins - 3, depense = depense + 7777,
    ro = ro + 1111 where personne_id = ${ids.luc}::uuid`)
  await execute(sql`update ligne set rc = rc + 333 where personne_id = ${ids.luc}::uuid
    and id <> all(string_to_array(${aNadia.map(({ id }) => id).join()}, ',')::bigint[])`)
  // Each care on her account becomes two, half of it paid another day of the same month with her own care or alone.
  for (const [rang, { id, paiement }] of aNadia.entries()) {
    const [autre] = await execute<{ id: number }>(sql`insert into paiement
      (date, montant, client_code, numero_contrat, mode, destinataire)
      select date_trunc('month', date)::date + 1, 0, client_code, numero_contrat, mode, destinataire
      from paiement where id = ${paiement} returning id::int`)
    const vers = rang === 0 ? await paiementDeNadia(paiement ?? 0) : autre?.id
    await execute(sql`insert into ligne (decompte_id, paiement_id, personne_id, date_soins, date_reglement,
        depense, ro, rc, client_code, numero_contrat, code_acte, etat, destinataire)
      select decompte_id, ${vers ?? autre?.id}, personne_id, date_soins - 2, date_reglement, depense, ro, 100,
        client_code, numero_contrat, 'G', etat, destinataire from ligne where id = ${id}`)
    await execute(sql`update ligne set rc = rc - 100 where id = ${id}`)
  }
  // What waits, and what was refused.
  await execute(sql`insert into ligne (decompte_id, personne_id, date_soins, depense, ro, rc, client_code,
      numero_contrat, code_acte, etat, destinataire)
    select decompte_id, personne_id, '2026-11-02', 4200, 1000, 900, client_code, numero_contrat, 'CS', e.etat, 'assure'
    from ligne, (values ('attente'), ('rejetee')) e(etat) where id = ${aNadia[0]?.id}`)
}

/** A transfer of hers in the same month, where there is one: it then pays for both. */
async function paiementDeNadia(paiement: number): Promise<number | undefined> {
  const [row] = await execute<{
    id: number
  }>(sql`select v.id::int from paiement v join paiement w on w.id = ${paiement}
    and w.numero_contrat = v.numero_contrat and date_trunc('month', w.date) = date_trunc('month', v.date)
    where v.destinataire = 'assure' and v.personne_id is null and v.id <> w.id limit 1`)
  return row?.id
}

test('nothing that Nadia fetches tells anything of Luc’s care but what came on her account each month', async () => {
  const avant = await toutLire()
  const ouvertes = [...avant.values()].filter((texte) => !/^4\d\d /.test(texte)).length
  assert.ok(ouvertes > 100, `${ouvertes} answers were compared`)
  for (const [adresse, texte] of avant) {
    assert.doesNotMatch(texte, /^5\d\d /, adresse)
    if (/garantiesActe|mes-papiers/.test(adresse)) assert.doesNotMatch(texte, /^4\d\d /, adresse)
  }
  await changerLesSoinsDeLuc()
  assertPareil(avant, await toutLire())

  // The comparison sees what it is meant to see.
  await execute(sql`update ligne set rc = rc + 1 where personne_id = ${ids.luc}::uuid and paiement_id in (
    select v.id from paiement v where v.personne_id is null and v.destinataire = 'assure')`)
  const temoins = [
    REMBOURSEMENTS,
    `${REMBOURSEMENTS}/print`,
    PAIEMENTS,
    ...['relevePrestations', 'releveRemboursements', 'releveAnnuel'].map(
      (code) => `/documents/attestation/print?edition=${code}&${periode}`,
    ),
  ]
  const plus = await toutLire(temoins)
  for (const adresse of temoins) assert.notEqual(plus.get(adresse), avant.get(adresse), adresse)
})

test('the months say what came on her account for him, to the cent, and in none of the other sums', async () => {
  const attendus = await execute<{
    mois: string
    montant: number
  }>(sql`select to_char(v.date, 'YYYY-MM') as mois,
    sum(l.rc)::int as montant from ligne l join paiement v on v.id = l.paiement_id
    where l.personne_id = ${ids.luc}::uuid and v.destinataire = 'assure' and v.personne_id is null
    group by 1 order by 1 desc`)
  const liste = (await nadia({ url: `/api${REMBOURSEMENTS}?taille=100`, headers })).json()
  assert.deepEqual(liste.synthese.confidentiels, attendus)
  const somme = (de: string) =>
    liste.items.reduce(
      (total: number, ligne: Record<string, number>) => total + (ligne[de] ?? 0),
      0,
    )
  for (const de of ['depense', 'ro', 'rc', 'reste'])
    assert.equal(liste.synthese.totaux[de], somme(de), de)
  assert.ok(liste.items.every(({ prenom }: { prenom: string }) => prenom === 'Nadia'))
  const versements = (await nadia({ url: `/api${PAIEMENTS}?taille=100`, headers })).json()
  assert.deepEqual(versements.synthese.confidentiels, attendus)
  for (const { montant, lignes } of versements.items)
    assert.equal(
      montant,
      lignes.reduce((total: number, ligne: { montant: number }) => total + ligne.montant, 0),
    )
  // A day within a month asks for the whole month; anything narrower asks for none.
  const duJour = `${attendus[0]?.mois}-05`
  const unMois = await nadia({ url: `/api${REMBOURSEMENTS}?du=${duJour}&au=${duJour}`, headers })
  assert.deepEqual(unMois.json().synthese.confidentiels, attendus.slice(0, 1))
  for (const filtre of [
    `personne=${ids.luc}`,
    'etat=reglee',
    'famille=soinsCourants',
    'recherche=Luc',
  ]) {
    const resserree = await nadia({ url: `/api${REMBOURSEMENTS}?${filtre}`, headers })
    assert.deepEqual(resserree.json().synthese.confidentiels, [], filtre)
  }
})

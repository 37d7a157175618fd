import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  type Remboursement,
  remboursementSchema,
  type SyntheseRemboursements,
  syntheseRemboursementsSchema,
} from '@espace-adherent/contract'
import { addMonths, dateAParis, formatMontant } from '@espace-adherent/domain'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'
import { historique } from '../historique/historique.schema.ts'

type Reponse = {
  items: Remboursement[]
  total: number
  suite: string | null
  synthese: SyntheseRemboursements
}

const URL = '/api/v1/adherent/remboursements'
const CAMILLE = 'camille.martin@example.org'
const JULIEN = 'julien.martin@example.org'
const HUGO = 'hugo.roche@example.org'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

async function ask(userName: string, query = '', numeroContrat = '20450001', verb = '') {
  const call = await t.as(userName)
  return call({ url: `${URL}${verb}${query}`, headers: { 'x-numcontrat': numeroContrat } })
}
const lire = async (userName: string, query = '', numeroContrat = '20450001'): Promise<Reponse> => {
  const reponse = await ask(userName, query, numeroContrat)
  assert.equal(reponse.statusCode, 200, reponse.body)
  return reponse.json()
}
const refus = async () =>
  (await t.database.db.select().from(historique)).map(({ objet, cible }) => [objet, cible])

/** Every page, one after the other. */
async function toutes(userName: string, filtres = '', taille = 7): Promise<Remboursement[]> {
  const lues: Remboursement[] = []
  let suite: string | null = ''
  while (suite !== null) {
    const apres: string = suite ? `&apres=${suite}` : ''
    const page: Reponse = await lire(userName, `?taille=${taille}${filtres}${apres}`)
    lues.push(...page.items)
    suite = page.suite
  }
  return lues
}

const sommeDe = (lignes: readonly Remboursement[], part: 'depense' | 'ro' | 'rc' | 'reste') =>
  lignes.reduce((somme, ligne) => somme + ligne[part], 0)

test('R7.95 the lines of a contract, the newest first, each with its whole shape', async () => {
  const { items, total, suite } = await lire(CAMILLE)
  assert.equal(items.length, 20)
  assert.ok(total > 60, `${total}`)
  assert.match(suite ?? '', /^[\w-]+$/)
  for (const ligne of items) {
    assert.deepEqual(remboursementSchema.parse(ligne), ligne)
    assert.equal(ligne.depense, ligne.ro + ligne.rc + ligne.reste)
  }
  const places = items.map(({ dateSoins, id }) => [dateSoins, id] as const)
  const triees = places.toSorted(([d, i], [e, j]) => (d === e ? j - i : d < e ? 1 : -1))
  assert.deepEqual(places, triees)
})

test('what is still to come is told apart, in the months and the kinds of care as in all', async () => {
  const { synthese } = await lire(CAMILLE)
  const { items } = await lire(CAMILLE, '?etat=attente&taille=100')
  const attente = items.reduce((somme, { rc }) => somme + rc, 0)
  assert.ok(attente > 0)
  const total = (sommes: readonly { attente: number }[]) =>
    sommes.reduce((somme, un) => somme + un.attente, 0)
  assert.equal(synthese.totaux.attente, attente)
  assert.equal(total(synthese.parMois), attente)
  assert.equal(total(synthese.parFamille), attente)
})

test('paging by key shows every line once, even while others come in', async () => {
  const lignes = await toutes(CAMILLE)
  const { total } = await lire(CAMILLE)
  assert.equal(lignes.length, total)
  assert.equal(new Set(lignes.map(({ id }) => id)).size, total)
  const premiere = await lire(CAMILLE, '?taille=5')
  const { db } = t.database
  await db.execute(`insert into ligne (decompte_id, personne_id, date_soins, depense, ro, rc,
    client_code, numero_contrat, code_acte, etat, destinataire)
    select decompte_id, personne_id, current_date, 100, 0, 0, client_code, numero_contrat, 'OST',
    'attente', 'assure' from ligne where id = ${premiere.items[0]?.id}`)
  const suivante = await lire(CAMILLE, `?taille=5&apres=${premiere.suite}`)
  assert.deepEqual(
    [...premiere.items, ...suivante.items].map(({ id }) => id),
    lignes.slice(0, 10).map(({ id }) => id),
  )
  await db.execute(`delete from ligne where depense = 100`)
})

const valeurs: Record<string, (ligne: Remboursement) => string | number> = {
  date: (l) => l.dateSoins,
  acte: (l) => l.libelle,
  pour: (l) => l.prenom,
  depense: (l) => l.depense,
  rembourse: (l) => l.ro + (l.etat === 'attente' ? 0 : l.rc),
  reste: (l) => l.reste,
}

test('every column orders the whole list, both ways, page after page, and its export', async () => {
  const { total } = await lire(CAMILLE)
  for (const [tri, valeur] of Object.entries(valeurs))
    for (const sens of ['croissant', 'decroissant']) {
      const lignes = await toutes(CAMILLE, `&tri=${tri}&sens=${sens}`, 40)
      assert.equal(new Set(lignes.map(({ id }) => id)).size, total, tri)
      const lues = lignes.map(valeur)
      const compare = (a: string | number, b: string | number) =>
        typeof a === 'string' ? a.localeCompare(String(b), 'fr') : a - Number(b)
      const triees = lues.toSorted((a, b) => (sens === 'croissant' ? 1 : -1) * compare(a, b))
      assert.deepEqual(lues, triees, `${tri} ${sens}`)
    }
  const { suite } = await lire(CAMILLE, '?tri=pour&taille=3')
  // A place of another order is none of this one.
  assert.equal((await ask(CAMILLE, `?tri=reste&apres=${suite}`)).statusCode, 400)
  assert.equal((await ask(CAMILLE, '?tri=age')).statusCode, 400)
  const csv = (await ask(CAMILLE, '?tri=reste&format=csv', '20450001', '/export')).body
  const [premiere] = (await lire(CAMILLE, '?tri=reste&taille=1')).items
  assert.ok(csv.split('\n')[1]?.includes(premiere?.libelle ?? '?'), csv.slice(0, 300))
})

for (const [recherche, isFound] of [
  ['léa', (l) => l.prenom === 'Léa'],
  ['CAMILLE pharmacie', (l) => l.prenom === 'Camille' && l.libelle.startsWith('Pharmacie')],
  ['500', (l) => [l.depense, l.ro, l.rc, l.ro + l.rc, l.reste].includes(50_000)],
  ['28,92', (l) => [l.depense, l.ro, l.rc, l.ro + l.rc, l.reste].includes(2892)],
  ['65 pharmacie', (l) => l.libelle === 'Pharmacie (65 %)'],
  ['brotteaux léa', (l) => l.prenom === 'Léa' && /Brotteaux/.test(l.professionnel)],
] as const satisfies readonly (readonly [string, (ligne: Remboursement) => boolean])[])
  test(`« ${recherche} » finds the lines that hold it, and no other`, async () => {
    const lignes = await toutes(CAMILLE, '', 100)
    const trouvees = await toutes(CAMILLE, `&recherche=${encodeURIComponent(recherche)}`, 100)
    assert.ok(trouvees.length > 0)
    assert.deepEqual(
      trouvees.map(({ id }) => id),
      lignes.filter((ligne) => isFound(ligne)).map(({ id }) => id),
    )
  })

test('a day, or a month, finds the care of that time', async () => {
  const lignes = await toutes(CAMILLE, '', 100)
  const { dateSoins = '' } = lignes[12] ?? {}
  const mois = new Date(`${dateSoins}T12:00Z`).toLocaleDateString('fr-FR', { month: 'long' })
  const [annee, numero, jour] = dateSoins.split('-')
  for (const [recherche, debut] of [
    [`${jour}/${numero}/${annee}`, dateSoins],
    [`${Number(jour)} ${mois} ${annee}`, dateSoins],
    [`${mois} ${annee}`, dateSoins.slice(0, 7)],
    [`${numero}/${annee}`, dateSoins.slice(0, 7)],
  ] as const) {
    const trouvees = await toutes(CAMILLE, `&recherche=${encodeURIComponent(recherche)}`, 100)
    const attendues = lignes.filter((ligne) => ligne.dateSoins.startsWith(debut))
    assert.deepEqual(
      trouvees.map(({ id }) => id),
      attendues.map(({ id }) => id),
    )
  }
})

test('totals, months, families are those of all that the filters select', async () => {
  for (const filtres of ['', '&famille=dentaire', '&etat=attente', '&recherche=pharmacie']) {
    const lignes = await toutes(CAMILLE, filtres, 100)
    const { total, synthese } = await lire(CAMILLE, `?taille=1${filtres}`)
    assert.deepEqual(syntheseRemboursementsSchema.parse(synthese), synthese)
    assert.equal(total, lignes.length, filtres)
    assert.ok(total > 0, filtres)
    const attendus = {
      depense: sommeDe(lignes, 'depense'),
      ro: sommeDe(lignes, 'ro'),
      rc: sommeDe(lignes, 'rc'),
      reste: sommeDe(lignes, 'reste'),
    }
    const attente = sommeDe(
      lignes.filter(({ etat }) => etat === 'attente'),
      'rc',
    )
    assert.deepEqual(synthese.totaux, { ...attendus, attente }, filtres)
    assert.equal(attendus.depense, attendus.ro + attendus.rc + attendus.reste)
    for (const part of ['depense', 'ro', 'rc', 'reste'] as const)
      for (const detail of [synthese.parMois, synthese.parFamille])
        assert.equal(
          detail.reduce((somme, ligne) => somme + ligne[part], 0),
          attendus[part],
        )
    const mois = synthese.parMois.map((m) => m.mois)
    assert.deepEqual(mois, mois.toSorted())
  }
})

test('filters by period, person, family, state and words', async () => {
  const aujourdhui = dateAParis(t.clock.now)
  const du = addMonths(aujourdhui, -3)
  const au = addMonths(aujourdhui, -1)
  const entre = await toutes(CAMILLE, `&du=${du}&au=${au}`)
  assert.ok(entre.length > 0)
  assert.ok(entre.every(({ dateSoins }) => dateSoins >= du && dateSoins <= au))

  const { synthese } = await lire(CAMILLE)
  assert.deepEqual(
    synthese.personnes.map(({ prenom }) => prenom),
    ['Camille', 'Julien', 'Léa'],
  )
  const lea = synthese.personnes[2]?.id
  const deLea = await toutes(CAMILLE, `&personne=${lea}`)
  assert.ok(deLea.length > 0)
  assert.ok(deLea.every(({ prenom }) => prenom === 'Léa'))
  // The choice of people does not shrink to the one chosen.
  const filtree = await lire(CAMILLE, `?personne=${lea}`)
  assert.equal(filtree.synthese.personnes.length, 3)

  const dents = await toutes(CAMILLE, '&famille=dentaire')
  assert.ok(dents.length > 0 && dents.every(({ famille }) => famille === 'dentaire'))
  const refusees = await toutes(CAMILLE, '&etat=rejetee')
  assert.deepEqual(
    refusees.map(({ codeActe, rc, reste }) => [codeActe, rc, reste]),
    [['OST', 0, 6000]],
  )
  for (const [mots, nombre] of [
    ['osteopathie', 3],
    ['OSTÉO', 3],
    ['lenoir', 1],
    ['dr lenoir dermato', 1],
    ['HBLD680', 1],
    ['couronne santé', 1],
    ['zzz', 0],
    ['%', -1],
    ['100% Santé', 3],
  ] satisfies [string, number][]) {
    const { total } = await lire(CAMILLE, `?recherche=${encodeURIComponent(mots)}`)
    // Without a word that can be searched for, nothing is narrowed.
    if (nombre === -1) assert.ok(total > 60, mots)
    else assert.equal(total, nombre, mots)
  }
})

test('a range upside down is told to the field, and so is a date that does not exist', async () => {
  for (const verb of ['', '/export', '/print']) {
    const reponse = await ask(CAMILLE, '?du=2026-05-02&au=2026-05-01', '20450001', verb)
    assert.equal(reponse.statusCode, 400, verb)
    assert.deepEqual(reponse.json().champs, {
      au: 'La date de fin doit être postérieure ou égale à la date de début',
    })
  }
  for (const du of ['2026-02-30', '0000-01-01']) {
    const reponse = await ask(CAMILLE, `?du=${du}`)
    assert.equal(reponse.statusCode, 400)
    assert.match(reponse.json().champs.du, /date/)
  }
  for (const query of [
    '?taille=101',
    '?taille=0',
    '?apres=hier',
    '?etat=x',
    '?famille=x',
    `?recherche=${'a'.repeat(81)}`,
  ])
    assert.equal((await ask(CAMILLE, query)).statusCode, 400, query)
})

test('a beneficiary sees their own lines and nobody else’s', async () => {
  const siennes = await toutes(JULIEN)
  assert.ok(siennes.length > 10)
  assert.ok(siennes.every(({ prenom }) => prenom === 'Julien'))
  const { synthese, total } = await lire(JULIEN)
  assert.equal(total, siennes.length)
  assert.deepEqual(
    synthese.personnes.map(({ prenom }) => prenom),
    ['Julien'],
  )
  assert.equal(synthese.totaux.depense, sommeDe(siennes, 'depense'))
  const csv = (await ask(JULIEN, '', '20450001', '/export')).body
  assert.doesNotMatch(csv, /Camille|Léa/)
})

test('somebody else’s contract or person is not found, and who asked is kept', async () => {
  const personnes = (await lire(CAMILLE)).synthese.personnes.map(({ id }) => id)
  const hugo = (await lire(HUGO, '', '20450003')).synthese.personnes[0]?.id ?? ''
  const avant = (await refus()).length
  assert.equal((await ask(CAMILLE, '', '20450003')).statusCode, 404)
  const { now } = t.clock
  for (const verb of ['', '/export', '/print']) {
    // The same try within a minute is told once.
    t.clock.now = new Date(t.clock.now.getTime() + 61_000)
    assert.equal((await ask(CAMILLE, `?personne=${hugo}`, '20450001', verb)).statusCode, 404)
    assert.equal((await ask(JULIEN, `?personne=${personnes[0]}`, '20450001', verb)).statusCode, 404)
  }
  t.clock.now = now
  assert.equal((await ask(CAMILLE, `?personne='%20or%201=1`)).statusCode, 404)
  assert.deepEqual((await refus()).slice(avant), [
    ['contrat', '20450003'],
    ...[1, 2, 3].flatMap(() => [
      ['personne', hugo],
      ['personne', personnes[0]],
    ]),
    ['personne', "' or 1=1"],
  ])
})

test('R7.30 R7.31 what is filtered is exported and printed, in full', async () => {
  const csv = await ask(CAMILLE, '?famille=dentaire', '20450001', '/export')
  assert.match(csv.body, /^\ufeffDate;Acte;Famille;Pour;Professionnel;Dépense;Base;/)
  const dents = await toutes(CAMILLE, '&famille=dentaire')
  assert.equal(csv.body.trim().split('\r\n').length, dents.length + 1)
  assert.match(csv.body, /Julien;Cabinet dentaire Bellecour;500,00;120,00;72,00;428,00;0,00;Réglé/)
  const all = await ask(CAMILLE, '', '20450001', '/export')
  assert.equal(all.body.trim().split('\r\n').length, (await lire(CAMILLE)).total + 1)
  const xlsx = await ask(CAMILLE, '?format=xlsx', '20450001', '/export')
  assert.equal(xlsx.rawPayload.subarray(0, 2).toString(), 'PK')
  const pdf = await ask(CAMILLE, '', '20450001', '/print')
  assert.equal(pdf.headers['content-type'], 'application/pdf')
})

test('a printed list says whose it is, of which days and people, and adds up to what the screen says', async () => {
  const personne = (await lire(CAMILLE)).synthese.personnes.find(
    ({ prenom }) => prenom === 'Julien',
  )
  const narrowed = `&famille=dentaire&personne=${personne?.id}`
  const { synthese } = await lire(CAMILLE, `?du=2020-01-01${narrowed}`)
  const { pages } = await readPdf(
    (await ask(CAMILLE, `?du=2020-01-01${narrowed}`, '20450001', '/print')).rawPayload,
  )
  const texte = pages.join('\n').replaceAll('\u202f', '\u00a0')
  assert.match(texte, /Camille Martin · Contrat\u00a0: Santé Sérénité, n°\u00a020450001\n/)
  assert.match(texte, /\nDu 01\/01\/2020 au \d\d\/\d\d\/\d{4} · Julien · Dentaire\n/)
  for (const cle of ['depense', 'ro', 'rc', 'reste'] as const) {
    const montant = formatMontant(synthese.totaux[cle]).replaceAll('\u202f', '\u00a0')
    assert.ok(texte.slice(texte.indexOf('\nTotal\n')).includes(`\n${montant}\n`), montant)
  }
  const julien = await readPdf((await ask(JULIEN, '', '20450001', '/print')).rawPayload)
  assert.match(julien.pages[0] ?? '', /Julien Martin · Contrat/)
})

test('a contract without lines has an empty list, and zero for totals', async () => {
  const { items, total, suite, synthese } = await lire(CAMILLE, '', '20450002')
  assert.deepEqual([items, total, suite], [[], 0, null])
  assert.deepEqual(synthese.totaux, { depense: 0, ro: 0, rc: 0, reste: 0, attente: 0 })
  assert.deepEqual([synthese.parMois, synthese.parFamille], [[], []])
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { EditionProposee } from '@espace-adherent/contract'
import { formatMontant } from '@espace-adherent/domain'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const CAMILLE = 'camille.martin@example.org'
const JULIEN = 'julien.martin@example.org'

const get = async (userName: string, query = '', numeroContrat = '20450001') =>
  (await t.as(userName))({
    url: `/api/documents/attestation${query}`,
    headers: { 'x-numcontrat': numeroContrat },
  })
const proposees = async (userName: string, numeroContrat = '20450001') => {
  const { items } = (await get(userName, '', numeroContrat)).json() as { items: EditionProposee[] }
  return items.map(({ libelle }) => libelle)
}
const imprimer = async (userName: string, edition: string, numeroContrat = '20450001') => {
  const reponse = await get(userName, `/print?edition=${edition}`, numeroContrat)
  assert.equal(reponse.statusCode, 200, edition)
  return { ...readPdf(reponse.rawPayload), headers: reponse.headers }
}

test('R7.135 R9.43 each role is offered what it may have, and what there is', async () => {
  const releves = ['Relevé de prestations', 'Relevé de remboursements']
  const sante = ['Attestation', 'Carte TP', 'Situation Contractuelle', 'Mandat SEPA', 'Échéancier']
  assert.deepEqual(await proposees(CAMILLE), [...sante, ...releves, 'Relevé annuel'])
  assert.deepEqual(await proposees(JULIEN), ['Attestation', 'Carte TP', ...releves])
  assert.deepEqual(
    await proposees(CAMILLE, '20450002'),
    sante.filter((l) => l !== 'Carte TP'),
  )
  // She pays by cheque.
  assert.ok(!(await proposees('jeanne.moreau@example.org', '20450005')).includes('Mandat SEPA'))
})

test('what a role may not have is refused, not only hidden', async () => {
  for (const edition of ['mandatSepa', 'echeancier', 'situationContractuelle', 'releveAnnuel'])
    assert.equal((await get(JULIEN, `/print?edition=${edition}`)).statusCode, 403, edition)
  assert.equal((await get(CAMILLE, '/print?edition=carteTp', '20450002')).statusCode, 403)
  assert.equal((await get('hugo.roche@example.org', '/print?edition=attestation')).statusCode, 404)
  assert.equal(
    (await get('jeanne.moreau@example.org', '/print?edition=mandatSepa', '20450005')).statusCode,
    404,
  )
})

test('an edition must be named, known, and its period the right way round', async () => {
  assert.deepEqual((await get(CAMILLE, '/print')).json().champs, {
    edition: 'Cette information est obligatoire',
  })
  assert.equal((await get(CAMILLE, '/print?edition=passeport')).statusCode, 400)
  const envers = await get(CAMILLE, '/print?edition=echeancier&debut=2026-05-01&fin=2026-04-30')
  assert.equal(envers.statusCode, 400)
  assert.deepEqual(envers.json().champs, {
    fin: 'La date de fin doit être postérieure ou égale à la date de début',
  })
  for (const debut of ['2026-02-30', '0000-01-01']) {
    const reponse = await get(CAMILLE, `/print?edition=relevePrestations&debut=${debut}`)
    assert.equal(reponse.statusCode, 400, debut)
    assert.match(reponse.json().champs.debut, /date/)
  }
})

test('the certificate names everybody, and the day', async () => {
  const { pages, headers, objects } = await imprimer(CAMILLE, 'attestation')
  assert.match(
    String(headers['content-disposition']),
    /^attachment; filename="attestation-20450001-\d{4}-\d\d-\d\d\.pdf"/,
  )
  const texte = pages.join('').replaceAll('\n', ' ')
  assert.match(texte, /Mutuelle Horizon atteste que les personnes désignées ci-dessous/)
  for (const nom of ['MARTIN Camille', 'MARTIN Julien', 'MARTIN Léa', '14/03/1986'])
    assert.ok(texte.includes(nom), nom)
  for (const tag of ['H1', 'P', 'Table', 'TR', 'TH', 'TD'])
    assert.match(objects, new RegExp(`/S /${tag}\\b`))
})

test('two years, or two periods, are two files', async () => {
  for (const [question, nom] of [
    ['releveAnnuel&debut=2025-01-01&fin=2025-12-31', 'releve-annuel-20450001-2025.pdf'],
    ['releveAnnuel&debut=2024-01-01&fin=2024-12-31', 'releve-annuel-20450001-2024.pdf'],
    [
      'relevePrestations&debut=2025-01-01&fin=2025-03-31',
      'releve-de-prestations-20450001-2025-01-01-au-2025-03-31.pdf',
    ],
  ] as const) {
    const { headers } = await get(CAMILLE, `/print?edition=${question}`)
    assert.match(String(headers['content-disposition']), new RegExp(`filename="${nom}"`))
  }
})

test('an ended contract is certified in the past tense; a suspended one not at all', async () => {
  const { pages } = await imprimer('hugo.roche@example.org', 'attestation', '20450004')
  assert.match(pages.join('').replaceAll('\n', ' '), /désignée ci-dessous a bénéficié, du 1er mars/)
  assert.match(pages.join(''), /Attestation de fin de droits\n/)
  const { db } = t.database
  await db.execute(`update contrat set etat = 'suspendu' where numero = '20450002'`)
  assert.ok(!(await proposees(CAMILLE, '20450002')).includes('Attestation'))
  assert.equal((await get(CAMILLE, '/print?edition=attestation', '20450002')).statusCode, 404)
  await db.execute(`update contrat set etat = 'valide' where numero = '20450002'`)
})

test('the mandate: reference, creditor, debtor, and an account that cannot be copied', async () => {
  const texte = (await imprimer(CAMILLE, 'mandatSepa')).pages.join('')
  for (const mot of ['HOR204500010001', 'FR98ZZZ999001', 'Mutuelle Horizon', 'FR•• •••• 7858'])
    assert.ok(texte.includes(mot), mot)
  assert.doesNotMatch(texte, /FR76/)
})

test('the schedule adds up: its lines, its total, what is paid and to come', async () => {
  const { pages } = await imprimer(CAMILLE, 'echeancier')
  const texte = pages.join('').replaceAll('\u00a0', ' ')
  const [tableau = ''] = texte.split('Total')
  const lignes = [...tableau.matchAll(/(?:Payée|À venir|Rejetée[^\n]*)\n([\d ]+,\d\d) €/g)]
  assert.equal(lignes.length, 12)
  const total = cents(/Total\n+([\d ]+,\d\d) €/.exec(texte)?.[1] ?? '')
  assert.equal(
    lignes.reduce((somme, [, montant = '']) => somme + cents(montant), 0),
    total,
  )
  const paye = cents(/Déjà payé\n([\d ]+,\d\d) €/.exec(texte)?.[1] ?? '')
  const aVenir = cents(/À venir\n([\d ]+,\d\d) €\nPrélevé/.exec(texte)?.[1] ?? '')
  assert.equal(paye + aVenir, total)
})

test('Hugo’s schedule says why a debit was rejected', async () => {
  const { pages } = await imprimer('hugo.roche@example.org', 'echeancier', '20450003')
  assert.match(pages.join(''), /Rejetée\u00a0: Provision insuffisante/)
})

test('the situation of the contract says what it is today', async () => {
  const texte = (await imprimer(CAMILLE, 'situationContractuelle')).pages.join('')
  for (const mot of ['Santé Sérénité', 'Complémentaire santé', 'Valide', 'MARTIN Léa'])
    assert.ok(texte.includes(mot), mot)
})

test('the other client prints in its own name', async () => {
  const nadia = await t.as('nadia.perrot@example.org', 'atlas.localhost:8080')
  const reponse = await nadia({
    url: '/api/documents/attestation/print?edition=attestation',
    headers: { 'x-numcontrat': '70310001' },
  })
  const { pages } = readPdf(reponse.rawPayload)
  assert.match(pages.join(''), /Prévoyance Atlas atteste/)
  assert.doesNotMatch(pages.join(''), /Horizon/)
})

const cents = (montant: string) => Number(montant.replace(/[^\d]/g, ''))

/** Every row of a statement that begins with a day, its amounts in cents. */
const lignesDe = (pages: string[]) =>
  pages
    .join('')
    .replaceAll('\u00a0', ' ')
    // Above the table stands what went to whom.
    .replace(/^[\s\S]*?\n(?=Soins du\n)/, '')
    .split(/\n(?=\d\d\/\d\d\/\d{4}\n)|\n(?=Total\n)/)
    .map((ligne) => [...ligne.matchAll(/([\d ]+,\d\d) €/g)].map(([, m = '']) => cents(m)))
    .filter((montants) => montants.length > 0)

test('a statement of care is what was settled within its period, line by line and in all', async () => {
  const annee = t.clock.now.getFullYear() - 1
  const [debut, fin] = [`${annee}-01-01`, `${annee}-12-31`]
  const reponse = await get(CAMILLE, `/print?edition=relevePrestations&debut=${debut}&fin=${fin}`)
  const lignes = lignesDe(readPdf(reponse.rawPayload).pages)
  const total = lignes.pop()
  const { rows } = (await t.database.db.execute(
    `select count(*)::int as nombre, sum(depense)::int as depense, sum(ro)::int as ro,
      sum(rc)::int as rc, sum(depense - ro - rc)::int as reste from ligne
      where client_code = 'horizon' and numero_contrat = '20450001' and etat = 'reglee'
      and date_reglement between '${debut}' and '${fin}'`,
  )) as unknown as { rows: Record<'nombre' | 'depense' | 'ro' | 'rc' | 'reste', number>[] }
  const [{ nombre, depense, ro, rc, reste } = { nombre: 0 }] = rows
  assert.ok(nombre > 0)
  assert.equal(lignes.length, nombre)
  assert.deepEqual(total, [depense, ro, rc, reste])
  for (const [d = 0, o = 0, c = 0, r = 0] of lignes) assert.equal(d, o + c + r)
})

test('a statement of payments has what went to the member, within the period, and its sum', async () => {
  const reponse = await get(CAMILLE, '/print?edition=releveRemboursements')
  const { pages } = readPdf(reponse.rawPayload)
  const lignes = lignesDe(pages)
  const [total = 0] = lignes.pop() ?? []
  assert.ok(lignes.length > 0)
  assert.equal(
    lignes.reduce((somme, [verse = 0]) => somme + verse, 0),
    total,
  )
})

test('a statement splits what went to whom: the member, another one on their account, professionals', async () => {
  const { db } = t.database
  const annee = t.clock.now.getFullYear()
  await db.execute(`update paiement set personne_id =
    (select personne_id from ligne l where l.paiement_id = paiement.id order by l.id limit 1)
    where id = (select max(l.paiement_id) from ligne l join personne p on p.id = l.personne_id
      where l.numero_contrat = '20450001' and l.destinataire = 'assure' and p.prenom = 'Julien'
      and l.date_reglement >= '${annee}-01-01')`)
  const sommeDe = async (filtre: string) => {
    const { rows } = (await db.execute(
      `select coalesce(sum(l.rc), 0)::int as rc from ligne l left join paiement v on v.id = l.paiement_id
        where l.client_code = 'horizon' and l.numero_contrat = '20450001' and l.etat = 'reglee'
        and l.date_reglement >= '${annee}-01-01' and ${filtre}`,
    )) as unknown as { rows: { rc: number }[] }
    return rows[0]?.rc ?? 0
  }
  const tout = await sommeDe('true')
  const siens = await sommeDe("l.destinataire = 'assure' and v.personne_id is null")
  const deJulien = await sommeDe("l.destinataire = 'assure' and v.personne_id is not null")
  const tiers = await sommeDe("l.destinataire = 'tiers'")
  assert.ok(siens > 0 && deJulien > 0 && tiers > 0)
  assert.equal(siens + deJulien + tiers, tout)
  for (const edition of ['releveAnnuel', `relevePrestations&debut=${annee}-01-01`] as const) {
    const reponse = await get(CAMILLE, `/print?edition=${edition}`)
    const texte = readPdf(reponse.rawPayload).pages.join('').replaceAll('\u00a0', ' ')
    const [, apres = ''] = texte.split('À qui nous avons versé\n')
    const montants = [...apres.matchAll(/([\d ]+,\d\d) €/g)]
      .slice(0, 4)
      .map(([, m = '']) => cents(m))
    assert.deepEqual(montants, [siens, deJulien, tiers, tout], edition)
    assert.match(
      apres,
      /Vous, sur votre compte[\s\S]*Julien, sur son propre compte[\s\S]*Les professionnels de santé/,
    )
  }
})

test('a beneficiary’s statement holds their own care alone', async () => {
  const { pages } = await imprimer(JULIEN, 'relevePrestations')
  assert.doesNotMatch(pages.join(''), /\n(Camille|Léa)\n/)
  assert.match(pages.join(''), /Relevé de prestations/)
})

test('a period without care says so', async () => {
  const reponse = await get(
    CAMILLE,
    '/print?edition=relevePrestations&debut=1999-01-01&fin=1999-12-31',
  )
  assert.match(readPdf(reponse.rawPayload).pages.join(''), /Aucun soin n’a été réglé/)
})

test('the yearly account says what was contributed and paid, this year so far', async () => {
  const { titre, pages } = await imprimer(CAMILLE, 'releveAnnuel')
  const texte = pages.join('').replaceAll('\u00a0', ' ')
  const annee = t.clock.now.getFullYear()
  assert.equal(titre, `Relevé annuel ${annee}`)
  const camille = await t.as(CAMILLE)
  const headers = { 'x-numcontrat': '20450001' }
  const lues = (await camille({ url: '/api/forms/ribcotisations', headers })).json()
  const { totaux } = lues.items?.[0] ?? lues
  const paye = formatMontant(totaux.paye).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')
  assert.ok(texte.replaceAll('\u202f', ' ').includes(paye), paye)
  assert.match(texte, /Julien/)
})

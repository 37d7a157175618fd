import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { CAMILLE, createActesDeTest } from '../../../testing/actes.ts'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'

let t: TestApp
let camille: Inject
const de = createActesDeTest(() => t)
const SANTE = '20450001'

async function leJour(jour: string) {
  t.clock.now = new Date(`${jour}T11:00:00Z`)
  camille = await t.as(CAMILLE)
}
before(async () => {
  t = await createTestApp()
  await leJour('2026-11-16')
})
after(() => t?.close())

const rows = async <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await t.database.db.execute(query)) as unknown as { rows: T[] }).rows
/** What the contract is made of, and what is to be paid for it. */
const contrat = () =>
  rows(sql`select c.nom_offre,
    (select json_agg(o.code_renfort || ' ' || o.date_debut || ' ' || coalesce(o.date_fin::text, '')
      order by o.code_renfort, o.date_debut)
      from option_contrat o where o.numero_contrat = c.numero and o.client_code = c.client_code) as options,
    (select sum(k.montant) from cotisation k where k.numero_contrat = c.numero and k.client_code = c.client_code) as total
    from contrat c where c.numero = ${SANTE} and c.client_code = 'horizon'`)
const conclusions = async () =>
  (await de.faits(camille, 'renonciationActeGestion', SANTE)).conclusions
const renoncer = (demandeId: string) =>
  de.envoyer(camille, '/forms/renonciation', { numeroContrat: SANTE, demandeId })
async function inbox() {
  await t.jobs.drain()
  return (await t.visitor()(`/dev/mailbox/messages?to=${CAMILLE}`)).json()
}
async function ajouter(dateEffet = '2026-12-01') {
  const { renforts } = await de.faits(camille, 'optionAffiliationActeGestion', SANTE)
  const [{ code, montantMensuel }] = renforts
  const answer = await de.envoyer(camille, '/vel/option-affiliation', {
    numeroContrat: SANTE,
    code,
    montantMensuel,
    dateEffet,
    ...(await de.conseil(camille, 'optionAffiliationActeGestion', SANTE)),
  })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().demande.id as string
}

test('an option that has not begun is given up: it never begins, and there is nothing to give back', async () => {
  const avant = await contrat()
  const id = await ajouter()
  const [conclue] = await conclusions()
  assert.deepEqual(
    [conclue.demandeId, conclue.concluLe, conclue.jusquAu],
    [id, '2026-11-16', '2026-11-30'],
  )
  const lignes = await de.lignes(camille, 'renonciationActeGestion', {
    numeroContrat: SANTE,
    demandeId: id,
  })
  assert.equal(Object.keys(lignes).length, 1)
  const answer = await renoncer(id)
  assert.equal(answer.statusCode, 200, answer.body)
  const [mail] = await inbox()
  assert.match(mail.piece, /^accuse-reception/)
  assert.equal((await camille(`/api/demandes/dossier?id=${id}`)).json().etat, 'annulee')
  await de.leJour('2026-12-01')
  assert.deepEqual(await contrat(), avant)
  await leJour('2027-02-01')
  const clerk = await t.as('gestionnaire@example.org')
  const { synthese } = (await clerk('/api/admin/demandes/traitement')).json()
  assert.equal(synthese.horsDelaiLegal, 0)
})

test('an option that has begun is undone from its first day, and what was paid comes back within thirty days', async () => {
  await leJour('2026-11-25')
  const avant = await contrat()
  const id = await ajouter()
  await de.leJour('2026-12-01')
  assert.notDeepEqual(await contrat(), avant)
  await leJour('2026-12-09')
  const answer = await renoncer(id)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(await contrat(), avant)
  const [legale] = await rows<{ echeance: string }>(
    sql`select echeance::text from demande_echeance_legale
      where demande_id = ${answer.json().demande.id} and cle = 'remboursement' and tenue_le is null`,
  )
  assert.equal(legale?.echeance, '2027-01-08')
  // Given up once, it is over.
  t.clock.now = new Date('2026-12-09T11:05:00Z')
  assert.equal((await renoncer(id)).statusCode, 400)
})

test('a level is given up: the one of before comes back, with its options and its price', async () => {
  await leJour('2026-12-20')
  // One that was given up by itself, for that very day: it stays given up.
  await t.database.db.execute(sql`insert into option_contrat
    (client_code, numero_contrat, code_renfort, date_debut, date_fin, montant_mensuel)
    values ('horizon', ${SANTE}, 'QUITTEE', '2026-06-01', '2026-12-31', 100),
      ('horizon', ${SANTE}, 'TENUE', '2026-06-01', null, 100)`)
  const avant = await contrat()
  const { niveaux } = await de.faits(camille, 'garantiesActeGestion', SANTE)
  const { nomOffre } = niveaux.find(({ sens }: { sens: string | null }) => sens === 'baisse')
  const answer = await de.envoyer(camille, '/forms/garanties', {
    numeroContrat: SANTE,
    nomOffre,
    dateEffet: '2027-01-01',
    ...(await de.conseil(camille, 'garantiesActeGestion', SANTE)),
  })
  assert.equal(answer.statusCode, 200, answer.body)
  await de.leJour('2027-01-01')
  assert.notDeepEqual(await contrat(), avant)
  await leJour('2027-01-02')
  assert.equal((await renoncer(answer.json().demande.id)).statusCode, 200)
  assert.deepEqual(await contrat(), avant)
})

test('after fourteen days it is too late, and somebody else’s is nobody’s', async () => {
  await leJour('2027-03-01')
  const id = await ajouter('2027-04-01')
  await leJour('2027-03-16')
  assert.deepEqual(await conclusions(), [])
  const tard = await renoncer(id)
  assert.equal(tard.statusCode, 400, tard.body)
  assert.deepEqual(Object.keys(tard.json().champs), ['demandeId'])
  const hugo = await t.as('hugo.roche@example.org')
  const autre = await de.envoyer(hugo, '/forms/renonciation', {
    numeroContrat: '20450003',
    demandeId: id,
  })
  assert.equal(autre.statusCode, 400)
})

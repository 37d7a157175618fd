import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { type CoordonneesBancaires, coordonneesSchema } from '@espace-adherent/contract'
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp, untold } from '../../../testing/index.ts'
import { ATLAS, createRibs, deposer, envoyer, IBAN, MASQUE, ribDe } from '../../../testing/ribs.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { comptePersonnel } from '../../noyau/comptes-beneficiaires.schema.ts'
import { contrat, personne } from '../../noyau/contrats.schema.ts'
import { cotisation, mandat } from '../../noyau/cotisations.schema.ts'
import { replaceMandat } from '../../noyau/index.ts'
import { miseDeCote } from '../../platform/jobs/jobs.schema.ts'
import { applyDue } from '../actes/index.ts'
import { isReservee } from '../cotisations/index.ts'
import { demande, lienDemande } from '../demandes/demandes.schema.ts'
import { document } from '../documents/documents.schema.ts'
import { endCaducs } from './caducs.ts'
import { completeEmpreintes } from './empreintes.ts'

const CAMILLE = 'camille.martin@example.org'
const NUMERO = '20450001'
/** That of somebody whom none of Camille's contracts covers. */
const IBAN_CONNU = 'FR7630006000011234567890189'

let t: TestApp
let camille: Inject
let noon: Date
const ribs = createRibs(() => t)
before(async () => {
  t = await createTestApp()
  noon = new Date('2026-11-16T11:00:00Z')
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = noon
  await ribs.reset()
  camille = await t.as(CAMILLE)
})

const later = (heures: number) => new Date(noon.getTime() + heures * 3_600_000)
const lire = async (call = camille, numero = NUMERO): Promise<CoordonneesBancaires> => {
  const answer = await call({
    url: '/api/coordonnees-bancaires',
    headers: { 'x-numcontrat': numero },
  })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.doesNotMatch(answer.body, /30006|20041010/)
  return coordonneesSchema.parse(answer.json())
}
const changer = (ecart: object = {}) =>
  envoyer(camille, ribDe(NUMERO, { titulaire: 'Camille Martin', ...ecart }))

const saisieMandat = (ecart: object = {}) => ({
  titulaire: 'Camille Martin',
  iban: IBAN,
  bic: 'AGRIFRPP882',
  rib: null,
  isMandatAccepte: true,
  numeroContrat: NUMERO,
  ...ecart,
})
async function signer(acte: 'ribcotisations' | 'rib', ecart: object = {}, isProuve = true) {
  const headers = isProuve ? { 'x-securitycode': await ribs.prove(camille, CAMILLE) } : {}
  const url = `/api/forms/${acte}/form`
  return camille({ method: 'POST', url, payload: { data: saisieMandat(ecart) }, headers })
}
const lienDe = async (to = CAMILLE) => {
  const mails = await ribs.inbox(to)
  const mail = mails.find(({ text }) => text.includes('/#/annuler-rib'))
  return /annuler-rib\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const annuler = (code: string, host?: string) =>
  t.visitor(host)({
    method: 'POST',
    url: '/api/coordonnees-bancaires/annulation',
    payload: { code },
  })
const due = (heures: number) => applyDue(t.actes, t.database.db, later(heures))

test('R7.89 another account waits for its hours: the holder is told by mail and text, and nothing changes before', async () => {
  const avant = (await ribs.contrat(NUMERO)).ibanMasque
  const answer = await changer()
  // Sent on Monday at noon, 48 hours: the first whole day after is Thursday.
  assert.deepEqual([answer.statusCode, answer.json().effetLe], [200, '2026-11-19'])
  const { remboursements, enAttente, reflexionHeures } = await lire()
  assert.deepEqual([remboursements?.iban, reflexionHeures], [avant, 48])
  assert.deepEqual(
    enAttente.map(({ usages, compte, effetLe, etat }) => [usages, compte.iban, effetLe, etat]),
    [[['remboursements'], MASQUE, '2026-11-19', 'acceptee']],
  )
  const tous = await t.visitor()('/dev/mailbox/messages')
  const sms = tous.json().filter(({ subject }: { subject: string | null }) => subject === null)
  assert.equal(sms.length, 1)
  assert.match(sms[0].text, /\(fin 0189\) demandé pour le 19 novembre 2026\. Pas vous/)
  const [mail] = await ribs.inbox(CAMILLE)
  assert.equal(mail?.subject, 'Votre compte bancaire va changer le 19 novembre 2026')
  assert.equal(await due(59), 0)
  assert.equal((await ribs.contrat(NUMERO)).ibanMasque, avant)
  assert.equal(await due(61), 1)
  assert.equal((await ribs.contrat(NUMERO)).ibanMasque, MASQUE)
  const apres = await lire()
  assert.deepEqual([apres.enAttente.length, apres.historique[0]?.isActif], [0, true])
  await t.database.db
    .update(contrat)
    .set({ ibanMasque: avant, ibanEmpreinte: null })
    .where(eq(contrat.numero, NUMERO))
})

test('one click on the link of the mail cancels it, once, without signing in; too late it does nothing', async () => {
  await changer()
  const code = await lienDe()
  assert.ok(code.length > 30)
  const [kept] = await t.database.db.select().from(lienDemande)
  assert.ok(kept && !kept.empreinte.includes(code), 'only a hash is kept')
  for (const [wrong, host] of [
    ['x', undefined],
    [code.toLowerCase(), undefined],
    [code, ATLAS],
  ] as const)
    assert.equal((await annuler(wrong, host)).json().code, 'InvalidToken')
  const answers = await Promise.all(Array.from({ length: 20 }, () => annuler(code)))
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
  const [demande] = await ribs.demandes()
  assert.equal(demande?.etat, 'annulee')
  assert.equal(
    (await ribs.inbox(CAMILLE))[0]?.subject,
    'Le changement de votre compte bancaire est annulé',
  )
  assert.equal(await due(100), 0)
  // Done already: nothing to cancel any more.
  t.clock.now = later(1)
  await changer({ bic: 'AGRIFRPPXXX' })
  const second = await lienDe()
  await due(100)
  t.clock.now = later(100)
  assert.equal((await annuler(second)).json().code, 'InvalidToken')
})

test('one change of an account at a time; the two accounts are apart', async () => {
  await changer()
  t.clock.now = later(0.05)
  const autre = await changer({ iban: 'FR1420041010050500013M02606' })
  assert.match(autre.json().champs.iban, /déjà en attente.*annulez-le/)
  assert.equal((await signer('rib')).statusCode, 400)
  // Said on entry, before mandate and code; the account of contributions alone is another one.
  const attend = async (acte: string) =>
    (await camille(`/api/demarches/faits?acte=${acte}&numeroContrat=${NUMERO}`)).json().items[0]
      .isEnAttente
  assert.deepEqual(
    [await attend('ribActeGestion'), await attend('ribCotisationsActeGestion')],
    [true, false],
  )
  assert.equal((await signer('ribcotisations')).statusCode, 200)
  assert.equal((await lire()).enAttente.length, 2)
})

test('R7.88 R7.90 a mandate is read and signed by code: its reference, its paper, the next debits', async () => {
  const faits = await camille(`/api/demarches/faits?acte=ribActeGestion&numeroContrat=${NUMERO}`)
  const { rum, ics, creancier } = faits.json().items?.[0] ?? faits.json()[0]
  assert.deepEqual([rum, ics, creancier], ['HOR204500010002', 'FR98ZZZ999001', 'Mutuelle Horizon'])
  const sansCode = await signer('rib', {}, false)
  assert.deepEqual([sansCode.statusCode, sansCode.json().code], [403, 'SecurityCodeRequired'])
  const nonLu = await signer('rib', { isMandatAccepte: false })
  assert.deepEqual(nonLu.json().champs, {
    isMandatAccepte: 'Lisez le mandat et cochez cette case pour le signer',
  })
  assert.equal((await ribs.demandes()).length, 0)
  const answer = await signer('rib')
  assert.deepEqual([answer.statusCode, answer.json().effetLe], [200, '2026-11-19'], answer.body)
  await due(61)
  t.clock.now = later(61)
  camille = await t.as(CAMILLE)
  const { remboursements, mandat: signe } = await lire()
  assert.deepEqual(
    [remboursements?.iban, signe?.iban, signe?.rum, signe?.signeLe],
    [MASQUE, MASQUE, 'HOR204500010002', '2026-11-16'],
  )
  const mandats = await t.database.db.select().from(mandat).where(eq(mandat.numeroContrat, NUMERO))
  const [ancien] = mandats.filter((one) => one.rum === 'HOR204500010001')
  assert.equal(ancien?.revoqueLe, '2026-11-19')
  const [papier] = await t.database.db
    .select()
    .from(document)
    .where(and(eq(document.numeroContrat, NUMERO), eq(document.le, '2026-11-19')))
  const pdf = await camille({
    url: `/api/cgdm-svc/ged/visionneuse?id=${papier?.id}`,
    headers: { 'x-numcontrat': NUMERO },
  })
  assert.deepEqual([pdf.statusCode, pdf.headers['content-type']], [200, 'application/pdf'])
  const aVenir = await t.database.db
    .select({ mode: cotisation.codeModePaiement })
    .from(cotisation)
    .where(and(eq(cotisation.numeroContrat, NUMERO), eq(cotisation.etat, 'a_venir')))
  assert.ok(aVenir.length > 0 && aVenir.every(({ mode }) => mode === 'PRE'))
})

test('in manual mode a clerk accepts it, and only then the hours begin', async () => {
  const samira = await t.as('samira.haddad@example.org', ATLAS)
  await t.database.db
    .update(contrat)
    .set({ ibanMasque: 'FR•• •••• 0001' })
    .where(eq(contrat.numero, '70310003'))
  const rib = await deposer(samira)
  const { id } = (await envoyer(samira, ribDe('70310003', { rib }))).json().demande
  t.clock.now = later(24)
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const accepte = await clerk({
    method: 'POST',
    url: '/api/admin/demandes/traitement',
    payload: { geste: 'accepter', id, revision: 1 },
  })
  assert.deepEqual([accepte.statusCode, accepte.json().effetLe], [200, '2026-11-20'], accepte.body)
  assert.equal((await ribs.contrat('70310003')).ibanMasque, 'FR•• •••• 0001')
})

test('a mandate that a clerk looks at: the bank’s paper, another one asked for, and a refusal that changes nothing', async () => {
  const SAMIRA = 'samira.haddad@example.org'
  const samira = await t.as(SAMIRA, ATLAS)
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const send = async (ecart: object) => {
    const post = (path: string, payload: object) =>
      samira({ method: 'POST', url: `/api/security-code/${path}`, payload })
    await post('send', { sendType: 'MAIL', operation: 'VERIFY_AMF' })
    const [newest] = await ribs.inbox(SAMIRA, ATLAS)
    const securityCode = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
    await post('verify', { securityCode, operation: 'VERIFY_AMF' })
    return samira({
      method: 'POST',
      url: '/api/forms/ribcotisations/form',
      payload: { data: saisieMandat({ numeroContrat: '70310003', ...ecart }) },
      headers: { 'x-securitycode': securityCode },
    })
  }
  const treat = (payload: object) =>
    clerk({ method: 'POST', url: '/api/admin/demandes/traitement', payload })
  assert.deepEqual((await send({})).json().champs, {
    rib: 'Merci de joindre le document demandé.',
  })
  const recue = await send({ rib: await deposer(samira) })
  assert.deepEqual([recue.statusCode, recue.json().isModeGestionManuel], [200, true], recue.body)
  const { id } = recue.json().demande
  const demandee = await treat({
    geste: 'demander',
    id,
    revision: 1,
    champ: 'rib',
    motif: 'illisible',
    texte: null,
    echeance: '2026-12-01',
  })
  assert.deepEqual([demandee.statusCode, demandee.json().attentes], [200, 1], demandee.body)
  const texte = 'Ce compte n’est pas à votre nom.'
  assert.equal((await treat({ geste: 'refuser', id, revision: 2, texte })).statusCode, 200)
  const mandats = await t.database.db.select().from(mandat).where(eq(mandat.clientCode, 'atlas'))
  assert.ok(mandats.every(({ ibanMasque }) => ibanMasque !== MASQUE))
})

test('an account that a stranger uses is looked at by a clerk, and nobody is told why', async () => {
  const answer = await changer({ iban: IBAN_CONNU })
  assert.deepEqual([answer.statusCode, answer.json().isModeGestionManuel], [200, true])
  const [mail] = await ribs.inbox(CAMILLE)
  assert.equal(mail?.subject, 'Nous avons reçu vos coordonnées bancaires')
  assert.doesNotMatch(JSON.stringify([mail, answer.body]), /autre personne|déjà utilisé|connu/i)
  // One's own, or one's family's, is nobody else's.
  await ribs.reset()
  const sien = await changer({ iban: 'FR7610096181000001234567858' })
  assert.equal(sien.json().isModeGestionManuel, false)
})

test('an account that cannot be read keeps no other from being found again', async () => {
  const { db } = t.database
  const [premier] = await db
    .select()
    .from(contrat)
    .where(isNotNull(contrat.iban))
    .orderBy(contrat.numero)
  assert.ok(premier)
  const lui = and(eq(contrat.clientCode, premier.clientCode), eq(contrat.numero, premier.numero))
  await db.update(contrat).set({ ibanEmpreinte: null })
  await db.update(contrat).set({ iban: 'unreadable' }).where(lui)
  await completeEmpreintes({ ...t.actes, db }, t.clock.now)
  const sans = await db
    .select({ numero: contrat.numero })
    .from(contrat)
    .where(and(isNotNull(contrat.iban), isNull(contrat.ibanEmpreinte)))
  assert.deepEqual(sans, [{ numero: premier.numero }])
  const aside = await db.select().from(miseDeCote)
  assert.deepEqual(
    aside.map(({ key, cible }) => `${key} ${cible}`),
    [`rib.empreintes contrat ${premier.numero}`],
  )
  await db.delete(miseDeCote)
  await db
    .update(contrat)
    .set({ iban: premier.iban, ibanEmpreinte: premier.ibanEmpreinte })
    .where(lui)
})

test('accounts that came from elsewhere are found again too', async () => {
  await t.database.db.update(contrat).set({ ibanEmpreinte: null })
  await t.database.db.update(mandat).set({ ibanEmpreinte: null })
  assert.equal((await changer({ iban: IBAN_CONNU })).json().isModeGestionManuel, false)
  await ribs.reset()
  await completeEmpreintes({ ...t.actes, db: t.database.db }, t.clock.now)
  assert.equal((await changer({ iban: IBAN_CONNU })).json().isModeGestionManuel, true)
})

test('a mandate without a debit for 36 months is void: it is said once, waits in « À faire », and a new one gives two weeks before the next debit', async () => {
  const { db } = t.database
  const NADIA = 'nadia.perrot@example.org'
  const numero = '70310002'
  const duContrat = eq(cotisation.numeroContrat, numero)
  const finir = (le: Date) => endCaducs({ ...t.actes, db }, le)
  await db.update(mandat).set({ signeLe: '2023-11-15' }).where(eq(mandat.numeroContrat, numero))
  await finir(noon)
  const nadia = await t.as(NADIA, ATLAS)
  assert.ok((await lire(nadia, numero)).mandat, 'it was used')
  await db
    .update(cotisation)
    .set({ codeModePaiement: 'CHQ' })
    .where(and(duContrat, ne(cotisation.etat, 'a_venir')))
  await finir(new Date('2026-11-15T12:00:00Z'))
  assert.ok((await lire(nadia, numero)).mandat, 'its last day is still good')
  // A debit that the bank refused was presented, whatever paid it since.
  const payees = and(duContrat, ne(cotisation.etat, 'a_venir'))
  await db.update(cotisation).set({ isPresentee: true }).where(payees)
  await finir(noon)
  assert.ok((await lire(nadia, numero)).mandat, 'it was presented')
  await db.update(cotisation).set({ isPresentee: false }).where(payees)
  await finir(noon)
  const lues = await lire(nadia, numero)
  assert.deepEqual([lues.mandat, lues.mandatCaducLe], [null, '2026-11-16'])
  const [dite] = (await nadia('/api/notifications')).json().items
  assert.equal(dite.titre, 'Votre mandat de prélèvement n’est plus valable')
  assert.equal(dite.lien, '/demarches/ribcotisations')
  await finir(noon)
  const [mail, ...autres] = await ribs.inbox(NADIA, ATLAS)
  assert.equal(mail?.subject, 'Votre mandat de prélèvement n’est plus valable')
  assert.match(mail?.text ?? '', /n’a pas servi depuis 36\u00a0mois.*#\/demarches\/ribcotisations/s)
  assert.deepEqual(autres, [])
  const isAFaire = async () =>
    (await nadia('/api/adherent/contrats'))
      .json()
      .contrats.find(
        (c: { numeroContratIndividuel: string }) => c.numeroContratIndividuel === numero,
      ).isMandatCaduc
  assert.equal(await isAFaire(), true)
  await db.delete(cotisation).where(and(duContrat, eq(cotisation.etat, 'a_venir')))
  await db.insert(cotisation).values({
    clientCode: 'atlas',
    numeroContrat: numero,
    periodeDebut: '2026-12-01',
    periodeFin: '2026-12-31',
    dateEcheance: '2026-11-20',
    montant: 4200,
    etat: 'a_venir',
    codeModePaiement: 'CHQ',
  })
  const cle = { clientCode: 'atlas', numeroContrat: numero }
  const nouveau = {
    ...{ ...cle, rum: 'X', ics: 'Y', signeLe: '2026-11-16', titulaire: 'N' },
    ...{ iban: 's', ibanMasque: 'm', bic: '' },
  }
  const quand = { jour: '2026-11-16', premier: '2026-11-30', isReservee }
  await untold(db, (e) => replaceMandat(e, cle, nouveau, quand))
  assert.equal(await isAFaire(), false)
  const [premiere] = await db
    .select()
    .from(cotisation)
    .where(and(duContrat, eq(cotisation.etat, 'a_venir')))
  assert.deepEqual([premiere?.dateEcheance, premiere?.codeModePaiement], ['2026-11-30', 'PRE'])
  await db.delete(mandat).where(eq(mandat.rum, 'X'))
})

const JULIEN = 'julien.martin@example.org'
const SIEN = 'FR7620041005001300000000182'
const personnel = (call: Inject, headers: Record<string, string> = {}) =>
  call({
    method: 'POST',
    url: '/api/coordonnees-bancaires/personnel',
    payload: { isRefuse: true },
    headers: { 'x-numcontrat': NUMERO, ...headers },
  })

test('the account of a contract is its adherent’s: a beneficiary sees nothing of it, nor signs its mandate', async () => {
  const julien = await t.as(JULIEN)
  const lues = await lire(julien)
  assert.deepEqual(
    [lues.remboursements, lues.mandat, lues.prochain, lues.historique, lues.autres],
    [null, null, null, [], []],
  )
  assert.deepEqual(lues.personnel, { isPossible: true, isRefuse: true, depuis: null })
  const url = '/api/forms/ribcotisations/form'
  const data = saisieMandat()
  assert.equal((await julien({ method: 'POST', url, payload: { data } })).statusCode, 403)
  assert.equal((await personnel(camille)).statusCode, 403)
})

test('a beneficiary of sixteen and over is paid on an account of their own, of which the adherent learns nothing else', async () => {
  const julien = await t.as(JULIEN)
  const duContrat = (await ribs.contrat(NUMERO)).ibanMasque
  const answer = await envoyer(julien, ribDe(NUMERO, { titulaire: 'Julien Martin', iban: SIEN }))
  assert.deepEqual([answer.statusCode, answer.json().effetLe], [200, '2026-11-19'], answer.body)
  // Somebody else's change waits: it keeps nobody from their own, and nobody sees it.
  t.clock.now = later(0.1)
  assert.deepEqual((await lire()).enAttente, [])
  assert.equal((await ribs.modalite(camille, NUMERO)).isEnAttente, false)
  assert.equal((await changer({ iban: 'FR1420041010050500013M02606' })).statusCode, 200)
  const autre = await envoyer(julien, ribDe(NUMERO, { iban: 'FR1420041010050500013M02606' }))
  assert.match(autre.json().champs.iban, /déjà en attente/)
  await t.database.db.delete(demande).where(eq(demande.compteId, (await compteDe(CAMILLE)).id))
  await due(61)
  t.clock.now = later(62)
  camille = await t.as(CAMILLE)
  assert.equal((await ribs.contrat(NUMERO)).ibanMasque, duContrat)
  const siennes = await lire(await t.as(JULIEN))
  assert.deepEqual(
    [siennes.remboursements?.iban, siennes.personnel, siennes.historique[0]?.isActif],
    ['FR•• •••• 0182', { isPossible: true, isRefuse: false, depuis: '2026-11-19' }, true],
  )
  const lues = await lire()
  assert.deepEqual(lues.autres, [{ prenom: 'Julien', depuis: '2026-11-19' }])
  assert.equal(lues.remboursements?.iban, duContrat)
  assert.ok(lues.historique.every(({ demande }) => demande === null))
  assert.doesNotMatch(JSON.stringify(lues), /0182/)
  const [dite] = (await camille('/api/notifications')).json().items
  assert.match(dite.titre, /^Julien.*remboursements versés sur son propre compte$/)
  assert.doesNotMatch(JSON.stringify(dite), /0182/)
})

test('they may leave it to the account of the contract, with a proof of who they are, and are told', async () => {
  t.clock.now = later(80)
  const julien = await t.as(JULIEN)
  t.clock.now = later(80.3)
  const sansPreuve = await personnel(julien)
  assert.deepEqual([sansPreuve.statusCode, sansPreuve.json().code], [403, 'SecurityCodeRequired'])
  const code = (await julien.prove?.()) ?? ''
  assert.equal((await personnel(julien, { 'x-securitycode': code })).statusCode, 200)
  assert.deepEqual((await lire(julien)).personnel, {
    isPossible: true,
    isRefuse: true,
    depuis: null,
  })
  const [mail] = await ribs.inbox(JULIEN)
  assert.equal(mail?.subject, 'Vos remboursements sont versés sur le compte du contrat')
  assert.deepEqual((await lire(await t.as(CAMILLE))).autres, [])
})

test('under sixteen nobody has one; who never answered is asked on accueil, once', async () => {
  const { db } = t.database
  const { personneId } = await compteDe(JULIEN)
  const naitre = (dateNaissance: string) =>
    db
      .update(personne)
      .set({ dateNaissance })
      .where(eq(personne.id, personneId ?? ''))
  const [{ dateNaissance } = { dateNaissance: '' }] = await db
    .select()
    .from(personne)
    .where(eq(personne.id, personneId ?? ''))
  const julien = await t.as(JULIEN)
  const aDemander = async () =>
    (await julien('/api/adherent/contrats')).json().contrats[0].isCompteADemander
  await db.delete(comptePersonnel).where(eq(comptePersonnel.personneId, personneId ?? ''))
  assert.equal(await aDemander(), true)
  await naitre('2010-11-17')
  assert.equal(await aDemander(), false)
  const answer = await envoyer(julien, ribDe(NUMERO))
  assert.match(answer.json().champs.iban, /^Avant 16\u00a0ans/)
  assert.equal((await personnel(julien)).statusCode, 403)
  await naitre(dateNaissance)
  assert.equal((await personnel(julien)).statusCode, 200)
  assert.equal(await aDemander(), false)
})

test('a transfer to somebody’s own account is told to them alone, with its number', async () => {
  const headers = { 'x-numcontrat': '70310001' }
  const url = '/api/v2/adherent/paiements'
  const listes = []
  for (const qui of ['nadia.perrot@example.org', 'luc.bernard@example.org'])
    listes.push((await (await t.as(qui, ATLAS))({ url, headers })).json().items)
  const [nadia, luc] = listes
  // What Luc is paid on an account of his own is his alone: whoever subscribed is not even told that it was.
  assert.ok(nadia.length > 0)
  const vus = new Set(nadia.map(({ id }: { id: string }) => id))
  assert.ok(luc.every(({ id }: { id: string }) => !vus.has(id)))
  assert.equal(luc[0].ibanMasque, 'FR•• •••• 0750')
})

const compteDe = async (userName: string) => {
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, userName))
  assert.ok(row)
  return row
}
